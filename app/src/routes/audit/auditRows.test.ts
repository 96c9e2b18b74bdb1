import type { AuditEntry } from '@portal/data/schemas';
import { expect, test } from 'vitest';
import { toRow } from './auditRows.ts';

const entry: AuditEntry = {
  id: 1,
  createdAt: '2026-11-20T09:41:00.000Z',
  actor: { id: 3, name: 'Mere Kingi', roles: ['moderator', 'editor'] },
  address: '203.0.113.7',
  device: 'Firefox on Linux',
  action: 'listing.approve',
  subject: { kind: 'apps', id: 12, name: 'Kea Invoicing', type: null },
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
  const subject = { kind: 'users', id: 3, name: 'Mere Kingi', type: null } as const;
  expect(of({ actor: null, action: 'session.fail', subject })).toEqual([
    ...['Not signed in', 'Failed to sign in as Mere Kingi', '/accounts/3'],
  ]);
  const changes = { roles: [['editor'], []] };
  const actor = { id: null, name: 'Command line', roles: [] };
  expect(of({ actor, action: 'role.revoke', subject, changes })).toEqual([
    ...['Command line', 'Revoked Editor of Mere Kingi', '/accounts/3'],
  ]);
  expect(of({ action: 'listing.delete' })[2]).toBeUndefined();
  expect(of({ action: 'listing.teleport' })[1]).toBe('listing.teleport Kea Invoicing');
  expect(of({ action: 'audit.export', subject: null })[1]).toBe('Exported the audit log');
});

test('every kind of record with a page is linked, unless it is deleted', () => {
  type Subject = NonNullable<AuditEntry['subject']>;
  const of = (
    kind: Subject['kind'],
    over: Partial<AuditEntry> = {},
    type: Subject['type'] = null,
  ) =>
    toRow({ ...entry, changes: {}, subject: { kind, id: 12, name: 'Kea & Co', type }, ...over })
      .what.href;
  const approved = { changes: { status: ['PENDING', 'APPROVED'] } };
  expect(of('services')).toBe('/services/pending/view/12');
  expect(of('reviews', approved, 'services')).toBe('/reviews/services/active/view/12');
  expect(of('reviews', {}, 'apps')).toBe('/reviews/apps/pending/view/12');
  expect(of('reviews')).toBeUndefined();
  expect(of('special-offers', {}, 'apps')).toBe('/special-offers/apps/pending?search=Kea+%26+Co');
  expect(of('users', { action: 'account.block' })).toBe('/accounts/12');
  expect(of('users', { action: 'account.erase' })).toBeUndefined();
  expect(of('users', { action: 'account.delete' })).toBe('/accounts/12');
  expect(of('categories', { action: 'term.rename' })).toBe('/categories/view/12');
  expect(of('industries', { action: 'term.feature' })).toBe('/featured');
  expect(of('locations', { action: 'term.rename' })).toBe('/locations');
  expect(of('files', { action: 'picture.edit' })).toBeUndefined();
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
