import { type ListingType, listingFields } from '@portal/domain';
import { Card } from '@portal/ui/components/Card';
import { FormTextArea } from '../../core/fields/FormTextArea.tsx';
import { FormTextField } from '../../core/fields/FormTextField.tsx';
import { listingLabels, typeWords } from '../listingLabels.ts';
import type { ListingValues } from '../listingValues.ts';

export interface AboutSectionProps {
  type: ListingType;
}

export function AboutSection({ type }: AboutSectionProps) {
  return (
    <Card title={`About the ${typeWords[type]}`} help="What people read first.">
      <FormTextField<ListingValues>
        name="name"
        label={listingLabels.name}
        maxSymbols={listingFields.name.max}
      />
      <FormTextField<ListingValues>
        name="shortDescription"
        label={listingLabels.shortDescription}
        help="One plain sentence, shown in lists."
        maxSymbols={listingFields.shortDescription.max}
      />
      <FormTextArea<ListingValues>
        name="longDescription"
        label={listingLabels.longDescription}
        rows={6}
        maxSymbols={listingFields.longDescription.max}
      />
    </Card>
  );
}
