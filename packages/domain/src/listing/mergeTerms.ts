import { selectionLimits } from '../base/limits.ts';

/* A term is merged into another one of its kind: what has it gets the other one, and it is deleted. */

/** The terms of a listing after a merge: the other one takes the place of the merged one, unless the listing had both. */
export const mergedTerms = (terms: readonly number[], from: number, into: number): number[] =>
  terms.includes(into)
    ? terms.filter((id) => id !== from)
    : terms.map((id) => (id === from ? into : id));

interface Unmerged {
  from: number;
  into: number;
  /** Whether the listing had both before the merge. */
  hadBoth: boolean;
  /** Terms that a listing may have. */
  max: number;
}

/**
 * The terms after the merged one was restored: it returns where the listing still has the other one. If it had both, the
 * restored one comes last, while there is room.
 */
export function unmergedTerms(
  terms: readonly number[],
  { from, into, hadBoth, max }: Unmerged,
): number[] {
  if (!terms.includes(into)) return [...terms];
  if (!hadBoth) return terms.map((id) => (id === into ? from : id));
  return terms.length < max ? [...terms, from] : [...terms];
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
