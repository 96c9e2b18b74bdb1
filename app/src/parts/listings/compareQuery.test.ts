import type { ListingEvent } from '@portal/data/schemas';
import { expect, it } from 'vitest';
import { chosenVersions, versionNames, versionsQuery } from './compareQuery.ts';

const event = (id: number, version?: true): ListingEvent => ({
  id,
  kind: 'edited',
  from: null,
  to: null,
  adminNote: null,
  fields: [],
  version,
  actor: { id: 1, name: 'Emma Vendor', admin: false },
  createdAt: '2026-11-20T10:00:00.000Z',
});
const events = [event(9, true), event(8), event(7, true), event(5, true), event(4)];

// Rows: X23H.2
it('compares a version with the one before it by default, and any two by the URL', () => {
  const chosen = (versions?: string) =>
    chosenVersions(new URLSearchParams(versions ? { versions } : {}), events);
  expect(chosen()).toEqual({ from: 7, to: 9 });
  expect(chosen('7')).toEqual({ from: 5, to: 7 });
  expect(chosen('5')).toEqual({ from: null, to: 5 });
  expect(chosen('5..9')).toEqual({ from: 5, to: 9 });
  expect(chosen('nonsense')).toEqual({ from: 7, to: 9 });
  expect(chosenVersions(new URLSearchParams(), [event(4)])).toEqual({ from: null, to: null });
  expect(
    chosenVersions(new URLSearchParams({ versions: versionsQuery(chosen('5..9')) }), events),
  ).toEqual({ from: 5, to: 9 });
});

it('numbers versions of the same minute, so that each has a name of its own', () => {
  const later = { ...event(12, true), createdAt: '2026-11-21T10:00:00.000Z' };
  const names = versionNames([later, event(9, true), event(7, true)]);
  const [newest, second, first] = [12, 9, 7].map((id) => names.get(id));
  expect([second, first]).toEqual([
    `${first?.replace('(1)', '(2)')}`,
    second?.replace('(2)', '(1)'),
  ]);
  expect(newest).toMatch(/^November 2\d\w\w 2026, \d\d:\d\d$/);
  expect(first).toMatch(/^November 2\d\w\w 2026, \d\d:\d\d \(1\)$/);
});
