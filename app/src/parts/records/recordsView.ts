import {
  anyOf,
  compareNames,
  declareList,
  fold,
  namesOf,
  type RecordField,
  type RecordKind,
  type RecordValues,
  searchText,
} from '@portal/domain';
import type { Sort } from '@portal/ui/components/Table';

/** A value in words. */
export const wordsOf = (field: RecordField, value = ''): string =>
  field.kind === 'choice' ? (field.choices[value] ?? value) : value;

/** The fields with a column of their own: all but the name, which has the first, and long texts, which are below it. */
export const columnFields = ({ fields }: RecordKind): [name: string, field: RecordField][] =>
  Object.entries<RecordField>(fields).filter(
    ([name, { kind }]) => name !== 'name' && kind !== 'text',
  );

/** The list of a kind by its parameters: a search, a filter for each choice, and an order for each column and direction. */
export function recordsList(kind: RecordKind) {
  const params: Record<string, (text: string) => string | readonly string[]> = {
    search: searchText,
  };
  for (const [name, field] of Object.entries<RecordField>(kind.fields))
    if (field.kind === 'choice') params[name] = anyOf(namesOf(field.choices));
  const columns = ['name', ...columnFields(kind).map(([name]) => name)];
  return declareList({ params, sorts: columns.flatMap((name) => [name, `-${name}`]) });
}

/** The sorted column of an order such as `-name`. */
export const sortedBy = (sort: string): Sort =>
  sort.startsWith('-')
    ? { key: sort.slice(1), direction: 'descending' }
    : { key: sort, direction: 'ascending' };

export const sortText = ({ key, direction }: Sort): string =>
  direction === 'descending' ? `-${key}` : key;

/** The records that a view selects, in its order. The search looks in all texts, in any spelling of case and accents. */
export function selectRecords<R extends RecordValues>(
  kind: RecordKind,
  records: readonly R[],
  view: ReturnType<typeof recordsList>['initial'],
): R[] {
  const fields = Object.entries<RecordField>(kind.fields);
  const wanted = fold(String(view.search).trim());
  const sort = sortedBy(view.sort);
  const matches = (record: R) =>
    fields.every(([name]) => {
      const values = view[name] ?? [];
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
