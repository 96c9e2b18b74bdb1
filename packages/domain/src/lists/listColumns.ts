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

/** How a user laid out a list. */
export interface ListColumns {
  /** The path of the list. */
  list: string;
  /** The columns in their order; none for those that the list has by itself. */
  columns: string[];
  /** Widths in CSS pixels by column; others keep their own. */
  widths?: Record<string, number> | undefined;
  /** Low rows. Default false. */
  compact?: boolean | undefined;
}

/** A layout to store. */
export interface ListLayout extends Pick<ListColumns, 'list' | 'compact'> {
  /** null for the columns that the list has by itself. */
  columns: readonly string[] | null;
  /** Widths in CSS pixels by column. Default: none. */
  widths?: Readonly<Record<string, number>>;
}

/** Smallest and largest width of a column, in CSS pixels. */
export const columnWidths = { min: 64, max: 800 } as const;

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

const isWidth = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= columnWidths.min && Number(value) <= columnWidths.max;

const notValid = (field: string, label: string): Rejected =>
  rejectedFields([{ path: [field], message: genericTexts.notValid(label) }]);

/** The layouts of all lists of a user after they laid out one; its columns are null for its own. */
export function changedColumns(
  stored: readonly ListColumns[],
  { list, columns, widths = {}, compact = false }: Readonly<Record<string, unknown>>,
): ListColumns[] | Rejected {
  const known = lists.get(list);
  if (typeof list !== 'string' || !known) return notValid('list', m.columns_list());
  const chosen = Array.isArray(columns) ? columns.map(String) : [];
  const isValid =
    columns === null ||
    (chosen.length > 0 &&
      new Set(chosen).size === chosen.length &&
      chosen.every((each) => known.includes(each)));
  if (!isValid) return notValid('columns', m.columns_columns());
  const sizes = Object.entries(widths ?? {});
  if (!sizes.every(([key, width]) => known.includes(key) && isWidth(width)))
    return notValid('widths', m.columns_widths());
  if (typeof compact !== 'boolean') return notValid('compact', m.columns_compact());
  const layout: ListColumns = {
    list,
    columns: chosen,
    ...(sizes.length > 0 ? { widths: Object.fromEntries(sizes) as Record<string, number> } : {}),
    ...(compact ? { compact } : {}),
  };
  const others = stored.filter((each) => each.list !== list);
  return columns === null && sizes.length === 0 && !compact ? others : [...others, layout];
}
