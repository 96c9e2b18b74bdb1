import { expect, test } from 'vitest';
import {
  type Action,
  type Actor,
  accessReason,
  type ErrorReason,
  isAboutRecord,
  isAction,
  isStaffRole,
  may,
  mayWhileViewing,
  mayWithAll,
  type Owned,
  type StaffRole,
  staffRolesOf,
} from '../index.ts';
import { actions } from './access.ts';

const visitor = null;
// User and account have different numbers, so that they cannot be confused.
const free: Actor = { staff: [], premium: false, id: 2, accountId: 1 };
const paid: Actor = { ...free, premium: true };
const staff: Actor = { ...free, staff: ['moderator', 'editor'] };
const everyone = [visitor, free, paid, staff] as const;

type ApiResponses = readonly (ErrorReason | null)[];

const ok = null;
const signIn = 'unauthenticated';
const all: ApiResponses = [ok, ok, ok, ok];
const signedIn: ApiResponses = [signIn, ok, ok, ok];
const admins: ApiResponses = [signIn, 'admins-only', 'admins-only', ok];
const otherRoles: ApiResponses = [signIn, 'admins-only', 'admins-only', 'role-missing'];
const hidden: ApiResponses = [signIn, 'not-found', 'not-found', 'not-found'];
const adminsToo: ApiResponses = [signIn, 'not-found', 'not-found', ok];
const offers: ApiResponses = [signIn, ok, ok, 'offers-are-for-vendors'];

/** Whether a visitor, a free, a paid and a staff user may, with any record. */
const always: Partial<Record<Action, ApiResponses>> = {
  'session.open': all,
  'session.read': signedIn,
  'password.change': signedIn,
  'user.read': signedIn,
  'factor.read': signedIn,
  'notification.read': signedIn,
  'notification.save': signedIn,
  'notification.unsubscribe': all,
  'factor.save': signedIn,
  'account.read': signedIn,
  'account.export': signedIn,
  'language.save': signedIn,
  'savedView.read': signedIn,
  'savedView.share': admins,
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
  'review.listAll': admins,
  'review.decide': admins,
  'offer.list': signedIn,
  'offer.listAll': admins,
  'offer.decide': admins,
  'template.read': admins,
  'template.write': admins,
  'claim.list': admins,
  'claim.save': admins,
  'assignment.save': admins,
  'term.read': signedIn,
  'term.write': admins,
  'vendor.read': admins,
  'analytics.overview': admins,
  'accounts.read': admins,
  'accounts.manage': otherRoles,
  'accounts.export': otherRoles,
  'viewAs.start': otherRoles,
  'viewAs.end': signedIn,
  'staff.manage': otherRoles,
  'audit.read': otherRoles,
  'system.manage': otherRoles,
  'brand.manage': otherRoles,
  'keys.manage': otherRoles,
  'dispute.handle': otherRoles,
  'webhooks.manage': otherRoles,
  'directory.read': [ok, ok, ok, ok],
  'billing.read': signedIn,
  'billing.save': signedIn,
  'card.save': signedIn,
  'subscription.start': [signIn, ok, ok, 'plans-are-for-vendors'],
  'webhook.receive': all,
  'report.send': all,
};

/** Whether they may with their own record, and with one of another account or user. */
const withRecord: Partial<Record<Action, readonly [own: ApiResponses, foreign: ApiResponses]>> = {
  'session.end': [signedIn, hidden],
  'account.save': [signedIn, hidden],
  'savedView.save': [signedIn, hidden],
  'listing.read': [signedIn, adminsToo],
  'listing.save': [signedIn, adminsToo],
  'listing.delete': [signedIn, adminsToo],
  'trash.restore': [signedIn, adminsToo],
  'listing.decide': [admins, adminsToo],
  'listing.withdraw': [signedIn, [signIn, 'not-found', 'not-found', 'withdrawal-is-for-vendors']],
  'listing.checkLinks': [signedIn, adminsToo],
  'listing.import': [signedIn, hidden],
  'draft.read': [signedIn, hidden],
  'message.read': [signedIn, adminsToo],
  'message.write': [signedIn, adminsToo],
  'app.analytics': [signedIn, adminsToo],
  'service.analytics': [[signIn, 'analytics-need-plan', ok, ok], adminsToo],
  'media.read': [signedIn, adminsToo],
  'media.save': [signedIn, adminsToo],
  'review.read': [signedIn, adminsToo],
  'review.withdraw': [signedIn, hidden],
  'offer.resubmit': [signedIn, hidden],
  'offer.withdraw': [signedIn, hidden],
  'review.write': [hidden, signedIn],
  'review.reply': [signedIn, hidden],
  'review.report': [signedIn, hidden],
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

const ofModerators: Action[] = [
  'listing.assign',
  'listing.decide',
  'review.decide',
  'offer.decide',
  'template.write',
  'claim.save',
  'assignment.save',
];
const ofEditors: Action[] = ['term.write'];
const ofSupport: Action[] = ['accounts.manage', 'audit.read', 'viewAs.start'];

// Rows: 1.3
test.each<[StaffRole, Action[]]>([
  [
    'owner',
    [
      ...ofModerators,
      ...ofEditors,
      ...ofSupport,
      'staff.manage',
      'accounts.export',
      'system.manage',
      'brand.manage',
      'keys.manage',
      'webhooks.manage',
      'dispute.handle',
    ],
  ],
  ['moderator', ofModerators],
  ['editor', ofEditors],
  ['finance', ['dispute.handle']],
  ['support', ofSupport],
])('%s: which actions of other roles', (role, permitted) => {
  const actor: Actor = { ...free, staff: [role] };
  const ofRoles = Object.keys(actions)
    .filter(isAction)
    .filter((action) => [actions[action]].flat().some(isStaffRole));
  expect(ofRoles.filter((action) => may(actor, action)).sort()).toEqual(permitted.toSorted());
  expect(may(actor, 'listing.read', { accountId: 2 })).toBe(true);
  expect(may(actor, 'listing.save', { accountId: 2 })).toBe(permitted.includes('listing.decide'));
});

test.each([
  [{ staff: false, super: false }, []],
  [{ staff: false, super: false, staff_roles: 'owner' }, []],
  [{ staff: true, super: false }, ['moderator', 'editor']],
  [{ staff: true, super: false, staff_roles: 'unknown' }, ['moderator', 'editor']],
  [{ staff: true, super: false, staff_roles: 'support,finance' }, ['support', 'finance']],
  [{ staff: true, super: true, staff_roles: 'support' }, ['owner']],
])('the roles of a stored user: %o', (user, expected) => {
  expect(staffRolesOf(user)).toEqual(expected);
});

test('while staff view the portal as a vendor, they read what is not about money or security', () => {
  const read = Object.keys(actions)
    .filter(isAction)
    .filter((action) => mayWhileViewing(action, 'GET'));
  expect(
    read.filter((action) => /^(billing|card|session|password|accounts|audit)/.test(action)),
  ).toEqual([]);
  expect(read).toContain('listing.list');
  expect(mayWhileViewing('review.write', 'POST')).toBe(false);
});

test('a record without an owner belongs to no one, a user without an account included', () => {
  const alone = { ...paid, accountId: null };
  expect(may(alone, 'listing.save', { accountId: null })).toBe(false);
  expect(may(alone, 'media.save', { userId: null })).toBe(false);
  expect(mayWithAll(alone, 'listing.save')).toBe(false);
  expect(mayWithAll(staff, 'listing.save')).toBe(true);
});
