import type { FieldError } from '../fields/fields.ts';
import { genericTexts } from '../fields/text.ts';
import { cellOf } from '../lists/exportedList.ts';
import { addressOf, emailOf } from './importCells.ts';
import { cellsProblem } from './importFile.ts';
import type { ImportOutcome, ImportState } from './importState.ts';

/* Rows that failed can be corrected where their errors are shown, and are checked again. */

/** The states in which they can: after the check, and after the import. */
export const correctableStates = ['checked', 'stopped', 'done'] as const satisfies ImportState[];

/** Whether rows of an import that failed can be corrected now. */
export const isCorrectable = (state: ImportState): boolean =>
  correctableStates.some((each) => each === state);

/** Where an import is after its rows were checked, also after a correction once it has run: done if there is nothing left to write. */
export const stateAfterCheck = (
  counts: Readonly<Record<ImportOutcome, number>>,
): 'checked' | 'done' => (hasWritten(counts) && !hasWaiting(counts) ? 'done' : 'checked');

/** The outcomes of rows that were written, and not undone since. */
export const writtenOutcomes = ['created', 'saved', 'kept'] as const satisfies ImportOutcome[];

/** The outcomes of rows that another check leaves alone. */
export const settledOutcomes = [...writtenOutcomes, 'undone'] as const satisfies ImportOutcome[];

/** Whether rows of an import wait to be written. */
export const hasWaiting = (counts: Readonly<Record<ImportOutcome, number>>): boolean =>
  counts.new + counts.changed > 0;

/** Whether an import has written what can be undone. */
export const hasWritten = (counts: Readonly<Record<ImportOutcome, number>>): boolean =>
  counts.created + counts.saved > 0;

/** Whether an import can be undone, also once more where Undo left rows. */
export const canUndo = (counts: Readonly<Record<ImportOutcome, number>>): boolean =>
  counts.kept > 0 || hasWritten(counts);

const textOfCell = (cell: unknown, target: string): string =>
  target === 'account' || target === 'author_email'
    ? emailOf(cell)
    : target === 'listing_slug'
      ? addressOf(cell)
      : String(cellOf(cell) ?? '');

/** The imported cells of a row as texts, by the targets of their columns. */
export const textsOfRow = (
  cells: readonly unknown[],
  targets: readonly (string | null)[],
): { target: string; text: string }[] =>
  targets.flatMap((target, place) =>
    target === null ? [] : [{ target, text: textOfCell(cells[place], target) }],
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
    target !== null && Object.hasOwn(texts, target)
      ? texts[target]
      : place < cells.length
        ? cells[place]
        : '',
  );
