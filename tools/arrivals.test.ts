import { expect, test } from 'vitest';
import { paths } from '../app/src/paths.ts';
import { arrivals, roles } from '../e2e/support/safety/arrivals.ts';

const record = (slug: string) => ({ slug, name: slug });
const records = {
  app: record('kea'),
  service: record('tui'),
  waitingService: record('weka'),
  waitingApp: record('moa'),
  category: record('birds'),
  appReview: 7,
  serviceReview: 8,
};

const kinds = ['apps', 'services'] as const;
const shelves = ['active', 'pending'] as const;
const lists = kinds.flatMap((kind) => shelves.map((shelf) => [kind, shelf] as const));

type Builder = { [Name in keyof typeof paths]: (typeof paths)[Name] extends string ? never : Name };

/** What each builder of an address builds; one that is new is missed by the compiler. */
const built: Readonly<Record<Builder[keyof Builder], readonly string[]>> = {
  addCardFor: [
    paths.addCardFor('trial'),
    paths.addCardFor('trial', 'quarterly'),
    paths.addCardFor('subscription'),
  ],
  subscriptionTo: [paths.subscriptionTo('annually'), paths.subscriptionTo('quarterly')],
  trialTo: [paths.trialTo('quarterly')],
  listings: lists.flatMap((list) => [paths.listings(...list), paths.listings(...list, 'all')]),
  newListing: kinds.map((kind) => paths.newListing(kind)),
  listing: [
    paths.listing('apps', 'active', 'kea'),
    paths.listing('services', 'active', 'tui'),
    paths.listing('services', 'pending', 'weka'),
    paths.listing('apps', 'pending', 'moa'),
    paths.listing('apps', 'active', 'nowhere'),
  ],
  listingAnalytics: [
    paths.listingAnalytics('apps', 'active', 'kea'),
    paths.listingAnalytics('services', 'active', 'tui'),
    paths.listingAnalytics('apps', 'active', 'nowhere'),
  ],
  newSpecialOffer: [paths.newSpecialOffer('apps', 'kea'), paths.newSpecialOffer('services', 'tui')],
  newReview: kinds.map((kind) => paths.newReview(kind)),
  reviews: lists.map((list) => paths.reviews(...list)),
  review: [paths.review('apps', 'pending', 7), paths.review('services', 'pending', 8)],
  specialOffers: lists.map((list) => paths.specialOffers(...list)),
  category: [paths.category('birds')],
};

const plain = Object.values(paths).filter((path) => typeof path === 'string');

test.each(roles)('the table of arrivals has every address of the portal for %s', (role) => {
  const rows = arrivals(role, records).map(([address]) => address);
  const addresses = [...plain, ...Object.values(built).flat()];
  expect(addresses.filter((address) => !rows.includes(address))).toEqual([]);
});

test.each(roles)('every row for %s asks for words', (role) => {
  const anything = arrivals(role, records).filter(([, , shown]) => shown.test('zzz'));
  expect(anything).toEqual([]);
});
