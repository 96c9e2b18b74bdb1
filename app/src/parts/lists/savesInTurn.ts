/** New widths of columns; null is the column's own. */
export type WidthChanges = Readonly<Record<string, number | null>>;

/**
 * Saves changes one after the other, those made meanwhile together, so that the last width of a column is stored last. Calls
 * `onSettled` once none waits. `save` must not reject.
 */
export function savesInTurn(
  save: (changes: WidthChanges) => Promise<void>,
  onSettled: () => void,
): (changes: WidthChanges) => void {
  /** Undefined while nothing is being saved. */
  let waiting: WidthChanges | undefined;
  const saveAll = async () => {
    while (waiting && Object.keys(waiting).length > 0) {
      const changes = waiting;
      waiting = {};
      await save(changes);
    }
    waiting = undefined;
    onSettled();
  };
  return (changes) => {
    const isSaving = waiting !== undefined;
    waiting = { ...waiting, ...changes };
    if (!isSaving) void saveAll();
  };
}
