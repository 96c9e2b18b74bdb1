import * as m from '#messages';
import type { Rejected } from '../errors/errors.ts';
import { rejectedFields } from '../fields/fields.ts';
import { genericTexts } from '../fields/text.ts';
import { collections, scopes } from '../listing/collection.ts';
import { isQueue } from './listingsView.ts';
import { type ListPlace, listPath } from './listPlace.ts';

/** Columns of lists of listings, between the name and the actions. */
export type ListingColumn =
  | 'vendor'
  | 'waiting'
  | 'status'
  | 'industry'
  | 'subcategory'
  | 'category'
  | 'location'
  | 'changed'
  | 'created';

/** The columns that a user chose for a list, in their order; without one, the list has its own. */
export interface ListColumns {
  /** The path of the list. */
  list: string;
  columns: string[];
}

/** The columns that a list can have. */
export const columnsOf = (place: ListPlace): readonly ListingColumn[] => [
  ...(place.whose === 'all' ? (['vendor'] as const) : []),
  ...(isQueue(place) ? (['waiting'] as const) : []),
  'status',
  'industry',
  ...(place.collection === 'apps'
    ? (['subcategory'] as const)
    : (['category', 'location'] as const)),
  'changed',
  'created',
];

const lists: ReadonlyMap<unknown, readonly string[]> = new Map(
  collections.flatMap((collection) =>
    scopes.flatMap((scope) =>
      (['mine', 'all'] as const).map((whose) => {
        const place = { collection, scope, whose };
        return [listPath(place), columnsOf(place)];
      }),
    ),
  ),
);

/** The columns of all lists of a user after they chose those of one; null for its own. */
export function changedColumns(
  stored: readonly ListColumns[],
  { list, columns }: Readonly<Record<string, unknown>>,
): ListColumns[] | Rejected {
  const known = lists.get(list);
  if (typeof list !== 'string' || !known)
    return rejectedFields([{ path: ['list'], message: genericTexts.notValid(m.columns_list()) }]);
  const others = stored.filter((each) => each.list !== list);
  if (columns === null) return others;
  const chosen = Array.isArray(columns) ? columns.map(String) : [];
  const isValid =
    chosen.length > 0 &&
    new Set(chosen).size === chosen.length &&
    chosen.every((each) => known.includes(each));
  if (!isValid)
    return rejectedFields([
      { path: ['columns'], message: genericTexts.notValid(m.columns_columns()) },
    ]);
  return [...others, { list, columns: chosen }];
}
