import { badParameter } from '../httpError.ts';

/* States of records as query conditions, in the order in which pending lists show them. */

type States = Readonly<Record<string, object>>;

const undecided = { $or: [{ status: 'PENDING' }, { status: null }] };
export const submitted = { $or: [{ draft: false }, { draft: null }] };

/** Approved listings. */
export const LIVE = { revision_of: null, status: 'APPROVED' };

/** Listings that the directory shows: approved ones, unless those of their account are hidden. */
export const SHOWN = { ...LIVE, account: { hidden_at: null } };

export const feedbackStates = {
  pending: undecided,
  declined: { status: 'DECLINED' },
} satisfies States;

/** Approved reviews with something to decide are in the pending list, too. */
export const reviewStates = {
  pending: undecided,
  reply: { status: 'APPROVED', reply_status: 'PENDING' },
  reported: { status: 'APPROVED', report_open: true },
  declined: { status: 'DECLINED' },
} satisfies States;

/** The parts of the pending list of reviews, which have no review in common. */
export const reviewParts = [
  reviewStates.pending,
  { $or: [reviewStates.reply, reviewStates.reported] },
  reviewStates.declined,
];

/** The states of `?state=`, one or more separated by commas; undefined for all. */
export const readStates = <State extends string>(
  states: readonly State[],
  asked: unknown,
): State[] | undefined => {
  if (asked === undefined || asked === '') return undefined;
  const known = (word: string): word is State => states.some((state) => state === word);
  const wanted = String(asked).split(',');
  const found = wanted.filter(known);
  if (found.length === wanted.length) return found;
  throw badParameter(
    ['state'],
    `state must be ${states.slice(0, -1).join(', ')} or ${states.at(-1)}`,
  );
};

/** The parts of a pending list for `?state=`. */
export const inState = (states: States, asked: unknown): object[] => {
  const wanted = readStates(Object.keys(states), asked);
  return wanted ? [{ $or: wanted.map((word) => states[word]) }] : [];
};
