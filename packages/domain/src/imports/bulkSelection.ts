import type { Collection } from '../listing/collection.ts';
import { filteredTerms, termFilters } from '../lists/listingsView.ts';
import { listParams, ownListingsParams } from '../lists/listQuery.ts';

/** What a selection can name in its body. */
const bodyNames = ['scope', 'ids', 'failed_of'];

/** Of `filters[name][$eq]` the first part. */
const nameIn = (parameter: string) => parameter.replace(/\[.*/s, '');

/** The parameters of any list; clients of Strapi also send `status`. */
const ofLists = (): string[] => {
  const all = listParams({ sort: 'name:asc', search: 'x', filters: { name: 'x' } });
  return [...[...all.keys()].map(nameIn), 'status'];
};

/** The parameters of a list of listings; those of terms only if its listings have them. */
const ofListings = (collection: Collection, scope: unknown): string[] =>
  Object.keys(ownListingsParams({})).filter((name) =>
    Object.hasOwn(filteredTerms, name)
      ? termFilters[collection].some((each) => each === name)
      : name !== 'state' || scope === 'pending',
  );

/** The name in the body or the query of a selection that the call does not know, and that would therefore not narrow it; undefined without one. */
export function unknownInSelection(
  collection: Collection,
  data: Readonly<Record<string, unknown>>,
  query: Iterable<string>,
): string | undefined {
  const known = [...ofLists(), ...ofListings(collection, data.scope)];
  return (
    Object.keys(data).find((name) => !bodyNames.includes(name)) ??
    [...query].map(nameIn).find((name) => !known.includes(name))
  );
}
