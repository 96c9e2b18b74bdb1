import type { FieldError } from '../fields/fields.ts';
import { genericTexts } from '../fields/text.ts';
import { cellOf } from '../lists/exportedList.ts';
import { cellsProblem } from './importFile.ts';
import type { ImportOutcome, ImportState } from './importState.ts';

/* Rows that failed can be corrected where their errors are shown, and are checked again. */

/** The states in which they can: after the check, and after the import. */
export const correctableStates = ['checked', 'stopped', 'done'] as const satisfies ImportState[];

/** The outcomes of rows that another check leaves alone: they were written, or undone. */
export const settledOutcomes = [
  'created',
  'saved',
  'undone',
  'kept',
] as const satisfies ImportOutcome[];

/** The imported cells of a row as texts, by the targets of their columns. */
export const textsOfRow = (
  cells: readonly unknown[],
  targets: readonly (string | null)[],
): { target: string; text: string }[] =>
  targets.flatMap((target, place) =>
    target === null ? [] : [{ target, text: String(cellOf(cells[place]) ?? '') }],
  );

/** What is wrong with texts by targets that are sent for a row; undefined if nothing is. */
export function correctionProblem(
  texts: Readonly<Record<string, unknown>>,
  targets: readonly (string | null)[],
  row: number,
): FieldError | undefined {
  for (const [target, text] of Object.entries(texts)) {
    const message =
      targets.includes(target) && typeof text === 'string'
        ? cellsProblem([text], row)
        : genericTexts.notValid(target);
    if (message) return { path: [target], message };
  }
  return undefined;
}

/** The cells of a row after a correction. Those beyond the columns of the file, which belong to none, are left out. */
export const correctedCells = (
  cells: readonly unknown[],
  targets: readonly (string | null)[],
  texts: Readonly<Record<string, unknown>>,
): unknown[] =>
  targets.map((target, place) =>
    target !== null && Object.hasOwn(texts, target) ? texts[target] : (cells[place] ?? ''),
  );
