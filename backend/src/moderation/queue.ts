import { badParameter } from '../httpError.ts';

/* States of records as query conditions, in the order in which pending lists show them. */

type States = Readonly<Record<string, object>>;

const undecided = { $or: [{ status: 'PENDING' }, { status: null }] };
export const submitted = { $or: [{ draft: false }, { draft: null }] };

/** Listings that the directory shows. */
export const LIVE = { revision_of: null, status: 'APPROVED' };
export const NOT_APPROVED = { $or: [{ status: { $ne: 'APPROVED' } }, { status: null }] };

export const listingStates = {
  pending: { $and: [submitted, undecided] },
  declined: { status: 'DECLINED' },
  draft: { $and: [{ draft: true }, { $or: [{ status: { $ne: 'DECLINED' } }, { status: null }] }] },
} satisfies States;

export const feedbackStates = {
  pending: undecided,
  declined: { status: 'DECLINED' },
} satisfies States;

/** The parts of a pending list for `?state=`, one or more states separated by commas. */
export const inState = (states: States, asked: unknown): object[] => {
  if (asked === undefined || asked === '') return [];
  const wanted = String(asked).split(',');
  const known = Object.keys(states);
  if (!wanted.every((word) => known.includes(word)))
    throw badParameter(
      ['state'],
      `state must be ${known.slice(0, -1).join(', ')} or ${known.at(-1)}`,
    );
  return [{ $or: wanted.map((word) => states[word]) }];
};
