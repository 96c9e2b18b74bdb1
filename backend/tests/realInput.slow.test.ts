import { createClient } from '@portal/data/client';
import { beforeAll, expect, it } from 'vitest';
import { allProducts } from '../../e2e/support/products.ts';
import {
  emptyListing,
  type ListingValues,
  listingFromRecord,
  listingPayload,
} from '../../packages/forms/src/listing/listingValues.ts';
import { sharedBackend } from './sharedBackend.ts';
import { type Backend, LONG } from './startBackend.ts';

let backend: Backend;

beforeAll(async () => {
  backend = await sharedBackend();
});

// Rows: 3.4, 7.8
it('stores and returns real products exactly as they were typed', LONG, async () => {
  const client = createClient({ baseUrl: backend.url, fetch });
  const identifier = 'trial@portal.test';
  await client.auth.signIn({ identifier, password: 'greenstone-4400' });
  const industries = (await client.terms.industries()).map(({ id }) => id);
  const subcategories = (await client.terms.subcategories()).map(({ id }) => id);

  const typed = allProducts().map(
    ({ name, website, description, demo, tags = [], licenses = [] }, index): ListingValues => ({
      ...emptyListing,
      name,
      shortDescription: [...description].slice(0, 300).join(''),
      longDescription: `${description}\n\n${tags.map((tag) => `• ${tag}`).join('\n')}`,
      link: website,
      freeTrial: demo ?? '',
      pricing: licenses.join(', ').slice(0, 60) || 'Free',
      industries: industries.slice(index % 5, (index % 5) + 1),
      subcategories: subcategories.slice(index % 9, (index % 9) + (index % 4)),
      nzOwned: index % 2 === 0,
    }),
  );
  const facts = { type: 'app', account: null, draft: false, role: 'vendor', note: null } as const;
  const before = new Set(
    (await client.listings.all({ collection: 'apps', scope: 'pending' })).map(({ id }) => id),
  );
  for (const values of typed) await client.listings.create('apps', listingPayload(values, facts));

  const stored = (await client.listings.all({ collection: 'apps', scope: 'pending' }))
    .filter(({ id }) => !before.has(id))
    .toSorted((a, b) => a.id - b.id)
    .map((record) => listingFromRecord(record, 'vendor'));
  expect(stored).toEqual(typed);
  console.log(`${stored.length} real products, 0 changed`);
});
