/** Text that spreadsheets treat as a formula; they ignore leading blanks and accept full-width signs. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** One cell: formulas are escaped, separators and quotes are quoted. */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = formula.test(value) ? `'${value}` : value;
  return /[",;\r\n\t']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of a CSV file; null is an empty cell. */
export const csvLine = (values: readonly (string | number | null)[]): string =>
  `${values.map((value) => (value === null ? '' : csvCell(value))).join(',')}\r\n`;

/** Starts a CSV file: tells spreadsheets that it is UTF-8. */
export const csvMark = '\uFEFF';
