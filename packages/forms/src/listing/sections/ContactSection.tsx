import { Card } from '@portal/ui/components/Card';
import { FormTextField } from '../../core/fields/FormTextField.tsx';
import { listingLabels } from '../listingLabels.ts';
import type { ListingValues } from '../listingValues.ts';

export function ContactSection() {
  return (
    <Card title="How people reach you" help="Shown to the public. Leave empty what should not be.">
      <FormTextField<ListingValues>
        name="email"
        label={listingLabels.email}
        type="email"
        autoComplete="email"
        aside="Optional"
      />
      <FormTextField<ListingValues>
        name="phone"
        label={listingLabels.phone}
        type="tel"
        autoComplete="tel"
        aside="Optional"
      />
    </Card>
  );
}
