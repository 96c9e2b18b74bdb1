import { makeAdmin, makeUser } from '@portal/testing';
import { expect, test } from 'vitest';
import { everythingOn } from '../flags.ts';
import { paths } from '../paths.ts';
import { paletteItems } from './paletteItems.ts';

const idsOf = (user: Parameters<typeof paletteItems>[0]['user']) =>
  paletteItems({ user, flags: everythingOn }).map(({ id }) => id);

test('the palette has the pages and actions that the user may open, each once', () => {
  const staff = idsOf(makeAdmin({ staffRoles: ['owner'] }));
  expect(staff).toContain(paths.audit);
  expect(new Set(staff).size).toBe(staff.length);
  const vendor = idsOf(makeUser());
  expect(vendor).toEqual(
    expect.arrayContaining([paths.newListing('apps'), paths.security, paths.myReviews]),
  );
  expect(vendor).not.toContain(paths.audit);
  expect(vendor).not.toContain(paths.listings('apps', 'active', 'all'));
  // Without a plan there are no services.
  expect(vendor).not.toContain(paths.newListing('services'));
});
