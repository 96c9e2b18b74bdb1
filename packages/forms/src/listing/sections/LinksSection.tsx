import { type ListingType, listingFields } from '@portal/domain';
import { Card } from '@portal/ui/components/Card';
import { Link as LinkIcon } from 'lucide-react';
import { FormTextField } from '../../core/fields/FormTextField.tsx';
import { listingLabels } from '../listingLabels.ts';
import type { ListingValues } from '../listingValues.ts';

export interface LinksSectionProps {
  type: ListingType;
}

const pricingExample: Record<ListingType, string | undefined> = {
  app: undefined,
  service: '$29.99/month',
};

export function LinksSection({ type }: LinksSectionProps) {
  return (
    <Card title="Links and price" help="Where people go next, and what it costs.">
      <FormTextField<ListingValues>
        name="link"
        label={listingLabels.link}
        type="url"
        icon={LinkIcon}
        placeholder="https://"
      />
      <FormTextField<ListingValues>
        name="freeTrial"
        label={listingLabels.freeTrial}
        type="url"
        icon={LinkIcon}
        placeholder="https://"
        aside="Optional"
      />
      <FormTextField<ListingValues>
        name="pricing"
        label={listingLabels.pricing}
        placeholder={pricingExample[type]}
        help="As it should read on the card."
        maxSymbols={listingFields.pricing.max}
      />
    </Card>
  );
}
