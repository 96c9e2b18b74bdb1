import * as m from '#messages';
import type { ImportFormat } from './importState.ts';

/** The most that a file may have. */
export const importLimits = {
  /** Bytes. */
  file: 10 * 1024 * 1024,
  rows: 20_000,
  columns: 100,
  /** Symbols of a cell. */
  cell: 20_000,
  /** Days until an import is forgotten, and can no longer be undone. */
  keptDays: 30,
  /** Imports of a user that are kept: the newest that wrote rows, and as many that did not. */
  kept: 10,
  /** Rows with errors that a response has. */
  shownProblems: 50,
  /** Rows with errors that a response about a bulk edit has by their reasons: of one reason, and of all. */
  shownOfReason: 200,
  shownByReason: 1000,
} as const;

/** Windows-1252 has no symbol for these bytes, and texts have no other control characters. */
const notText = /[^\P{Cc}\t\n\v\f\r\u0085]/u;

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The encoding that the zeros of a file without a mark tell: of UTF-16 every second byte is zero for most letters. */
function encodingOfZeros(bytes: Uint8Array): string | null {
  const start = bytes.subarray(0, 400);
  const zeros = [0, 0];
  for (const [place, byte] of start.entries())
    if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) < start.length / 4) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** The text of a file in UTF-8, UTF-16 or Windows-1252, without its mark; null when it is in none of them. */
export function decodeText(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const marked =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : encodingOfZeros(bytes);
  const text = marked
    ? decoded(bytes, marked)
    : (decoded(bytes, 'utf-8') ?? decoded(bytes, 'windows-1252'));
  return text === null || notText.test(text) ? null : text;
}

/** What separates the cells: the most frequent of comma, semicolon and tab in the first line, outside of quotes. */
export function separatorOf(text: string): string {
  const [head = ''] = text.replace(/"[^"]*"/g, '').split(/\r?\n|\r/, 1);
  const counts = [',', ';', '\t'].map((sign) => [head.split(sign).length, sign] as const);
  return counts.reduce((most, each) => (each[0] > most[0] ? each : most))[1];
}

/** Whether a text is JSON rather than CSV. */
export const isJsonText = (text: string): boolean => /^\s*[[{]/.test(text);

/** The names of the columns and the rows of a file. A cell of CSV is a text, one of JSON any value; null is none. */
export interface ImportTable {
  columns: string[];
  rows: unknown[][];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is wrong with the names of the columns. */
export function columnsProblem(columns: readonly string[]): string | undefined {
  if (columns.every((name) => name.trim() === '')) return m.import_empty();
  return columns.length > importLimits.columns
    ? m.import_too_many_columns({ max: importLimits.columns })
    : undefined;
}

/** What is wrong with a row of a file, whose number the reader sees. */
export function cellsProblem(cells: readonly unknown[], number: number): string | undefined {
  const long = cells.some(
    (cell) =>
      (typeof cell === 'string' ? cell : (JSON.stringify(cell) ?? '')).length > importLimits.cell,
  );
  return long ? m.import_cell_too_long({ row: number, max: importLimits.cell }) : undefined;
}

/** The number of a row as the reader counts: the first row of CSV has the names of the columns. */
export const rowNumber = (index: number, format: ImportFormat): number =>
  format === 'csv' ? index + 2 : index + 1;

/** Reads an array of objects, whose names are the columns; returns the message of what is wrong. */
export function readJsonTable(text: string): ImportTable | string {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return m.import_not_json();
  }
  if (!Array.isArray(parsed)) return m.import_not_an_array();
  if (parsed.length === 0) return m.import_empty();
  if (parsed.length > importLimits.rows) return m.import_too_many_rows({ max: importLimits.rows });
  const names = new Set<string>();
  for (const [index, row] of parsed.entries()) {
    if (!isRecord(row)) return m.import_not_an_object({ row: index + 1 });
    for (const name of Object.keys(row)) names.add(name);
  }
  const columns = [...names];
  const rows = parsed.map((row) =>
    columns.map((name) => (Object.hasOwn(row, name) ? (row[name] ?? '') : null)),
  );
  const problem =
    columnsProblem(columns) ??
    rows.map((cells, index) => cellsProblem(cells, index + 1)).find((each) => each !== undefined);
  return problem ?? { columns, rows };
}

/** The start of a cell, as a sample of its column. */
export function sampleOf(cell: unknown): string {
  const text =
    typeof cell === 'string'
      ? cell
      : cell === null || cell === undefined
        ? ''
        : JSON.stringify(cell);
  return text.length > 60 ? `${[...text].slice(0, 60).join('')}…` : text;
}
