import type { Listing } from '@portal/data/schemas';
import { namesOf } from '@portal/domain';
import { VisuallyHidden } from '@portal/ui/components/VisuallyHidden';
import { type ReactNode, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { openClashes } from '../core/clash/clashing.ts';
import { ClashContext, type ShownClash } from '../core/clash/clashScope.ts';
import type { ClashControls } from '../core/clash/useClashes.ts';
import { listingLabels } from './listingLabels.ts';
import { type ListingTerms, termNames } from './listingTerms.ts';
import type { ListingValues } from './listingValues.ts';
import { fieldInWords, isShown } from './listingWords.ts';

interface ListingClashesProps {
  controls: ClashControls<ListingValues>;
  record: Listing | null;
  terms: ListingTerms;
  children: ReactNode;
}

/** Tells the fields inside what was saved in them meanwhile. */
export function ListingClashes({ controls, record, terms, children }: ListingClashesProps) {
  const { clashes, take, keep } = controls;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions are new with every render and do the same
  const shown = useMemo(() => {
    const names = termNames(terms, record);
    return new Map<string, ShownClash>(
      namesOf(clashes).flatMap((name) => {
        const clash = clashes[name];
        if (!clash) return [];
        const words = fieldInWords(name, clash.other, names);
        const { whose } = clash;
        return [[name, { whose, words, take: () => take(name), keep: () => keep(name) }]];
      }),
    );
  }, [clashes, record, terms]);
  const hidden = useWatch({
    compute: (values: ListingValues) =>
      namesOf(listingLabels).filter((name) => !isShown(name, values)),
  });
  const open = openClashes(clashes);
  const labels = namesOf(listingLabels).filter(
    (name) => open.includes(name) && !hidden.includes(name),
  );
  return (
    <ClashContext value={shown}>
      <VisuallyHidden>
        <span role="status">
          {labels.length > 0
            ? `This listing was saved meanwhile. Choose what stays: ${labels.map((name) => listingLabels[name]).join(', ')}.`
            : ''}
        </span>
      </VisuallyHidden>
      {children}
    </ClashContext>
  );
}
