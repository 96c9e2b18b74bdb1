import {
  cellsProblem,
  columnsProblem,
  type ImportTable,
  importLimits,
  importTexts,
  rowNumber,
  separatorOf,
  withoutEscape,
} from '@portal/domain';

/** Cells of CSV: `"` quotes separators, lines and itself. */
export function readCsv(text: string): ImportTable | string {
  const separator = separatorOf(text);
  const rows: string[][] = [[]];
  const cells = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r?\\n|\\r|$)`,
    'gy',
  );
  for (const [whole, quoted, plain, end] of text.matchAll(cells)) {
    if (whole === '' && rows.at(-1)?.length === 0) break;
    rows.at(-1)?.push(withoutEscape(quoted?.replaceAll('""', '"') ?? plain ?? ''));
    if (end === '') break;
    if (end !== separator) rows.push([]);
  }
  const [columns = [], ...all] = rows.filter((row) => row.some((cell) => cell !== ''));
  if (all.length > importLimits.rows) return importTexts.tooManyRows(importLimits.rows);
  const long = all.map((row, index) => cellsProblem(row, rowNumber(index, 'csv'))).find(Boolean);
  const none = all.length === 0 ? importTexts.empty : undefined;
  return none ?? columnsProblem(columns) ?? long ?? { columns, rows: all };
}
