import * as m from '#messages';
import type { FieldError } from '../fields/fields.ts';
import type { ImportKind } from '../listing/importKind.ts';
import { cellOf } from '../lists/exportedList.ts';
import { textsOfRow } from './correctRow.ts';
import { importTargetLabels } from './importColumns.ts';
import { sampleOf } from './importFile.ts';
import { importedKind } from './importKinds.ts';

/** What an error of a row says, with the label of its field as in the form. */
export function rowErrorText(kind: ImportKind): (error: FieldError) => string {
  const labels = new Map(importTargetLabels(kind));
  return ({ path: [field = ''], message }) =>
    labels.has(field) ? `${labels.get(field)}: ${message}` : message;
}

/** What a row calls its record, for those who look for it in their file: its name, else its key, and the author of a review; empty for none. */
export function rowName(
  kind: ImportKind,
  cells: readonly unknown[],
  targets: readonly (string | null)[],
): string {
  const { keys, otherwise, writtenBy } = importedKind(kind);
  const texts = new Map(
    textsOfRow(cells, targets).map(({ target, text }) => [target, text.trim()]),
  );
  const name = [otherwise, ...keys.toReversed()].map((each) => texts.get(each)).find(Boolean);
  return [name, writtenBy && texts.get(writtenBy)].filter(Boolean).map(sampleOf).join(', ');
}

/**
 * Failed rows as a file to be corrected. Their errors come first, so that too many cells stay where they were, and name the fields as
 * the form does.
 */
export function failedFile(kind: ImportKind, columns: readonly string[]) {
  const errorText = rowErrorText(kind);
  const problems = (errors: readonly FieldError[]): string => errors.map(errorText).join('; ');
  return {
    /** The names of the columns. */
    head: [m.import_errors(), ...columns],
    /** A row of CSV. */
    line: (cells: readonly unknown[], errors: readonly FieldError[]) => [
      problems(errors),
      ...cells.map(cellOf),
    ],
    /** A row of JSON, without the keys that it lacks. */
    record(cells: readonly unknown[], errors: readonly FieldError[]): Record<string, unknown> {
      const known = columns.map((name, place) => [name, cells[place]] as const);
      return {
        [m.import_errors()]: problems(errors),
        ...Object.fromEntries(known.filter(([, cell]) => cell !== null)),
      };
    },
  };
}
