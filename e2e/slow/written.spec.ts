import { paths } from '../../app/src/paths.ts';
import { expectOnlyText, hostile } from '../support/safety/hostile.ts';
import { image, mark, nameOf } from '../support/safety/hostileTexts.ts';
import { expect, test } from '../support/test.ts';
import { arrive, screensOf } from '../support/usable/screens.ts';

// A product of its own: these texts are no company for other journeys.
test.use({ settings: { LOG_LEVEL: 'fatal' } });

/** An address, and the texts that it must show, each as it was stored. */
type Shown = readonly [address: string, ...texts: string[]];
type Stored = Awaited<ReturnType<typeof hostile>>;

const search = '?search=onerror';
const both = ['apps', 'services'] as const;

const terms = ['industry', 'category', 'location'].map(nameOf);
const contact = ['phone', 'pricing'].map(mark);
const person = [nameOf('person'), mark('position')];
const history = ['reason', 'internal'].map(mark);

/** The pages of somebody's own services. */
const servicesOf = ({ slug, declined, changed }: Stored['own']): Shown[] => [
  [`${paths.listings('services', 'active')}${search}`, nameOf('service')],
  [`${paths.listings('services', 'pending')}${search}`, nameOf('service')],
  [paths.listing('services', 'active', slug), mark('summary'), ...contact, ...person, ...terms],
  [paths.listing('services', 'pending', declined), mark('reason'), mark('logo'), ...person],
  [paths.listing('services', 'pending', changed), mark('change')],
  [paths.listingAnalytics('services', 'active', slug), nameOf('service')],
  [paths.newSpecialOffer('services', slug), nameOf('service')],
];

const screens = {
  paid: ({ app, declined, service, offer }: Stored): Shown[] => [
    [`${paths.listings('apps', 'active')}${search}`, image],
    [`${paths.listings('apps', 'pending')}${search}`, image],
    [paths.listing('apps', 'active', app.slug), app.name, offer],
    [paths.listing('apps', 'pending', declined), mark('reason')],
    [paths.listingAnalytics('apps', 'active', app.slug), image],
    [paths.newSpecialOffer('apps', app.slug), image],
    ...servicesOf(service),
    [paths.listing('services', 'active', service.slug), offer, mark('refusal')],
    [paths.myOffers, offer, mark('refusal')],
  ],
  free: ({ app, service }: Stored): Shown[] => [
    [`${paths.newReview('apps')}?listing=${app.slug}`, app.name, mark('comment')],
    [`${paths.newReview('services')}?listing=${service.slug}`, nameOf('service')],
    [paths.myReviews, app.name, mark('comment')],
    [paths.listings('apps', 'pending'), image],
    [paths.servicesPaywall, image],
  ],
  trial: ({ own }: Stored): Shown[] => [
    ...servicesOf(own),
    [paths.listing('services', 'active', own.slug), mark('comment')],
  ],
  /** Has a card and no plan, so that the trial is a page. */
  holder: (): Shown[] =>
    [
      ...[paths.trial, paths.trialPaywall, paths.subscription, paths.paymentMethods, paths.addCard],
      paths.personalInformation,
      paths.security,
    ].map((address) => [address, `Hi, ${image}`]),
  admin: ({ app, declined, service, own, category, industry, reviewId }: Stored): Shown[] => [
    ...both.flatMap((type): Shown[] => [
      [`${paths.listings(type, 'active', 'all')}${search}`, image],
      [`${paths.listings(type, 'pending', 'all')}${search}`, image],
      [`${paths.listings(type, 'pending', 'all')}?status=declined&search=onerror`, image],
      [`${paths.reviews(type, 'pending')}?search=onerror`, mark('comment'), image],
      [
        `${paths.specialOffers(type, 'pending')}?search=onerror`,
        ...['advantage', 'label'].map(mark),
      ],
    ]),
    [paths.listing('apps', 'active', app.slug), image],
    [paths.listing('apps', 'pending', declined), mark('summary'), ...history],
    [paths.listingAnalytics('apps', 'active', app.slug), image],
    [paths.listing('services', 'active', service.slug), mark('summary'), ...contact, ...person],
    [
      paths.listing('services', 'pending', service.declined),
      ...['summary', 'about', 'logo'].map(mark),
      ...[...contact, ...person, ...terms, ...history],
    ],
    [`${paths.listing('services', 'pending', service.declined)}?edit`, mark('reason'), ...person],
    [paths.listing('services', 'pending', service.changed), ...['change', 'summary'].map(mark)],
    [paths.listing('services', 'pending', own.declined), ...history],
    [paths.listingAnalytics('services', 'active', service.slug), nameOf('service')],
    [paths.review('apps', 'pending', reviewId), mark('comment'), `${image} Tester`],
    [paths.review('services', 'pending', service.reviewId), mark('comment'), ...history],
    [`${paths.featured}?industry=${industry}`, nameOf('industry')],
    [paths.category(category), nameOf('category'), nameOf('subcategory')],
    ...[paths.categories, paths.industries, paths.locations].map(
      (each): Shown => [`${each}${search}`, image],
    ),
    [paths.trial],
  ],
};

// Rows: 3.5, 3.6, 3.7
test('what somebody stored to do harm stays text, on every screen of every role', async ({
  product,
  signedIn,
}) => {
  test.setTimeout(1_200_000);
  const stored = await hostile(product.url);
  const people = {
    paid: 'pro@portal.test',
    free: stored.author,
    trial: 'trial@portal.test',
    holder: stored.holder,
    admin: 'admin@portal.test',
  };
  const dialogs: string[] = [];
  let shown = 0;
  for (const who of ['paid', 'free', 'trial', 'holder', 'admin'] as const) {
    const page = await signedIn(people[who]);
    page.on('dialog', (dialog) => {
      dialogs.push(`${page.url()}: ${dialog.message()}`);
      return dialog.dismiss();
    });
    for (const [address, ...texts] of screens[who](stored)) {
      await test.step(`${who} reads it at ${address}`, async () => {
        await arrive(page, address);
        await expectOnlyText(page, ...texts);
      });
      shown += 1;
    }
    if (who === 'trial' || who === 'holder') continue;
    for (const address of await screensOf(who, product.url, people[who])) {
      await arrive(page, address);
      await expectOnlyText(page);
      shown += 1;
    }
  }
  console.log(`${shown} screens, 0 of them run or built what was stored`);
  expect(dialogs).toEqual([]);
});
