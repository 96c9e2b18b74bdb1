/** Everything that a history can tell of a record. */
export const eventKinds = [
  'created',
  'submitted',
  'edited',
  'approved',
  'declined',
  'reopened',
  'withdrawn',
  'noted',
  'discarded',
  'deleted',
  'paid',
  'refunded',
] as const;

export type EventKind = (typeof eventKinds)[number];
