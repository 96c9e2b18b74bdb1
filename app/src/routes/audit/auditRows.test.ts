import type { AuditEntry } from '@portal/data/schemas';
import { expect, test } from 'vitest';
import { toRow } from './auditRows.ts';

const record = { type: null, scope: null, exists: true } as const;

const entry: AuditEntry = {
  id: 1,
  createdAt: '2026-11-20T09:41:00.000Z',
  actor: { id: 3, name: 'Mere Kingi', roles: ['moderator', 'editor'] },
  address: '203.0.113.7',
  device: 'Firefox on Linux',
  action: 'listing.approve',
  subject: { ...record, kind: 'apps', id: 12, name: 'Kea Invoicing', scope: 'active' },
  changes: { status: ['PENDING', 'APPROVED'], nz: [false, true], summary: [null, null] },
  reason: null,
};

test('an entry is a sentence with a link to its record, and its changes have labels', () => {
  expect(toRow(entry)).toMatchObject({
    who: { name: 'Mere Kingi', detail: 'Moderator, Editor', href: '/audit?actor=3' },
    what: { before: 'Approved ', name: 'Kea Invoicing', href: '/apps/active/view/12', after: '' },
    changes: [
      { label: 'Status', before: 'Pending', after: 'Approved' },
      { label: 'NZ owned', before: 'No', after: 'Yes' },
      { label: 'Short description', before: null, after: null },
    ],
    recordHref: '/audit?record=apps%2F12',
  });
});

test('entries without a user, of deleted records and of other versions', () => {
  const of = (over: Partial<AuditEntry>) => {
    const { who, what } = toRow({ ...entry, ...over });
    return [who.name, what.before + what.name + what.after, what.href];
  };
  expect(of({ actor: null, address: null, action: 'offer.refund' }).slice(0, 2)).toEqual([
    ...['System', 'Refunded the offer Kea Invoicing'],
  ]);
  const subject = { ...record, kind: 'users', id: 3, name: 'Mere Kingi' } as const;
  expect(of({ actor: null, action: 'session.fail', subject })).toEqual([
    ...['Not signed in', 'Failed to sign in as Mere Kingi', '/accounts/3'],
  ]);
  const changes = { roles: [['editor'], []] };
  const actor = { id: null, name: 'Command line', roles: [] };
  expect(of({ actor, action: 'role.revoke', subject, changes })).toEqual([
    ...['Command line', 'Revoked Editor of Mere Kingi', '/accounts/3'],
  ]);
  expect(of({ action: 'listing.teleport' })[1]).toBe('listing.teleport Kea Invoicing');
  expect(of({ action: 'audit.export', subject: null })[1]).toBe('Exported the audit log');
});

test('a record with a page is linked where it is now, while it exists', () => {
  type Subject = NonNullable<AuditEntry['subject']>;
  const of = (kind: Subject['kind'], action: AuditEntry['action'], now: Partial<Subject> = {}) =>
    toRow({ ...entry, action, subject: { ...record, kind, id: 12, name: 'Kea & Co', ...now } }).what
      .href;
  const pending = { scope: 'pending' } as const;
  expect(of('services', 'listing.approve', pending)).toBe('/services/pending/view/12');
  const active = { type: 'services', scope: 'active' } as const;
  expect(of('reviews', 'review.decline', active)).toBe('/reviews/services/active/view/12');
  expect(of('special-offers', 'offer.approve', { ...pending, type: 'apps' })).toBe(
    '/special-offers/apps/pending?search=Kea+%26+Co',
  );
  expect(of('users', 'account.block')).toBe('/accounts/12');
  expect(of('users', 'account.delete')).toBe('/accounts/12');
  expect(of('categories', 'term.rename')).toBe('/categories/view/12');
  expect(of('industries', 'term.feature')).toBe('/featured');
  expect(of('locations', 'term.rename')).toBe('/locations');
  expect(of('files', 'picture.edit')).toBeUndefined();
  for (const [kind, action] of [
    ['categories', 'term.create'],
    ['users', 'account.erase'],
    ['apps', 'listing.approve'],
  ] as const)
    expect(of(kind, action, { exists: false })).toBeUndefined();
});

test('names of settings stay as they are', () => {
  const changes = { PUBLIC_URL: [null, 'https://portal.test'], SMTP_URL: ['set', 'changed'] };
  expect(toRow({ ...entry, action: 'system.settings', subject: null, changes }).changes).toEqual([
    { label: 'PUBLIC_URL', before: null, after: 'https://portal.test' },
    { label: 'SMTP_URL', before: 'set', after: 'changed' },
  ]);
});

test('the same field has the label of its kind of record', () => {
  const label = (action: string) =>
    toRow({ ...entry, action, changes: { description: [null, 'New'] } }).changes[0]?.label;
  expect(label('listing.edit')).toBe('Full description');
  expect(label('webhook.edit')).toBe('Description');
});
