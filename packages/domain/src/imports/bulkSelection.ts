import type { Collection } from '../listing/collection.ts';
import { termFilters } from '../lists/listingsView.ts';

/** What a selection can name in its body. */
const bodyNames = ['scope', 'ids', 'failed_of'];

/** Parameters of lists of listings of all kinds; clients of Strapi send the last four with every call. */
const listNames = [
  ...['_q', 'sort', 'filters', 'pagination', 'user', 'account', 'assigned', 'revision', 'links'],
  ...['missing', 'updated_from', 'updated_to', 'populate', 'locale', 'publicationState', 'status'],
];

/** The name in the body or the query of a selection that the call does not know, and that would therefore not narrow it; undefined without one. */
export function unknownInSelection(
  collection: Collection,
  data: Readonly<Record<string, unknown>>,
  query: Iterable<string>,
): string | undefined {
  const known: readonly string[] = [
    ...listNames,
    ...termFilters[collection],
    ...(data.scope === 'pending' ? ['state'] : []),
  ];
  return (
    Object.keys(data).find((name) => !bodyNames.includes(name)) ??
    // Of `filters[name][$eq]` the first part.
    [...query].map((name) => name.replace(/\[.*/s, '')).find((name) => !known.includes(name))
  );
}
