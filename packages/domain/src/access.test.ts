import { expect, test } from 'vitest';
import { actions } from './access.ts';
import {
  type Action,
  type Actor,
  accessReason,
  type ErrorReason,
  isAboutRecord,
  isAction,
  may,
  mayWithAll,
  type Owned,
} from './index.ts';

const visitor = null;
// User and account have different numbers, so that they cannot be confused.
const free: Actor = { admin: false, premium: false, id: 2, accountId: 1 };
const paid: Actor = { ...free, premium: true };
const staff: Actor = { ...free, admin: true };
const everyone = [visitor, free, paid, staff] as const;

type ApiResponses = readonly (ErrorReason | null)[];

const ok = null;
const signIn = 'unauthenticated';
const all: ApiResponses = [ok, ok, ok, ok];
const signedIn: ApiResponses = [signIn, ok, ok, ok];
const admins: ApiResponses = [signIn, 'admins-only', 'admins-only', ok];
const hidden: ApiResponses = [signIn, 'not-found', 'not-found', 'not-found'];
const adminsToo: ApiResponses = [signIn, 'not-found', 'not-found', ok];
const offers: ApiResponses = [signIn, ok, ok, 'offers-are-for-vendors'];

/** Whether a visitor, a free, a paid and a staff user may, with any record. */
const always: Partial<Record<Action, ApiResponses>> = {
  'session.open': all,
  'session.read': signedIn,
  'password.change': signedIn,
  'account.read': signedIn,
  'listing.list': signedIn,
  'listing.listAll': admins,
  'listing.assign': admins,
  'note.readInternal': admins,
  'app.create': signedIn,
  'service.create': [signIn, 'services-need-plan', ok, ok],
  'view.record': all,
  'media.upload': signedIn,
  'media.list': signedIn,
  'review.list': signedIn,
  'review.decide': admins,
  'offer.list': signedIn,
  'offer.decide': admins,
  'term.read': signedIn,
  'term.write': admins,
  'vendor.read': admins,
  'analytics.overview': admins,
  'billing.read': signedIn,
  'billing.save': signedIn,
  'card.save': signedIn,
  'subscription.start': [signIn, ok, ok, 'plans-are-for-vendors'],
  'webhook.receive': all,
};

/** Whether they may with their own record, and with one of another account or user. */
const withRecord: Partial<Record<Action, readonly [own: ApiResponses, foreign: ApiResponses]>> = {
  'session.end': [signedIn, hidden],
  'account.save': [signedIn, hidden],
  'listing.read': [signedIn, adminsToo],
  'listing.save': [signedIn, adminsToo],
  'listing.delete': [signedIn, adminsToo],
  'listing.decide': [admins, adminsToo],
  'listing.withdraw': [signedIn, [signIn, 'not-found', 'not-found', 'withdrawal-is-for-vendors']],
  'draft.read': [signedIn, hidden],
  'app.analytics': [signedIn, adminsToo],
  'service.analytics': [[signIn, 'analytics-need-plan', ok, ok], adminsToo],
  'media.read': [signedIn, adminsToo],
  'media.save': [signedIn, adminsToo],
  'review.read': [signedIn, adminsToo],
  'review.write': [hidden, signedIn],
  'offer.read': [signedIn, adminsToo],
  'offer.buy': [offers, hidden],
};

const responses = (action: Action, record?: Owned) =>
  everyone.map((actor) => accessReason(actor, action, record));

// Rows: 1.3, 6.1, 6.2, 6.3, 6.4
test.each(Object.keys(actions).filter(isAction))('%s: who may', (action) => {
  const [ofOwn, ofForeign] = withRecord[action] ?? [always[action], always[action]];
  expect(responses(action, { accountId: 1 })).toEqual(ofOwn);
  expect(responses(action, { userId: 2 })).toEqual(ofOwn);
  expect(responses(action, { accountId: 2 })).toEqual(ofForeign);
  expect(responses(action, { userId: 1 })).toEqual(ofForeign);
  // Without a record: whether they may with some record.
  expect(responses(action)).toEqual(action === 'review.write' ? ofForeign : ofOwn);
  expect(isAboutRecord(action)).toBe(action in withRecord);
});

test('a record without an owner belongs to no one, a user without an account included', () => {
  const alone = { ...paid, accountId: null };
  expect(may(alone, 'listing.save', { accountId: null })).toBe(false);
  expect(may(alone, 'media.save', { userId: null })).toBe(false);
  expect(mayWithAll(alone, 'listing.save')).toBe(false);
  expect(mayWithAll(staff, 'listing.save')).toBe(true);
});
