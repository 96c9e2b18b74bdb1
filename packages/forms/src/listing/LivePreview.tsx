import type { Listing } from '@portal/data/schemas';
import type { ListingType } from '@portal/domain';
import { ListingPreview } from '@portal/ui/patterns/ListingPreview';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { listingLook } from './listingLook.ts';
import { type ListingTerms, termNames } from './listingTerms.ts';
import type { ListingValues } from './listingValues.ts';

export interface LivePreviewProps {
  type: ListingType;
  record: Listing | null;
  terms: ListingTerms;
}

/** The public card as the text is typed. Follows the values without the form rendering. */
export function LivePreview({ type, record, terms }: LivePreviewProps) {
  const look = useWatch({ compute: (values: ListingValues) => listingLook(values, type) });
  const names = useMemo(() => termNames(terms, record), [terms, record]);
  return (
    <ListingPreview
      name={look.name}
      logo={look.logo ?? undefined}
      summary={look.summary}
      chips={look.chips.flatMap((key) => names.get(key) ?? [])}
      facts={look.facts}
      nzOwned={look.nzOwned}
      rating={record?.rating ?? null}
      reviews={record?.numReviews ?? 0}
    />
  );
}
