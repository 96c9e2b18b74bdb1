import type { Story } from './data/listing.ts';
import { createRandom, seedOf } from './random.ts';

export const HOUR = 60 * 60 * 1000;
export const DAY = 24 * HOUR;

type Status = 'PENDING' | 'APPROVED' | 'DECLINED';

export interface SeedEvent {
  at: Date;
  kind: 'created' | 'submitted' | 'approved' | 'declined';
  by: 'owner' | 'admin';
  from: Status | null;
  to: Status;
  note?: string | null;
  internalNote?: string;
  fields?: readonly string[];
}

interface ListingState {
  status: Status;
  draft: boolean;
  note: string | null;
  submittedAt: Date | null;
  decidedAt: Date | null;
}

const submitted = (at: Date, from: Status | null, fields?: readonly string[]): SeedEvent => ({
  at,
  kind: 'submitted',
  by: 'owner',
  from,
  to: 'PENDING',
  ...(fields ? { fields } : {}),
});

const decided = (
  at: Date,
  to: 'APPROVED' | 'DECLINED',
  note: string | null,
  internal?: string,
): SeedEvent => ({
  at,
  kind: to === 'APPROVED' ? 'approved' : 'declined',
  by: 'admin',
  from: 'PENDING',
  to,
  note,
  ...(internal ? { internalNote: internal } : {}),
});

/** The submission at `last`, after a first one that was declined with the note `fixed`. */
const submissions = (last: Date, fixed: string | undefined, fields: readonly string[]) => {
  if (!fixed) return [submitted(last, null)];
  return [
    submitted(new Date(last.getTime() - 81 * HOUR), null),
    decided(new Date(last.getTime() - 30 * HOUR), 'DECLINED', fixed),
    submitted(last, 'DECLINED', fields),
  ];
};

const eventsOf = (story: Story, now: Date, wait: number): SeedEvent[] => {
  if (story.is === 'waiting') {
    const last = new Date(now.getTime() - story.hours * HOUR);
    return submissions(last, story.declinedFor, ['description', 'link']);
  }
  const end = new Date(now.getTime() - story.days * DAY);
  const last = new Date(end.getTime() - wait);
  switch (story.is) {
    case 'draft':
      return [{ at: end, kind: 'created', by: 'owner', from: null, to: 'PENDING' }];
    case 'declined':
      return [submitted(last, null), decided(end, 'DECLINED', story.note, story.internal)];
    case 'live':
      return [
        ...submissions(last, story.declinedFor, ['description']),
        decided(end, 'APPROVED', null),
      ];
  }
};

/** The history of a listing, oldest first. Decisions took from hours to three days. */
export const historyOf = (name: string, story: Story, now: Date): SeedEvent[] => {
  const random = createRandom(seedOf(name));
  const wait = (3 + random() * 68) * HOUR;
  // So that not all events have the same time of day.
  const shift = story.is === 'waiting' ? 0 : random() * 9 * HOUR;
  return eventsOf(story, new Date(now.getTime() - shift), wait);
};

/** The state of a listing after its events. */
export const stateAfter = (events: readonly SeedEvent[]): ListingState => {
  const last = events.at(-1);
  const decision = last?.by === 'admin' ? last : undefined;
  const submission = events.findLast(({ kind }) => kind === 'submitted');
  return {
    status: last?.to ?? 'PENDING',
    draft: last?.kind === 'created',
    note: decision?.note ?? null,
    submittedAt: submission?.at ?? null,
    decidedAt: events.findLast(({ by }) => by === 'admin')?.at ?? null,
  };
};
