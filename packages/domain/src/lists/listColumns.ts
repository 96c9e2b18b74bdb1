import * as m from '#messages';
import type { Rejected } from '../errors/errors.ts';
import { rejectedFields } from '../fields/fields.ts';
import { genericTexts } from '../fields/text.ts';
import { collections, scopes } from '../listing/collection.ts';
import { isQueue } from './listingsView.ts';
import { type ListPlace, listPath } from './listPlace.ts';

/** Columns of lists of listings, between the name and the actions, with the paths of what they show in a record. */
const listingColumns = {
  vendor: ['account', 'account.email'],
  waiting: ['submitted_at'],
  status: ['status', 'draft'],
  industry: ['industries'],
  subcategory: ['subcategories'],
  category: ['categories'],
  location: ['locations'],
  changed: ['updatedAt'],
  created: ['createdAt'],
} as const satisfies Columns;

/** The same of the list of accounts, after the name. */
const accountColumns = {
  state: ['state'],
  plan: ['plan'],
  role: ['staff_roles'],
  email: ['email'],
  listings: ['live', 'pending'],
  joined: ['createdAt'],
  lastSignIn: ['last_login'],
} as const satisfies Columns;

type Columns = Readonly<Record<string, readonly string[]>>;

export type ListingColumn = keyof typeof listingColumns;
export type AccountColumn = keyof typeof accountColumns;

/** How a user laid out a list. */
export interface ListLayout {
  /** The path of the list. */
  list: string;
  /** The columns in their order; none for those that the list has by itself. */
  columns: string[];
  /** Widths in CSS pixels by column; others keep their own. */
  widths?: Record<string, number> | undefined;
  /** Low rows. Default false. */
  compact?: boolean | undefined;
}

/** A change of a layout; what it omits stays. */
export interface ListLayoutChange {
  list: string;
  /** null for the columns that the list has by itself. */
  columns?: readonly string[] | null;
  /** Those that change, in CSS pixels by column, null for the column's own width; null for the own widths of all. */
  widths?: Readonly<Record<string, number | null>> | null;
  compact?: boolean;
}

/** Smallest and largest width of a column, in CSS pixels. */
export const columnWidths = { min: 96, max: 800 } as const;

/** The columns that a list of listings can have. */
const columnsOf = (place: ListPlace): Columns => {
  const { vendor, waiting, status, industry, subcategory, category, location, ...dates } =
    listingColumns;
  return {
    ...(place.whose === 'all' ? { vendor } : {}),
    ...(isQueue(place) ? { waiting } : {}),
    status,
    industry,
    ...(place.collection === 'apps' ? { subcategory } : { category, location }),
    ...dates,
  };
};

interface ListWithColumns {
  /** The paths of what its first column shows. */
  name: readonly string[];
  /** Those that follow. */
  columns: Columns;
}

const lists: ReadonlyMap<unknown, ListWithColumns> = new Map<string, ListWithColumns>([
  ...collections.flatMap((collection) =>
    scopes.flatMap((scope) =>
      (['mine', 'all'] as const).map((whose) => {
        const place = { collection, scope, whose };
        return [listPath(place), { name: ['name'], columns: columnsOf(place) }] as const;
      }),
    ),
  ),
  ['/accounts', { name: ['first_name', 'last_name', 'email'], columns: accountColumns }],
]);

/** The columns that a list can have, by its path; none for others. */
export const columnsOfList = (list: string): readonly string[] =>
  Object.keys(lists.get(list)?.columns ?? {});

/** The text that asks for the name and these columns of a list in an export, with the id, by which an import finds its records. A column may have been stored by another version. */
export const askedColumns = (list: string, columns: readonly string[]): string => {
  const known = lists.get(list);
  const paths = columns.flatMap((column) => known?.columns[column] ?? []);
  return [...new Set(['id', ...(known?.name ?? []), ...paths])].join(',');
};

const isWidth = (value: unknown): boolean =>
  value === null ||
  (Number.isInteger(value) &&
    Number(value) >= columnWidths.min &&
    Number(value) <= columnWidths.max);

const notValid = (field: string, label: string): Rejected =>
  rejectedFields([{ path: [field], message: genericTexts.notValid(label) }]);

const isOrder = (columns: unknown, known: readonly string[]): columns is string[] =>
  Array.isArray(columns) &&
  columns.length > 0 &&
  new Set(columns).size === columns.length &&
  columns.every((each) => known.includes(each));

/** The layouts of all lists of a user after they changed that of one; what the change omits stays. */
export function changedListLayouts(
  stored: readonly ListLayout[],
  change: Readonly<Record<string, unknown>>,
): ListLayout[] | Rejected {
  const { list, columns } = change;
  const known = typeof list === 'string' ? columnsOfList(list) : [];
  if (typeof list !== 'string' || known.length === 0) return notValid('list', m.columns_list());
  const before = stored.find((each) => each.list === list);
  const isKept = columns === undefined && (change.widths ?? change.compact) !== undefined;
  if (!isKept && columns !== null && !isOrder(columns, known))
    return notValid('columns', m.columns_columns());
  const sizes = { ...(change.widths === null ? {} : before?.widths), ...Object(change.widths) };
  const isSized = typeof (change.widths ?? {}) === 'object';
  if (
    !isSized ||
    !Object.entries(sizes).every(([key, width]) => known.includes(key) && isWidth(width))
  )
    return notValid('widths', m.columns_widths());
  const { compact = before?.compact ?? false } = change;
  if (typeof compact !== 'boolean') return notValid('compact', m.columns_compact());
  const widths = Object.fromEntries(
    Object.entries<number | null>(sizes).flatMap(([key, width]) =>
      width === null ? [] : [[key, width] as const],
    ),
  );
  const layout: ListLayout = {
    list,
    columns: isKept ? (before?.columns ?? []) : isOrder(columns, known) ? columns : [],
    ...(Object.keys(widths).length > 0 ? { widths } : {}),
    ...(compact ? { compact } : {}),
  };
  const others = stored.filter((each) => each.list !== list);
  const isOwn = layout.columns.length === 0 && !layout.widths && !compact;
  return isOwn ? others : [...others, layout];
}
