import {
  compareNames,
  fold,
  namesOf,
  type RecordField,
  type RecordKind,
  type RecordValues,
} from '@portal/domain';
import type { Sort } from '@portal/ui/components/Table';

/** What the query of the URL selects from a list of declared records. */
export interface RecordsView {
  search: string;
  /** The chosen values of each choice; none is no filter. */
  chosen: Readonly<Record<string, readonly string[]>>;
  sort: Sort;
}

const defaultSort: Sort = { key: 'name', direction: 'ascending' };

/** A value in words. */
export const wordsOf = (field: RecordField, value = ''): string =>
  field.kind === 'choice' ? (field.choices[value] ?? value) : value;

/** The fields with a column of their own: all but the name, which has the first, and long texts, which are below it. */
export const columnFields = ({ fields }: RecordKind): [name: string, field: RecordField][] =>
  Object.entries<RecordField>(fields).filter(
    ([name, { kind }]) => name !== 'name' && kind !== 'text',
  );

/** Reads a query; unknown values fall back to the default. */
export function readView(kind: RecordKind, params: URLSearchParams): RecordsView {
  const given = params.get('sort') ?? '';
  const key = given.replace(/^-/, '');
  const isColumn = key === 'name' || columnFields(kind).some(([name]) => name === key);
  const chosen: Record<string, string[]> = {};
  for (const [name, field] of Object.entries<RecordField>(kind.fields)) {
    if (field.kind !== 'choice') continue;
    const words = (params.get(name) ?? '').split(',');
    chosen[name] = namesOf(field.choices).filter((choice) => words.includes(choice));
  }
  return {
    search: params.get('search') ?? '',
    chosen,
    sort: isColumn
      ? { key, direction: given.startsWith('-') ? 'descending' : 'ascending' }
      : defaultSort,
  };
}

/** The query of a view, without defaults. */
export function writeView({ search, chosen, sort }: RecordsView): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  for (const [name, values] of Object.entries(chosen))
    if (values.length > 0) params.set(name, values.join(','));
  const given = `${sort.direction === 'descending' ? '-' : ''}${sort.key}`;
  if (given !== defaultSort.key) params.set('sort', given);
  return params;
}

/** The records that a view selects, in its order. The search looks in all texts, in any spelling of case and accents. */
export function selectRecords<R extends RecordValues>(
  kind: RecordKind,
  records: readonly R[],
  { search, chosen, sort }: RecordsView,
): R[] {
  const fields = Object.entries<RecordField>(kind.fields);
  const wanted = fold(search.trim());
  const matches = (record: R) =>
    fields.every(([name]) => {
      const values = chosen[name] ?? [];
      return values.length === 0 || values.includes(record[name] ?? '');
    }) &&
    fields.some(
      ([name, field]) => field.kind !== 'choice' && fold(record[name] ?? '').includes(wanted),
    );
  const field: RecordField = kind.fields[sort.key] ?? kind.fields.name;
  const words = (record: R) => wordsOf(field, record[sort.key]);
  const sign = sort.direction === 'descending' ? -1 : 1;
  return records
    .filter(matches)
    .toSorted((a, b) => sign * compareNames(words(a), words(b)) || compareNames(a.name, b.name));
}
