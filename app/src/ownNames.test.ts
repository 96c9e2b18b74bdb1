import type { Collection } from '@portal/domain';
import { makeAdmin } from '@portal/testing';
import { afterEach, expect, test } from 'vitest';
import { brand, readPageBrand } from './brand.ts';
import { everythingOn } from './flags.ts';
import { feedbackWords } from './parts/decisions/useFeedbackList.tsx';
import { listArea, listWords } from './parts/listings/listingsQuery.ts';
import { menuGroups } from './shell/menu.ts';

const rename = (names: object) => Object.assign(brand, readPageBrand(JSON.stringify({ names })));
afterEach(() => rename({}));

const menuFacts = { user: makeAdmin(), flags: everythingOn, counts: null, pathname: '/' };

/** Labels of the menu, and titles of lists, that name a kind of listings. */
const namesOf = (collection: Collection) => {
  const place = { collection, whose: 'mine' } as const;
  const live = { ...place, scope: 'active' } as const;
  const paths = ['reviews', 'special-offers'].map((about) => `/${about}/${collection}/pending`);
  return [
    ...menuGroups(menuFacts)
      .flatMap(({ items }) => items)
      .filter(({ href }) => paths.includes(String(href)))
      .map(({ label }) => label),
    listArea(live),
    listArea({ ...live, whose: 'all' }),
    listWords(live).help,
    listWords({ ...place, scope: 'pending' }).help,
    feedbackWords({ about: 'offers', collection, scope: 'active' }, 0).title,
  ];
};

const usual = [
  'Service reviews',
  'Service Offers',
  'Services',
  'Services from all vendors',
  'Your services that are live in the directory.',
  'Services that aren’t live yet: drafts, in review or declined.',
  'Active service offers',
];

// Rows: X24R.1
test('the menu and the lists of a renamed kind have the name of the operator', () => {
  expect(namesOf('services')).toEqual(usual);
  rename({ apps: 'Extensions' });
  expect(namesOf('apps')).toEqual([
    'Reviews of Extensions',
    'Offers for Extensions',
    'Extensions',
    'Extensions from all vendors',
    'Your listings that are live in the directory.',
    'Extensions that aren’t live yet: drafts, in review or declined.',
    'Active offers for Extensions',
  ]);
  expect(namesOf('services')).toEqual(usual);
});
