import * as m from '#messages';
import type { Collection, TermName } from '../listing/collection.ts';
import { specOf } from '../listing/listingFields.ts';
import { fieldsOfCollection, storedName } from '../listing/listingShape.ts';
import { csvLine } from '../text/csv.ts';

/** The formats of an exported list: a file for spreadsheets, or the records as calls return them. */
export const exportFormats = ['csv', 'json'] as const;

export type ExportFormat = (typeof exportFormats)[number];

/** Their media types. */
export const exportTypes = {
  csv: 'text/csv',
  json: 'application/json',
} as const satisfies Readonly<Record<ExportFormat, string>>;

/** The lists that can be exported. */
export type ExportedList = Collection | TermName | 'reviews' | 'special-offers' | 'accounts';

/** Where a value is in a record, such as `account.email`, and the name of its column in the reader's language. */
export type ExportColumn = readonly [path: string, label: () => string];

const idColumn: ExportColumn = ['id', m.export_id];

const listingColumns = (collection: Collection): ExportColumn[] => [
  idColumn,
  ['slug', m.export_slug],
  ['status', m.export_status],
  ['draft', m.export_draft],
  ...fieldsOfCollection(collection).map(
    (name): ExportColumn => [storedName(name), () => specOf(name).label],
  ),
  ['account', m.export_vendor],
  ['account.email', m.export_vendor_email],
  ['rating', m.export_rating],
  ['num_reviews', m.export_reviews],
  ['submitted_at', m.export_submitted],
  ['createdAt', m.export_created],
  ['updatedAt', m.export_updated],
];

const termColumns: readonly ExportColumn[] = [
  idColumn,
  ['name', m.export_name],
  ['slug', m.export_slug],
  ['synonyms', m.term_synonyms],
  ['uses', m.export_listings],
];

const authorColumns: readonly ExportColumn[] = [
  ['created_by_obj', m.export_author],
  ['created_by_obj.email', m.export_author_email],
  ['createdAt', m.export_created],
];

const otherColumns: Readonly<Record<Exclude<ExportedList, Collection>, readonly ExportColumn[]>> = {
  industries: termColumns,
  locations: termColumns,
  categories: [...termColumns, ['subcategories', m.export_subcategories]],
  subcategories: [...termColumns, ['category', m.export_category]],
  reviews: [
    idColumn,
    ['status', m.export_status],
    ['listing', m.export_listing],
    ['listing.slug', m.export_listing_slug],
    ['listing.type', m.export_listing_type],
    ['rating', m.export_rating],
    ['comment', m.export_comment],
    ['reply.text', m.export_reply],
    ['note', m.export_note],
    ...authorColumns,
  ],
  'special-offers': [
    idColumn,
    ['status', m.export_status],
    ['listing', m.export_listing],
    ['listing.slug', m.export_listing_slug],
    ['title', m.export_title],
    ['description', m.export_description],
    ['link', m.export_link],
    ['label', m.export_label],
    ['admin_note', m.export_note],
    ...authorColumns,
  ],
  accounts: [
    idColumn,
    ['first_name', m.export_first_name],
    ['last_name', m.export_last_name],
    ['email', m.export_email],
    ['plan', m.export_plan],
    ['state', m.export_status],
    ['staff_roles', m.export_roles],
    ['live', m.export_live],
    ['pending', m.export_pending],
    ['createdAt', m.export_joined],
    ['last_login', m.export_last_sign_in],
  ],
};

const allColumns = (list: ExportedList): readonly ExportColumn[] =>
  list === 'apps' || list === 'services' ? listingColumns(list) : otherColumns[list];

/** The columns of a list as CSV by the paths of their values, in order. */
export const exportPaths = (list: ExportedList): string[] => allColumns(list).map(([path]) => path);

/** The columns that a text asks for by their paths, such as `id,name,account.email`; null if one does not exist. Default: all. */
export function exportColumns(
  list: ExportedList,
  asked: unknown = '',
): readonly ExportColumn[] | null {
  if (typeof asked !== 'string') return null;
  const all = new Map(allColumns(list).map((column) => [column[0], column]));
  if (asked === '') return [...all.values()];
  const found = asked.split(',').map((path) => all.get(path));
  return found.every((column) => column !== undefined) ? found : null;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const valueAt = (record: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (isObject(value) ? Reflect.get(value, key) : null), record);

/** The address of a picture, the name of another record. */
function textOf(value: unknown): string {
  if (!isObject(value)) return String(value ?? '');
  const at = (key: string) => valueAt(value, key);
  if (at('mime') !== undefined) return textOf(at('url'));
  const name = at('name') ?? [at('first_name'), at('last_name')].filter(Boolean).join(' ');
  return textOf(name);
}

/** A value of a record as a cell. */
export function cellOf(value: unknown): string | number | null {
  if (typeof value === 'number') return value;
  if (value === null || value === undefined) return null;
  return Array.isArray(value) ? value.map(textOf).join('; ') : textOf(value);
}

/** The first line of a list as CSV, in the language of now. */
export const exportHead = (columns: readonly ExportColumn[], separator: string): string =>
  csvLine(
    columns.map(([, label]) => label()),
    separator,
  );

/** A record of a list, as calls return it, as a line of CSV; values are as they are stored. */
export const exportLine = (
  columns: readonly ExportColumn[],
  record: unknown,
  separator: string,
): string =>
  csvLine(
    columns.map(([path]) => cellOf(valueAt(record, path))),
    separator,
  );
