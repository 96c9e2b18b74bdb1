/** What a key in the field does: opens the highlighted row, here or in a new tab, or moves by rows. */
export type PaletteKey =
  | { ask: 'open' | 'open in a new tab' | 'nothing' }
  | { ask: 'move'; by: number };

interface KeyPress {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

const page = 10;

const moves: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: page,
  PageUp: -page,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Keys with a modifier stay with the text, except Enter. */
export function paletteKey({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyPress): PaletteKey {
  const control = ctrlKey || metaKey;
  if (altKey || shiftKey) return { ask: 'nothing' };
  if (key === 'Enter') return { ask: control ? 'open in a new tab' : 'open' };
  const by = control ? undefined : moves[key];
  return by === undefined ? { ask: 'nothing' } : { ask: 'move', by };
}

/** Index of the row after a move; single steps wrap at the ends, others stop there. */
export function movedRow(from: number, by: number, count: number): number {
  const to = from + by;
  if (by === 1 && to >= count) return 0;
  if (by === -1 && to < 0) return count - 1;
  return Math.max(0, Math.min(to, count - 1));
}
