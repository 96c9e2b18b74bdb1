import * as m from '#messages';
import { selectionLimits } from '../base/limits.ts';

/* The featured listings of an industry, to which one is added or put back. */

/** Why a listing cannot be featured in an industry that has so many featured ones, hidden ones included; undefined if it can. */
export function featureProblem(
  { isShown, industries }: { isShown: boolean; industries: readonly number[] },
  industry: number,
  featured: number,
): string | undefined {
  if (!isShown) return m.featured_not_live();
  if (!industries.includes(industry)) return m.featured_not_of_industry();
  return featuredFull(featured);
}

/** Why an industry with so many featured listings, hidden ones included, takes no other; undefined if it does. */
export function featuredFull(featured: number): string | undefined {
  const max = selectionLimits.featured;
  return featured < max ? undefined : m.featured_full({ max });
}

/** The featured listings with another one: last, or where it was among those of before. */
export function featuredWith(
  now: readonly number[],
  id: number,
  before: readonly number[] = [],
): number[] {
  const followers = before.slice(before.indexOf(id) + 1);
  const place = before.includes(id) ? now.findIndex((each) => followers.includes(each)) : -1;
  return place < 0 ? [...now, id] : now.toSpliced(place, 0, id);
}
