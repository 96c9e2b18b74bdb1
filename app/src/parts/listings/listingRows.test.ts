import { may } from '@portal/data/schemas';
import { bulkActionNames, bulkActions, staffRoles } from '@portal/domain';
import { makeAccount, makeApp, makeOwnAccount, makeUser } from '@portal/testing';
import { expect, test } from 'vitest';
import { kindOfChange, maySelect, toRow } from './listingRows.ts';
import { rowLinks } from './rowLinks.ts';

test.each(staffRoles)('staff with the role %s select what a bulk edit lets them change', (role) => {
  const user = makeUser({ staff: true, staffRoles: [role] });
  const foreign = { account: null };
  const acts = bulkActionNames.some((each) => may(user, bulkActions[each].action));
  expect(maySelect(user, foreign)).toBe(may(user, 'listing.save', foreign) || acts);
});

// Rows: X8
test('a listing submitted after its decline is a resubmission', () => {
  const [early, late] = ['2026-11-20T00:00:00.000Z', '2026-11-21T00:00:00.000Z'];
  const kindOf = (submittedAt: string | null, decidedAt: string | null) =>
    kindOfChange(makeApp({ submittedAt, decidedAt, revision: false }));
  expect(kindOf(early, null)).toBe('New listing');
  expect(kindOf(late, early)).toBe('Resubmitted after decline');
  expect(kindOf(early, late)).toBe('New listing');
});

test('only a pending listing has a waiting time', () => {
  const queue = { collection: 'apps', scope: 'pending', whose: 'all' } as const;
  const submittedAt = '2026-11-20T00:00:00.000Z';
  const now = Date.parse('2026-11-22T00:00:00.000Z');
  const waiting = (status: 'PENDING' | 'DECLINED') =>
    toRow(makeApp({ status, submittedAt }), queue, { now, readOnly: false }).waiting;
  expect(waiting('PENDING')).toEqual({ text: '2 days', long: false });
  expect(waiting('DECLINED')).toBeUndefined();
});

const vendor = makeUser({ account: makeOwnAccount({ id: 7 }) });
const admin = makeUser({ account: makeOwnAccount({ id: 7 }), staff: true });
const listing = makeApp({ account: makeAccount({ id: 7 }) });

const labels = (user: typeof vendor) => rowLinks(listing, 'active', user).map(({ label }) => label);

test('the menu of a live listing has an offer for vendors, reviews for admins', () => {
  expect(labels(vendor)).toEqual(['Special offer']);
  expect(labels(admin)).toEqual(['Reviews']);
});
