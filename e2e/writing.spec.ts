import { paths } from '../app/src/paths.ts';
import { expectOnlyText, hostile } from './support/safety/hostile.ts';
import { image, mark, nameOf } from './support/safety/hostileTexts.ts';
import { isSweep } from './support/sweep.ts';
import { expect, test } from './support/test.ts';
import { accounts, arrive, screensOf } from './support/usable/screens.ts';

// Runs last by name, so that no other test sees these texts.

/** A URL and the stored texts that it must show verbatim. */
type Shown = readonly [address: string, ...texts: string[]];
type Stored = Awaited<ReturnType<typeof hostile>>;

const search = '?search=onerror';

const terms = ['industry', 'category', 'location'].map(nameOf);
const contact = ['phone', 'pricing'].map(mark);
const person = [nameOf('person'), mark('position')];
const history = ['reason', 'internal'].map(mark);

/** Pages of texts that others show by the same components. */
const inSweep = (...pages: Shown[]): Shown[] => (isSweep ? pages : []);

/** The pages of a vendor's own services. */
const servicesOf = ({ slug, declined, changed }: Stored['service']): Shown[] => [
  [paths.listing('services', 'active', slug), mark('summary'), ...contact, ...person, ...terms],
  [paths.listing('services', 'pending', declined), mark('reason'), mark('logo'), ...person],
  [paths.listing('services', 'pending', changed), mark('change')],
  ...inSweep(
    [`${paths.listings('services', 'active')}${search}`, nameOf('service')],
    [`${paths.listings('services', 'pending')}${search}`, nameOf('service')],
    [paths.listingAnalytics('services', 'active', slug), nameOf('service')],
    [paths.newSpecialOffer('services', slug), nameOf('service')],
  ),
];

/** One page of each kind in a sweep, else each stored text on a page at least. */
const screens = {
  paid: ({ app, service, offer }: Stored): Shown[] => [
    ...servicesOf(service),
    [paths.myOffers, offer, mark('declined')],
    ...inSweep([paths.listing('apps', 'active', app.slug), app.name, offer]),
  ],
  free: ({ app }: Stored): Shown[] => [
    [`${paths.newReview('apps')}?listing=${app.slug}`, app.name, mark('comment'), `Hi, ${image}`],
    ...inSweep(
      [paths.myReviews, app.name, mark('comment')],
      [paths.personalInformation, `Hi, ${image}`],
    ),
  ],
  admin: ({ service, category, industry, reviewId }: Stored): Shown[] => {
    const { declined, changed } = service;
    const pending = paths.listing('services', 'pending', declined);
    return [
      [`${paths.specialOffers('apps', 'pending')}${search}`, ...['advantage', 'label'].map(mark)],
      [
        pending,
        ...['summary', 'about', 'logo'].map(mark),
        ...[...contact, ...person, ...terms, ...history],
      ],
      [paths.review('services', 'pending', service.reviewId), mark('comment'), ...history],
      [paths.listing('services', 'pending', changed), ...['change', 'summary'].map(mark)],
      [paths.category(category), nameOf('category'), nameOf('subcategory')],
      ...inSweep(
        [`${paths.industries}${search}`, image],
        [`${paths.listings('services', 'pending', 'all')}${search}`, image],
        [`${paths.reviews('apps', 'pending')}${search}`, mark('comment'), image],
        [`${pending}?edit`, mark('reason'), ...person],
        [paths.review('apps', 'pending', reviewId), mark('comment'), `${image} Tester`],
        [`${paths.featured}?industry=${industry}`, nameOf('industry')],
      ),
    ];
  },
};

// Rows: 3.5, 3.6, 3.7
test('stored HTML and scripts render as text on every kind of page', async ({
  product,
  signedIn,
}) => {
  test.setTimeout(1_200_000);
  const stored = await hostile(product.url);
  const people = {
    ...accounts,
    free: stored.author,
  };
  const dialogs: string[] = [];
  let shown = 0;
  for (const who of ['paid', 'free', 'admin'] as const) {
    const open = async (email: string | null) => {
      const page = await signedIn(email);
      page.on('dialog', (dialog) => {
        dialogs.push(`${page.url()}: ${dialog.message()}`);
        return dialog.dismiss();
      });
      return page;
    };
    const page = await open(people[who]);
    for (const [address, ...texts] of screens[who](stored)) {
      await test.step(`${who} opens ${address}`, async () => {
        await arrive(page, address);
        await expectOnlyText(page, ...texts);
      });
      shown += 1;
    }
    if (!isSweep) continue;
    // The author is a new user, who has none of the demo records.
    const demo = await open(accounts[who]);
    for (const address of await screensOf(who, product.url)) {
      await arrive(demo, address);
      await expectOnlyText(demo);
      shown += 1;
    }
  }
  console.log(`${shown} screens rendered the stored texts as text`);
  expect(dialogs).toEqual([]);
});
