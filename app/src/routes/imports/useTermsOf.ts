import { useStores } from '@portal/data/react';
import { storedName, type TermName, termNames } from '@portal/domain';
import type { ListingTerms } from '@portal/forms/listing';
import { useEffect, useMemo, useState } from 'react';
import { useListingTerms } from '../../parts/listings/useListingTerms.ts';

/** Terms of a field that a page shows by their ids. */
interface ShownIds {
  field: string;
  ids: readonly number[];
}

const kindOf = (field: string): TermName | undefined =>
  field === 'featured' ? 'industries' : termNames.find((each) => storedName(each) === field);

/** The ids that are not among the terms, each with its kind. */
const missingIn = (terms: ListingTerms, shown: readonly ShownIds[]): string[] =>
  shown.flatMap(({ field, ids }) => {
    const kind = kindOf(field);
    const known = kind && terms[kind];
    if (!known) return [];
    return ids.filter((id) => known.every((term) => term.id !== id)).map((id) => `${kind}/${id}`);
  });

/** The kinds of the ids, which are separated by commas. */
const kindsIn = (missing: string): TermName[] =>
  termNames.filter((kind) => missing.split(',').some((each) => each.startsWith(`${kind}/`)));

/** All terms, null while they load. The list can be older than a term that it lacks, and is then read again: what it lacks afterwards was deleted. */
export function useTermsOf(shown: readonly ShownIds[]): ListingTerms {
  const terms = useListingTerms();
  const { terms: stores } = useStores();
  const [gone, setGone] = useState<readonly string[]>([]);
  const missing = useMemo(
    () => [...new Set(missingIn(terms, shown))].filter((each) => !gone.includes(each)),
    [terms, shown, gone],
  ).join();
  useEffect(() => {
    if (missing === '') return;
    Promise.all(kindsIn(missing).map((kind) => stores[kind].load('all'))).then(
      () => setGone((before) => [...before, ...missing.split(',')]),
      () => undefined,
    );
  }, [missing, stores]);
  return useMemo(() => {
    return { ...terms, ...Object.fromEntries(kindsIn(missing).map((kind) => [kind, null])) };
  }, [terms, missing]);
}
