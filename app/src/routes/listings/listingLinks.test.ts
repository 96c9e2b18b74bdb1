import { makeAccount, makeApp, makeOwnAccount, makeUser } from '@portal/data/testing';
import { expect, test } from 'vitest';
import { rowLinks } from './listingLinks.ts';

const vendor = makeUser({ account: makeOwnAccount({ id: 7 }) });
const admin = makeUser({ account: makeOwnAccount({ id: 7 }), staff: true });
const listing = makeApp({ account: makeAccount({ id: 7 }) });

const labels = (user: typeof vendor) => rowLinks(listing, 'active', user).map(({ label }) => label);

test('a live listing of the own leads to an offer, for whoever may buy one', () => {
  expect(labels(vendor)).toEqual(['Special offer']);
  expect(labels(admin)).toEqual(['Reviews']);
});
