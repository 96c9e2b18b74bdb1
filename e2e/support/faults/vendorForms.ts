import type { Page } from '@playwright/test';
import { field, submit } from '../listingForm.ts';
import { sampleTexts, storedByLabel } from '../listingTexts.ts';
import { expect } from '../test.ts';
import { apiOf, appOf, asText, press } from './faultApi.ts';
import type { FormUnderFault } from './formUnderFault.ts';

const inFields = {
  read: (page: Page, label: string) => field(page, label).inputValue(),
  fill: (page: Page, label: string, words: string) => field(page, label).fill(words),
};

const personLabels: Readonly<Record<string, string>> = {
  "Person's name": 'name',
  Position: 'position',
  'About the person': 'description',
};

const serviceLabels = storedByLabel('services');

/** Opens the fields of the team member, adding one if `add`. Returns whether they are open. */
async function openPerson(page: Page, add: boolean): Promise<boolean> {
  const opened = field(page, "Person's name");
  if (await opened.isVisible()) return true;
  const known = page
    .getByRole('region', { name: 'People' })
    .getByRole('button', { name: /^Edit / });
  if (await known.count()) await known.click();
  else if (add) await press(page, 'Add person');
  else return false;
  await expect(opened).toBeVisible();
  return true;
}

/** The forms for a service, a review, an offer and personal information. */
export async function vendorForms(url: string): Promise<FormUnderFault[]> {
  const [pro, vendor, admin] = [
    await apiOf(url, 'pro@portal.test'),
    await apiOf(url, 'vendor@portal.test'),
    await apiOf(url, 'admin@portal.test'),
  ];
  const offered = await appOf(pro, 'Offered under fault', admin);
  const [{ account: me } = { account: null }] = await vendor.call('GET', '/users/me');
  const account = asText(Reflect.get(Object(me), 'id'));

  const service: FormUnderFault = {
    name: 'service with a person',
    sweepOnly: 'new listing, and packages/forms/src/listing/ListingTeam.stories.tsx',
    as: 'pro@portal.test',
    prepare: async () => '/services/new',
    from: () => ({ address: '/services/pending', link: 'Create new' }),
    typed: (mark) => ({
      ...sampleTexts('services', mark),
      "Person's name": `Āwhina ${mark}`,
      Position: 'Kaiako',
      'About the person': `Two lines\nabout her ${mark}`,
    }),
    ready: (page) => expect(field(page, 'Name')).toBeVisible(),
    read: async (page, label) => {
      if (label in personLabels && !(await openPerson(page, false))) return '';
      return inFields.read(page, label);
    },
    fill: async (page, label, words) => {
      if (label in personLabels) await openPerson(page, true);
      await inFields.fill(page, label, words);
    },
    submit: (page, double) => (double ? press(page, /^Submit/, true) : submit(page)),
    saved: /Your listing was submitted for review\./,
    stored: async (mark) => {
      const rows = await pro.call('GET', `/pending/services?_q=${mark}&pagination[pageSize]=100`);
      return Promise.all(
        rows.map(async ({ id }) => {
          const [row = {}] = await pro.call('GET', `/pending/services/${id}`);
          const person = [row.team_members].flat()[0];
          const read = (labels: typeof personLabels, from: unknown) =>
            Object.entries(labels).map(([label, name]) => [
              label,
              asText(Reflect.get(Object(from), name)),
            ]);
          return Object.fromEntries([...read(serviceLabels, row), ...read(personLabels, person)]);
        }),
      );
    },
    writes: { method: /POST/, path: /\/services\/?$/ },
  };

  const review: FormUnderFault = {
    name: 'review',
    goesThrough: ['storage denied and double click'],
    as: 'vendor@portal.test',
    prepare: async (mark) => {
      const { slug } = await appOf(pro, `Reviewed ${mark}`, admin);
      return `/reviews/apps/new?listing=${slug}`;
    },
    typed: (mark) => ({ Rating: '4 stars', Comment: `Ka pai 🥝\nsecond line ${mark}` }),
    ready: (page) => expect(field(page, 'Comment')).toBeVisible(),
    read: async (page, label) => {
      if (label === 'Comment') return inFields.read(page, label);
      const chosen = page.getByRole('radio', { name: '4 stars' });
      return (await chosen.isChecked()) ? '4 stars' : '';
    },
    fill: (page, label, words) =>
      label === 'Comment'
        ? inFields.fill(page, label, words)
        : page.getByRole('radio', { name: words }).check({ force: true }),
    submit: (page, double) => press(page, 'Submit review', double),
    saved: /Review of .* submitted\./,
    stored: async (mark) => {
      const rows = await admin.call('GET', `/pending/reviews/apps?_q=${mark}`);
      return rows.map(({ comment, rating }) => ({
        Comment: asText(comment),
        Rating: `${rating} stars`,
      }));
    },
    writes: { method: /POST/, path: /\/reviews\/?$/ },
  };

  const offer: FormUnderFault = {
    name: 'special offer',
    sweepOnly: 'e2e/money/faults.spec.ts',
    as: 'pro@portal.test',
    prepare: async () => `/apps/active/view/${offered.slug}/special-offer`,
    typed: (mark) => ({
      Title: `Half price ${mark}`,
      Description: `Until the pōhutukawa flowers ${mark}`,
      Link: `https://offer.example/${mark}?a=1&b=2`,
      Label: 'Claim it',
    }),
    ready: (page) => expect(field(page, 'Title')).toBeVisible(),
    ...inFields,
    submit: (page, double) => press(page, /^Pay/, double),
    saved: /paid\. Your offer was submitted/,
    stored: async (mark) => {
      const rows = await admin.call('GET', `/pending/special-offers/apps?_q=${mark}`);
      return rows.map(({ title, description, link, label }) => ({
        Title: asText(title),
        Description: asText(description),
        Link: asText(link),
        Label: asText(label),
      }));
    },
    writes: { method: /POST/, path: /\/special-offers\/?$/ },
  };

  const personal: FormUnderFault = {
    name: 'personal information',
    sweepOnly: 'review, and packages/forms/src/account/PersonalForm.stories.tsx',
    as: 'vendor@portal.test',
    prepare: async () => {
      const names = { first_name: 'Before', last_name: 'Before', email: 'vendor@portal.test' };
      await vendor.call('PUT', `/accounts/${account}`, names);
      return '/account/personal-information';
    },
    from: () => ({ address: '/account/security', link: 'Personal information' }),
    // The email address stays, because the tests sign in with it.
    typed: (mark) => ({ 'First name': `Māia ${mark}`, 'Last name': `O’Hara ${mark}` }),
    ready: (page) => expect(field(page, 'First name')).toBeVisible(),
    ...inFields,
    submit: (page, double) => press(page, 'Save changes', double),
    saved: /Account settings updated\./,
    stored: async () => {
      const [{ account: now } = { account: null }] = await vendor.call('GET', '/users/me');
      return [
        {
          'First name': asText(Reflect.get(Object(now), 'first_name')),
          'Last name': asText(Reflect.get(Object(now), 'last_name')),
        },
      ];
    },
    writes: { method: /PUT/, path: /\/accounts\/\d+\/?$/ },
  };

  return [service, review, offer, personal];
}
