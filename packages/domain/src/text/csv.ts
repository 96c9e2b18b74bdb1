/** Text that spreadsheets treat as a formula; they ignore leading blanks and accept full-width signs. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** One cell: formulas are escaped, separators and quotes are quoted. */
export function csvCell(value: string): string {
  const safe = formula.test(value) ? `'${value}` : value;
  return /[",;\r\n\t']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The text that a cell of our own CSV had before its formula was escaped. */
export const withoutEscape = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;

/**
 * What separates the cells for readers of a language. Excel expects the list separator of its system, which is a semicolon where
 * the decimal separator is a comma, and shows other files in one column.
 */
export const csvSeparator = (locale: string): string => (locale.startsWith('en') ? ',' : ';');

/**
 * One line of a CSV file; null is an empty cell.
 *
 * @param separator Default: that of English.
 */
export const csvLine = (values: readonly (string | number | null)[], separator = ','): string =>
  `${values.map((value) => (typeof value === 'string' ? csvCell(value) : numberCell(value, separator))).join(separator)}\r\n`;

/** With a decimal comma where Excel expects one: it would read 4.5 as the 4th of May. */
const numberCell = (value: number | null, separator: string): string =>
  String(value ?? '').replace('.', separator === ';' ? ',' : '.');

/** Starts a CSV file: tells spreadsheets that it is UTF-8. */
export const csvMark = '\uFEFF';
