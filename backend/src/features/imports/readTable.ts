import { Readable } from 'node:stream';
import {
  cellsProblem,
  columnsProblem,
  decodeText,
  type ImportTable,
  importLimits,
  importTexts,
  isJsonText,
  readJsonTable,
  rowNumber,
  separatorOf,
  withoutEscape,
} from '@portal/domain';
import { CsvError, parse } from 'csv-parse';
import { invalid } from '../../base/httpError.ts';

/** Symbols that the parser gets at once. */
const PART = 64 * 1024;

function* partsOf(text: string) {
  for (let start = 0; start < text.length; start += PART) yield text.slice(start, start + PART);
}

const readCsv = async (text: string): Promise<ImportTable> => {
  const parser = parse({
    delimiter: separatorOf(text),
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: importLimits.columns * importLimits.cell,
  });
  let columns: string[] | undefined;
  const rows: string[][] = [];
  const fail = (message: string) => {
    throw invalid(message);
  };
  try {
    for await (const cells of Readable.from(partsOf(text)).pipe(parser)) {
      if (!columns) {
        columns = [...cells];
        const problem = columnsProblem(columns);
        if (problem) fail(problem);
        continue;
      }
      if (rows.length === importLimits.rows) fail(importTexts.tooManyRows(importLimits.rows));
      const problem = cellsProblem(cells, rowNumber(rows.length, 'csv'));
      if (problem) fail(problem);
      rows.push(cells.map(withoutEscape));
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    fail(importTexts.notCsv(Number(Object(error).records) + 1));
  }
  if (!columns || rows.length === 0) throw invalid(importTexts.empty);
  return { columns, rows };
};

/** The columns and rows of a file of CSV or JSON; throws 400 for others. */
export const readTable = async (
  bytes: Uint8Array,
): Promise<ImportTable & { format: 'csv' | 'json' }> => {
  const text = decodeText(bytes);
  if (text === null) throw invalid(importTexts.unreadable);
  if (!isJsonText(text)) return { ...(await readCsv(text)), format: 'csv' };
  const table = readJsonTable(text);
  if (typeof table === 'string') throw invalid(table);
  return { ...table, format: 'json' };
};
