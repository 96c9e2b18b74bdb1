import { expect, test } from 'vitest';
import { actions } from './access.ts';
import {
  type Action,
  type Actor,
  accessReason,
  type ErrorReason,
  isAction,
  may,
  mayWithAll,
  type Owned,
} from './index.ts';

const visitor = null;
const free: Actor = { admin: false, premium: false, accountId: 1 };
const paid: Actor = { admin: false, premium: true, accountId: 1 };
const staff: Actor = { admin: true, premium: false, accountId: 1 };
const everyone = [visitor, free, paid, staff] as const;

const own = { accountId: 1 };
const foreign = { accountId: 2 };
const ok = null;

type Answers = readonly (ErrorReason | null)[];

const signIn = 'unauthenticated';
const admins: Answers = [signIn, 'admins-only', 'admins-only', ok];
const signedIn: Answers = [signIn, ok, ok, ok];

// Rows: 6.1, 6.2, 6.3, 6.4
test.each<[Action, Answers]>([
  ['session.open', [ok, ok, ok, ok]],
  ['term.write', admins],
  ['review.decide', admins],
  ['offer.decide', admins],
  ['listing.decide', admins],
  ['vendor.read', admins],
  ['analytics.overview', admins],
  ['listing.list', signedIn],
  ['app.create', signedIn],
  ['service.create', [signIn, 'services-need-plan', ok, ok]],
  ['offer.buy', [signIn, ok, ok, 'offers-are-for-vendors']],
  ['subscription.start', [signIn, ok, ok, 'plans-are-for-vendors']],
])('%s: who may at all of visitor, free, paid and staff', (action, expected) => {
  expect(everyone.map((actor) => accessReason(actor, action))).toEqual(expected);
});

test('what needs no sign-in, and what a sign-in is enough for, is this and no more', () => {
  const enoughFor = (actor: Actor | null, record?: Owned) =>
    Object.keys(actions).filter((action) => isAction(action) && may(actor, action, record));
  const open = ['session.open', 'view.record', 'webhook.receive'];
  expect(enoughFor(visitor)).toEqual(open);
  // With a record of another account.
  expect(enoughFor(free, foreign).filter((action) => !open.includes(action))).toEqual([
    'session.read',
    'password.change',
    'account.read',
    'listing.list',
    'app.create',
    'media.upload',
    'media.list',
    'review.list',
    'review.write',
    'offer.list',
    'term.read',
    'billing.read',
    'billing.save',
    'subscription.start',
  ]);
});

const hidden: Answers = [signIn, 'not-found', 'not-found', 'not-found'];
const adminsToo: Answers = [signIn, 'not-found', 'not-found', ok];

// Rows: 1.3, 6.1, 6.2, 6.3, 6.4
test.each<[Action, own: Answers, foreign: Answers]>([
  ['listing.read', signedIn, adminsToo],
  ['listing.save', signedIn, adminsToo],
  ['listing.delete', signedIn, adminsToo],
  ['listing.decide', admins, adminsToo],
  ['listing.withdraw', signedIn, [signIn, 'not-found', 'not-found', 'withdrawal-is-for-vendors']],
  ['draft.read', signedIn, hidden],
  ['app.analytics', signedIn, adminsToo],
  ['service.analytics', [signIn, 'analytics-need-plan', ok, ok], adminsToo],
  ['review.read', signedIn, adminsToo],
  ['review.write', hidden, signedIn],
  ['offer.read', signedIn, adminsToo],
  ['offer.buy', [signIn, ok, ok, 'offers-are-for-vendors'], hidden],
  ['media.save', signedIn, adminsToo],
  ['account.save', signedIn, hidden],
  ['card.save', signedIn, hidden],
  ['session.end', signedIn, hidden],
])('%s of the own account and of another one', (action, ofOwn, ofForeign) => {
  expect(everyone.map((actor) => accessReason(actor, action, own))).toEqual(ofOwn);
  expect(everyone.map((actor) => accessReason(actor, action, foreign))).toEqual(ofForeign);
});

test('a record without an account belongs to no one, a user without an account included', () => {
  const alone = { ...paid, accountId: null };
  expect(may(alone, 'listing.save', { accountId: null })).toBe(false);
  expect(mayWithAll(alone, 'listing.save')).toBe(false);
  expect(mayWithAll(staff, 'listing.save')).toBe(true);
});
