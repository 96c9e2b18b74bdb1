import {
  correctableStates,
  correctedCells,
  correctionProblem,
  csvLine,
  csvMark,
  failedFile,
  textsOfRow,
} from '@portal/domain';
import {
  type Call,
  fieldsStruct,
  invalid,
  notFound,
  ok,
  type Reply,
  read,
  record,
} from './http.ts';
import { begin, ownImport } from './imports.ts';
import type { ImportRow } from './storedImports.ts';

/** A row of a file that failed; throws for any other. */
function failedRow(call: Call): ImportRow {
  const { rows, format } = ownImport(call);
  const found = rows.find(({ number }) => String(number) === call.params.row);
  if (found?.state !== 'failed' || format === 'selection') throw notFound();
  return found;
}

export function readFailedRow(call: Call): Reply {
  const { number, cells, problems } = failedRow(call);
  const values = textsOfRow(cells, ownImport(call).targets);
  return record({ row: number, values, errors: problems });
}

/** Checks a row again that failed, with other cells. */
export function correctRow(call: Call): Reply {
  const row = failedRow(call);
  const { targets } = ownImport(call);
  const data = read(read(call.body, fieldsStruct).data, fieldsStruct);
  const values = read(data.values, fieldsStruct);
  const problem = correctionProblem(values, targets, row.number);
  if (problem) throw invalid(problem.message, [problem]);
  const begun = begin(call, correctableStates, 'checking');
  const cells = correctedCells(row.cells, targets, values);
  Object.assign(row, { cells, state: 'waiting', problems: [], about: undefined });
  return begun;
}

export function failedRows(call: Call): Reply {
  const { type, columns, rows, format } = ownImport(call);
  if (format === 'selection') throw notFound();
  const file = failedFile(
    type,
    columns.map(({ name }) => name),
  );
  const failed = rows.filter(({ state }) => state === 'failed');
  if (format === 'json')
    return ok(failed.map(({ cells, problems }) => file.record(cells, problems)));
  const lines = failed.map(({ cells, problems }) => csvLine(file.line(cells, problems)));
  return ok(csvMark + csvLine(file.head) + lines.join(''));
}
