/** A row that is lifted: where it came from and where it would drop. */
export interface Lift {
  key: string;
  from: number;
  to: number;
}

/** The list with one row in another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined || from === to) return items;
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, item);
}

/** Which way a resting row makes room: up, down or not at all. */
export function shiftOf(index: number, { from, to }: Lift): -1 | 0 | 1 {
  if (index > from && index <= to) return -1;
  if (index < from && index >= to) return 1;
  return 0;
}

/** Place that a row has while another is lifted, counted from 1. */
export const placeOf = (index: number, lift: Lift | null): number => {
  if (!lift) return index + 1;
  return (index === lift.from ? lift.to : index + shiftOf(index, lift)) + 1;
};

/** How far the slot at `to` lies from the row's own place, in CSS pixels. */
export function slotOffset(heights: readonly number[], from: number, to: number): number {
  const passed = to > from ? heights.slice(from + 1, to + 1) : heights.slice(to, from);
  const way = passed.reduce((sum, height) => sum + height, 0);
  return to > from ? way : 0 - way;
}

/** The slot that a row dragged by `offset` is over: it passes a neighbour once it covers half of it. */
export function slotAt(heights: readonly number[], from: number, offset: number): number {
  let to = from;
  let left = Math.abs(offset);
  const step = offset > 0 ? 1 : -1;
  for (;;) {
    const next = heights[to + step];
    if (next === undefined || left < next / 2) return to;
    left -= next;
    to += step;
  }
}

/** Where a key takes a lifted row; null for other keys. */
export function slotAfterKey(key: string, to: number, count: number): number | null {
  switch (key) {
    case 'ArrowUp':
    case 'ArrowLeft':
      return Math.max(0, to - 1);
    case 'ArrowDown':
    case 'ArrowRight':
      return Math.min(count - 1, to + 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

const sortEvents = ['lifted', 'moved', 'dropped', 'back', 'removed'] as const;
export type SortEvent = (typeof sortEvents)[number];

/** What is said of a row, with the place it has now. */
export function sortWords(event: SortEvent, label: string, place: number, count: number): string {
  const at = `position ${place} of ${count}`;
  const said: Record<SortEvent, string> = {
    lifted: `${label} lifted, ${at}. Arrow keys move it, Space drops it, Escape puts it back.`,
    moved: `${label}, ${at}.`,
    dropped: `${label} dropped, ${at}.`,
    back: `${label} put back, ${at}.`,
    removed: `${label} removed.`,
  };
  return said[event];
}
