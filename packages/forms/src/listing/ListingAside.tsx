import type { Listing, ListingType } from '@portal/data/schemas';
import { Completeness } from '@portal/ui/patterns/Completeness';
import { ListingPreview } from '@portal/ui/patterns/ListingPreview';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { focusField } from '../core/focusField.ts';
import { useFormScope } from '../core/formScope.ts';
import { completenessLines, listingLook } from './listingLook.ts';
import { type ListingTerms, termNames } from './listingTerms.ts';
import type { ListingValues } from './listingValues.ts';

export interface ListingAsideProps {
  type: ListingType;
  record: Listing | null;
  terms: ListingTerms;
}

/** The public card and what is still open, as the text is typed. Follows the values without the form rendering. */
export function ListingAside({ type, record, terms }: ListingAsideProps) {
  const { element } = useFormScope();
  const look = useWatch({ compute: (values: ListingValues) => listingLook(values, type) });
  const names = useMemo(() => termNames(terms, record), [terms, record]);
  const items = completenessLines[type].map(({ field, label, help }, index) => ({
    label,
    help,
    done: look.done[index] ?? false,
    onAdd: () => focusField(element.current, field),
  }));
  return (
    <>
      <ListingPreview
        name={look.name}
        logo={look.logo ?? undefined}
        summary={look.summary}
        chips={look.chips.flatMap((key) => names.get(key) ?? [])}
        pricing={look.pricing}
        nzOwned={look.nzOwned}
        rating={record?.rating ?? null}
        reviews={record?.numReviews ?? 0}
      />
      <Completeness items={items} />
    </>
  );
}
