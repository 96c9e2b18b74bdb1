/** The states a queue can be in. */
export const queueStates = ['loading', 'ready', 'empty', 'no-match', 'failed', 'offline'] as const;
export type QueueState = (typeof queueStates)[number];

/** How an item stands. */
export const queueStatuses = ['pending', 'approved', 'declined'] as const;
export type QueueStatus = (typeof queueStatuses)[number];

/** Deeds on one item that can be on their way. */
export type QueueDeed = 'approve' | 'decline';

/** What every item of a queue has. */
export interface QueueEntry {
  id: string;
  status: QueueStatus;
  /** The deed on this item that is on its way. */
  deciding?: QueueDeed | undefined;
}

export interface QueueWords {
  /** One item and several, in lower case: 'review', 'reviews'. */
  one: string;
  many: string;
  /** Title and text where there is none. */
  empty: { title: string; text: string };
}

/** The item that a step leads to; the first or last one again at the ends. */
export function stepTo<Key>(keys: readonly Key[], from: Key | null, step: 1 | -1): Key | null {
  if (keys.length === 0) return null;
  const at = from === null ? -1 : keys.indexOf(from);
  if (at === -1) return (step === 1 ? keys[0] : keys.at(-1)) ?? null;
  return keys[Math.min(keys.length - 1, Math.max(0, at + step))] ?? null;
}

/** Where focus goes when the item at a place has left: to what stands there now, or to the last. */
export function heirOf<Key>(keys: readonly Key[], place: number): Key | null {
  return keys[Math.min(place, keys.length - 1)] ?? null;
}
