import { badParameter } from '../../base/httpError.ts';
import { m } from '../../base/texts.ts';

/* States of records as query conditions, in the order in which pending lists show them. */

type States = Readonly<Record<string, object>>;

export const undecided = { $or: [{ status: 'PENDING' }, { status: null }] };
export const submitted = { $or: [{ draft: false }, { draft: null }] };

/** Approved listings. */
export const LIVE = { revision_of: null, status: 'APPROVED' };

/** Listings that the directory shows: approved ones, unless they or those of their account are hidden. */
export const SHOWN = { ...LIVE, hidden_at: null, account: { hidden_at: null } };

const declined = { status: 'DECLINED' };
const notAsked = { $or: [{ asked: false }, { asked: null }] };

const offer = {
  pending: { $and: [undecided, notAsked] },
  /** The vendor or author was asked for changes, and has not edited the record since. */
  changes: { $and: [undecided, { asked: true }] },
  declined,
};
const review = {
  pending: offer.pending,
  changes: offer.changes,
  /** Approved reviews with something to decide. */
  reply: { status: 'APPROVED', reply_status: 'PENDING' },
  reported: { status: 'APPROVED', report_open: true },
  declined,
};

/** By table. */
export const feedbackStates = { reviews: review, special_offers: offer } satisfies Record<
  string,
  States
>;

/** The parts of the pending lists in order, which have no record in common. */
export const feedbackParts: Readonly<Record<keyof typeof feedbackStates, readonly object[]>> = {
  reviews: [
    review.pending,
    // As the condition of their index.
    { status: 'APPROVED', $or: [{ reply_status: 'PENDING' }, { report_open: true }] },
    review.changes,
    declined,
  ],
  special_offers: Object.values(offer),
};

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
    m.query_state({
      words: states.slice(0, -1).join(', '),
      last: states.at(-1) ?? '',
    }),
  );
};

/** The parts of a pending list for `?state=`. */
export const inState = (states: States, asked: unknown): object[] => {
  const wanted = readStates(Object.keys(states), asked);
  return wanted ? [{ $or: wanted.map((word) => states[word]) }] : [];
};
