import type { Listing } from '@portal/data/schemas';
import { type ListingType, listingFields, listingFieldsOf, recordOf } from '@portal/domain';
import { Card } from '@portal/ui/components/Card';
import { useMemo } from 'react';
import { FormCombobox } from '../../core/fields/FormCombobox.tsx';
import { FormMultiSelect } from '../../core/fields/FormMultiSelect.tsx';
import { listingLabels } from '../listingLabels.ts';
import { type ListingTerms, ownTerms, type TermField, termOptions } from '../listingTerms.ts';
import type { ListingValues } from '../listingValues.ts';

export interface FoundSectionProps {
  type: ListingType;
  record: Listing | null;
  terms: ListingTerms;
}

const help: Record<ListingType, string> = {
  app: 'The category follows from the subcategories.',
  service: 'Where people look for it.',
};

/** What a listing is filed under. */
export function FoundSection({ type, record, terms }: FoundSectionProps) {
  const options = useTermOptions(record, terms);
  const select = (name: TermField) => ({
    name,
    label: listingLabels[name],
    options: options[name],
    loading: terms[name] === null,
  });
  return (
    <Card title="Where it is found" help={help[type]}>
      {type === 'service' ? <FormCombobox<ListingValues> {...select('categories')} /> : null}
      <FormCombobox<ListingValues> {...select('industries')} />
      {type === 'app' ? (
        <FormMultiSelect<ListingValues>
          {...select('subcategories')}
          max={listingFields.subcategories.max}
        />
      ) : (
        <FormMultiSelect<ListingValues>
          {...select('locations')}
          max={listingFields.locations.max}
        />
      )}
    </Card>
  );
}

function useTermOptions(record: Listing | null, terms: ListingTerms) {
  return useMemo(
    () =>
      recordOf(listingFieldsOf('terms'), (name) =>
        termOptions(terms[name], ownTerms(record, name)),
      ),
    [record, terms],
  );
}
