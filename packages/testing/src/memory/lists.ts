import {
  ageOf,
  compareNames,
  csvMark,
  csvSeparator,
  type ExportedList,
  exportColumns,
  exportFormats,
  exportHead,
  exportLine,
  exportPaths,
  fold,
  partsOfSearch,
  readDayOrAge,
} from '@portal/domain';
import { clock } from '../clock.ts';
import { type HttpError, invalid, ok, type Reply } from './http.ts';

type Row = Readonly<Record<string, unknown>>;

/** The error of an invalid parameter; a dot in the name leads to a part of it. */
export function badParameter(path: string, message: string): HttpError {
  return invalid(message, [{ path: path.split('.'), message }]);
}

function numberOf(query: URLSearchParams, name: string, fallback: number): number {
  const value = Number(query.get(`pagination[${name}]`) ?? fallback);
  if (Number.isInteger(value) && value > 0) return value;
  throw badParameter(`pagination.${name}`, `pagination[${name}] must be a whole number from 1`);
}

/** Parameters that Strapi clients send. */
const printed: Readonly<Record<string, RegExp>> = {
  locale: /^(en|all|\*)$/,
  publicationState: /^(live|preview)$/,
  status: /^(published|draft)$/,
  populate: /^[\w.,:*-]{1,200}$/,
  _q: /^[^\0]{0,200}$/s,
};

function checkPrinted(query: URLSearchParams): void {
  for (const [name, words] of Object.entries(printed)) {
    const given = query.get(name);
    if (given !== null && !words.test(given)) throw badParameter(name, `${name} is not valid`);
  }
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return compareNames(String(a ?? ''), String(b ?? ''));
}

function dayOf(query: URLSearchParams, name: string): string {
  const given = query.get(name) ?? '';
  const day = readDayOrAge(given);
  if (given === '') return given;
  if (day === null) throw badParameter(name, `${name} must be a day, such as 2026-01-31`);
  const age = ageOf(day);
  return age === null
    ? day
    : new Date(clock.getTime() - age * 86_400_000).toISOString().slice(0, 10);
}

/** Whether an instant is within the first and the last day that the query names, if it does. */
export function daysIn(query: URLSearchParams, first: string, last: string) {
  const [from, to] = [dayOf(query, first), dayOf(query, last)];
  return (instant: string) => {
    const day = instant.slice(0, 10);
    return day >= from && (to === '' || day <= to);
  };
}

/** The values at a path; several for a relation to many. */
function valuesAt(value: unknown, path: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => valuesAt(each, path));
  const [field, ...rest] = path;
  if (field === undefined) return [String(value ?? '')];
  if (typeof value !== 'object' || value === null) return [''];
  return valuesAt(new Map<string, unknown>(Object.entries(value)).get(field), rest);
}

export function passes(row: Row, query: URLSearchParams): boolean {
  for (const [name, wanted] of query) {
    const [, path, operator] = /^filters((?:\[\w+\])+)\[\$(\w+)\]/.exec(name) ?? [];
    if (path === undefined) continue;
    const values = valuesAt(row, path.slice(1, -1).split(']['));
    if (operator === 'eq' && !values.includes(wanted)) return false;
    if (operator === 'ne' && values.includes(wanted)) return false;
    const holds = (value: string) => value.toLowerCase().includes(wanted.toLowerCase());
    if (operator === 'containsi' && !values.some(holds)) return false;
  }
  return true;
}

/** All rows as a file in the format that the query asks for. */
function fileOf(rows: readonly Row[], query: URLSearchParams, list: ExportedList): Reply {
  const format = query.get('format');
  if (!exportFormats.some((each) => each === format))
    throw badParameter('format', `format must be ${exportFormats.join(' or ')}`);
  const columns = exportColumns(list, query.get('columns') ?? '');
  if (!columns) throw badParameter('columns', `columns must be some of ${exportPaths(list)}`);
  if (format === 'json') return ok(rows);
  const separator = csvSeparator('en');
  const lines = rows.map((row) => exportLine(columns, row, separator));
  return ok(csvMark + exportHead(columns, separator) + lines.join(''));
}

/** Terms that a search may name. */
interface SearchedTerms<Term> {
  /** Those with a folded name. */
  named: (name: string) => readonly Term[];
  has: (row: Row, term: Term) => boolean;
}

/** Sorts rows as the query asks. Default of `fieldOf`: the value of a field. */
export function sortRows(
  rows: Row[],
  query: URLSearchParams,
  fieldOf: (row: Row, field: string) => unknown = (row, field) => row[field],
): void {
  const order = (query.get('sort') ?? '').split(',').map((part) => part.split(':'));
  rows.sort((a, b) => {
    for (const [field = '', direction] of order) {
      const way = compare(fieldOf(a, field), fieldOf(b, field));
      if (way !== 0) return direction === 'desc' ? -way : way;
    }
    return 0;
  });
}

/**
 * Filters, sorts and pages rows by the query; free text searches the fields `searched`.
 *
 * @param list What it is as a file, for `?format=`. Default: it cannot be exported.
 * @param terms Terms whose names are searched as well. Default: none.
 */
export function listed<Term>(
  rows: readonly Row[],
  query: URLSearchParams,
  searched: (row: Row) => readonly unknown[],
  list?: ExportedList,
  terms?: SearchedTerms<Term>,
): Reply {
  checkPrinted(query);
  const offset = ['start', 'limit'].find((name) => query.has(`pagination[${name}]`));
  if (offset) throw badParameter(`pagination.${offset}`, 'Use pagination[page] and [pageSize]');
  const words = fold(query.get('_q') ?? '').split(/\s+/);
  const parts = partsOfSearch(words, terms?.named ?? (() => []));
  const found = rows.filter((row) => {
    const text = searched(row)
      .map((part) => fold(String(part ?? '')))
      .join('\n');
    return (
      passes(row, query) &&
      parts.every(
        (part) =>
          part.words.every((word) => text.includes(word)) ||
          part.terms.some((term) => terms?.has(row, term)),
      )
    );
  });
  sortRows(found, query);

  const format = query.get('format');
  if (format !== null && !list) throw badParameter('format', 'This list cannot be exported');
  if (format !== null && list) return fileOf(found, query, list);
  const page = numberOf(query, 'page', 1);
  const pageSize = Math.min(numberOf(query, 'pageSize', 10), 100);
  const total = found.length;
  const pagination = { page, pageSize, pageCount: Math.ceil(total / pageSize), total };
  return ok({ data: found.slice((page - 1) * pageSize, page * pageSize), meta: { pagination } });
}
