import {
  type BulkChange,
  type BulkDifference,
  bulkIds,
  bulkTarget,
  storedName,
  termNames,
} from '@portal/domain';
import { nameOf } from '../../base/actor.ts';
import type { Strapi } from '../../base/registry.ts';
import { afterMerges, mergedTermsOf } from '../listing/index.ts';
import { findUser } from '../sign-in/index.ts';

type Reader = Parameters<typeof mergedTermsOf>[0];

/** Changes with the other one of a term that was merged since. They remove only the term that the check showed. */
export const withMerged = async (
  sql: Reader,
  changes: readonly BulkChange[],
): Promise<BulkChange[]> => {
  const followed: BulkChange[] = [];
  for (const change of changes) {
    const [kind, { ids }] = [bulkIds(change), change];
    const merges = kind && kind !== 'users' && (await mergedTermsOf(sql, kind).follow(ids));
    followed.push(merges ? { ...change, ids: afterMerges(ids, merges) } : change);
  }
  return followed;
};

/** Changes for those who read them: with the terms of today, and the name of the vendor to whom listings move. */
export const changesNow = async (strapi: Strapi, sql: Reader, changes: readonly BulkChange[]) => {
  const to = bulkTarget(changes);
  const vendor = to === undefined ? null : await findUser(strapi, to);
  const now = await withMerged(sql, changes);
  return vendor ? now.map((change) => ({ ...change, name: nameOf(vendor) })) : now;
};

/** What changes in listings, with the other ones of terms that were merged since, whose names readers know. */
export const differencesNow = async (
  sql: Reader,
  listings: readonly (readonly BulkDifference[])[],
): Promise<BulkDifference[][]> => {
  const all = listings.flat();
  const merged = new Map<string, ReadonlyMap<number, number>>();
  for (const kind of termNames) {
    const field = storedName(kind);
    const ids = all
      .filter((each) => each.field === field)
      .flatMap((each) => [...each.before, ...each.after]);
    if (ids.length > 0) merged.set(field, await mergedTermsOf(sql, kind).follow([...new Set(ids)]));
  }
  return listings.map((values) =>
    values.map((each) => {
      const merges = merged.get(each.field);
      if (!merges) return each;
      return {
        ...each,
        before: afterMerges(each.before, merges),
        after: afterMerges(each.after, merges),
      };
    }),
  );
};
