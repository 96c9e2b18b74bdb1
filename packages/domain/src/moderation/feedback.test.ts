import { expect, test } from 'vitest';
import { decideFeedback, withdrawFeedback } from './feedback.ts';
import { decideOffer, resubmitOffer } from './offer.ts';
import { submitReview } from './review.ts';

const now = '2026-11-20T01:00:00.000Z';
const texts = { title: 'Half', description: 'May.', link: 'https://a.nz', label: 'Claim' };

test.each([
  ['PENDING', undefined, 'APPROVED', 'approved'],
  ['PENDING', 2, 'DECLINED', 'declined'],
  ['APPROVED', 2, 'PENDING', 'reopened'],
  ['DECLINED', 2, 'DECLINED', 'noted'],
  ['PENDING', 1, 'APPROVED', null],
  ['APPROVED', undefined, 'DECLINED', null],
] as const)('feedback %s seen at %s, decided %s: %s', (from, version, status, kind) => {
  const outcome = decideFeedback(
    { status: from, note: null, version: 2 },
    { status, note: 'N', version },
    now,
  );
  expect(outcome).toMatchObject(
    kind === null
      ? { rejected: 'already-decided' }
      : { state: { status, note: 'N', version: 3 }, event: { kind, from, to: status } },
  );
});

test.each([
  ['APPROVED', { version: 1, isRefunded: true }, 'already-decided'],
  ['APPROVED', { isRefunded: true, listingIsLive: false }, 'offer-paid-back'],
  ['PENDING', { isRefunded: true }, 'offer-paid-back'],
  ['DECLINED', { isRefunded: true }, undefined],
  ['APPROVED', { listingIsLive: false }, 'offer-not-approvable'],
  ['PENDING', { listingIsLive: false }, undefined],
  ['APPROVED', {}, undefined],
] as const)('a declined offer decided as %s with %o: %s', (status, given, rejected) => {
  const { version, ...facts } = {
    version: 2,
    listingIsLive: true,
    listingIsMoved: false,
    isRefunded: false,
    texts,
    ...given,
  };
  const state = { status: 'DECLINED', note: 'N', version: 2 } as const;
  const outcome = decideOffer(state, { status, note: 'N', version }, facts, now);
  if (rejected) expect(outcome).toEqual({ rejected });
  else
    expect(outcome).toMatchObject({
      state: { status, version: 3 },
      event: { noteChanged: status !== 'DECLINED' },
    });
});

test('an approved offer can be noted when its listing is no longer live', () => {
  const state = { status: 'APPROVED', note: null, version: 2 } as const;
  const decision = { status: 'APPROVED', note: 'Soon over.', version: 2 } as const;
  const facts = { listingIsLive: false, listingIsMoved: false, isRefunded: false, texts };
  expect(decideOffer(state, decision, facts, now)).toMatchObject({
    event: { kind: 'noted', noteChanged: true },
  });
});

test('only what is pending can be withdrawn', () => {
  const state = { note: null, version: 1 };
  expect(withdrawFeedback({ ...state, status: 'PENDING' })).toMatchObject({
    event: { kind: 'withdrawn', from: 'PENDING', to: null },
  });
  expect(withdrawFeedback({ ...state, status: 'APPROVED' })).toEqual({
    rejected: 'already-reviewed',
  });
});

test('a second review edits the first, which is pending again', () => {
  const values = { rating: 4, comment: 'Good.' };
  const first = submitReview(null, values);
  expect(first).toMatchObject({
    state: { status: 'PENDING', note: null, version: 1 },
    event: { kind: 'submitted', from: null, to: 'PENDING', fields: [] },
  });
  const known = { ...values, rating: 2, status: 'DECLINED', note: 'No.', version: 4 } as const;
  expect(submitReview(known, values)).toMatchObject({
    state: { ...first.state, version: 5 },
    event: { kind: 'submitted', from: 'DECLINED', to: 'PENDING', fields: ['rating'] },
  });
});

// Rows: X23Q.3
test('a review waits for its author until it is edited, decided or the request is undone', () => {
  const pending = { status: 'PENDING', note: null, version: 2 } as const;
  const ask = { status: 'PENDING', note: 'Say why.', version: 2, asks: true } as const;
  const asked = decideFeedback(pending, ask, now);
  if ('rejected' in asked) throw new Error(asked.rejected);
  const { state } = asked;
  expect(asked).toMatchObject({
    state: { note: null, version: 3, request: { at: now, open: true, message: 'Say why.' } },
    event: { kind: 'changes-requested', note: 'Say why.', noteChanged: true },
  });
  const next = { note: null, version: 3 };
  const decided = (more: object) =>
    decideFeedback(
      { ...state, replaced: asked.event.replaced },
      { status: 'PENDING', ...next, ...more },
      now,
    );
  expect(decided({ internalNote: 'Seen.' })).toMatchObject({
    state: { request: { open: true } },
    event: { kind: 'noted', noteChanged: false },
  });
  expect(decided({ undo: true })).toMatchObject({
    state: { request: null },
    event: { kind: 'reopened', noteChanged: true },
  });
  expect(decided({ status: 'APPROVED' })).toMatchObject({ state: { request: null } });
  expect(
    submitReview({ ...state, rating: 3, comment: 'Good.' }, { rating: 3, comment: 'Better.' }),
  ).toMatchObject({
    state: { version: 4, request: { open: false } },
    event: { fields: ['comment'] },
  });
  expect(decideFeedback({ ...pending, status: 'DECLINED' }, ask, now)).toEqual({
    rejected: 'already-decided',
  });
});

// Rows: X23Q.6
test('an offer is edited only while changes are requested, in the version that was seen', () => {
  const pending = { status: 'PENDING', note: null, version: 2 } as const;
  const facts = { listingIsLive: true, listingIsMoved: false, isRefunded: false, texts };
  const ask = { status: 'PENDING', note: 'Until when?', version: 2, asks: true } as const;
  const asked = decideOffer(pending, ask, facts, now);
  if ('rejected' in asked) throw new Error(asked.rejected);
  const { state } = asked;
  expect(state.request).toMatchObject({ open: true, message: 'Until when?', before: texts });
  expect(decideOffer(pending, ask, { ...facts, listingIsMoved: true }, now)).toEqual({
    rejected: 'offer-listing-moved',
  });
  const edited = { ...texts, description: 'Until May 31st.' };
  const known = { ...state, ...texts };
  expect(resubmitOffer({ ...pending, ...texts }, { ...edited, version: 2 })).toEqual({
    rejected: 'no-changes-requested',
  });
  expect(resubmitOffer(known, { ...edited, version: 2 })).toEqual({ rejected: 'offer-changed' });
  const done = resubmitOffer(known, { ...edited, version: 3 });
  expect(done).toMatchObject({
    state: { status: 'PENDING', version: 4, request: { open: false, before: texts } },
    event: { kind: 'submitted', from: 'PENDING', to: 'PENDING', fields: ['description'] },
  });
});
