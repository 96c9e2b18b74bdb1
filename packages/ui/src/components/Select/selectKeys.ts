/** What a key does in the open list of a select: `move` by so many options, or `pick` the one in focus. */
export type SelectIntent =
  | { ask: 'move'; by: number }
  /** `goesOn`: the key then moves the focus out of the field, as it does everywhere. */
  | { ask: 'pick'; goesOn: boolean };

interface KeyPress {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

const pageStep = 10;

/** The keys of the ARIA Authoring Practices that Radix leaves alone; null for every other key. */
export function selectIntent({ key, altKey, ctrlKey, metaKey }: KeyPress): SelectIntent | null {
  if (ctrlKey || metaKey) return null;
  if (altKey) return key === 'ArrowUp' ? { ask: 'pick', goesOn: false } : null;
  if (key === 'Tab') return { ask: 'pick', goesOn: true };
  if (key === 'PageDown') return { ask: 'move', by: pageStep };
  if (key === 'PageUp') return { ask: 'move', by: -pageStep };
  return null;
}

/** The option that a move leads to; it stops at the ends. */
export const movedTo = (from: number, by: number, count: number): number =>
  Math.min(Math.max(from + by, 0), count - 1);
