/** What may be said of text that is typed now: that nothing is kept of it, that it is kept, or that the device refused the last one. */
export type Keeping = 'nothing' | 'kept' | 'refused';

/** Follows the open forms whose text is kept, and what the device made of it. */
export function createKeepingState() {
  const listeners = new Set<() => void>();
  let open = 0;
  let refused = false;

  function keeping(): Keeping {
    if (open === 0) return 'nothing';
    return refused ? 'refused' : 'kept';
  }

  function change(work: () => void): void {
    const before = keeping();
    work();
    if (keeping() !== before) for (const changed of listeners) changed();
  }

  return {
    keeping,
    subscribe: (changed: () => void) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    opened: () =>
      change(() => {
        open += 1;
      }),
    closed: () =>
      change(() => {
        open -= 1;
      }),
    answered: (kept: boolean) =>
      change(() => {
        refused = !kept;
      }),
  };
}
