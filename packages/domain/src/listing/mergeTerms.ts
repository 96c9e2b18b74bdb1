import { selectionLimits } from '../base/limits.ts';

/* A term is merged into another one of its kind: what has it gets the other one, and it is deleted. */

/** The terms of a listing after a merge: in their order, and the other one once. */
export const mergedTerms = (terms: readonly number[], from: number, into: number): number[] => [
  ...new Set(terms.map((id) => (id === from ? into : id))),
];

/** The terms after the merged one was restored: it returns where the listing still has the other one. `hadBoth`: before the merge. */
export function unmergedTerms(
  terms: readonly number[],
  { from, into, hadBoth }: { from: number; into: number; hadBoth: boolean },
): number[] {
  if (!terms.includes(into)) return [...terms];
  return hadBoth ? [...terms, from] : terms.map((id) => (id === into ? from : id));
}

interface MergedFeatured {
  /** The featured listings of the other industry, in order. */
  featured: number[];
  /** Those of them that the merged industry brought. */
  added: number[];
  /** Those that found no place. */
  leftOut: number[];
}

/** The featured listings after a merge: those of the other industry stay, and those of the merged one follow while there is a place. */
export function mergedFeatured(into: readonly number[], from: readonly number[]): MergedFeatured {
  const others = from.filter((id) => !into.includes(id));
  const places = Math.max(0, selectionLimits.featured - into.length);
  const added = others.slice(0, places);
  return { featured: [...into, ...added], added, leftOut: others.slice(places) };
}
