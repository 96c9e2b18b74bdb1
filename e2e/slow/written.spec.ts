import { paths } from '../../app/src/paths.ts';
import { expectOnlyText, hostile } from '../support/safety/hostile.ts';
import { expect, test } from '../support/test.ts';
import { arrive, screensOf } from '../support/usable/screens.ts';

// A product of its own: these texts are no company for other journeys.
test.use({ settings: { LOG_LEVEL: 'fatal' } });

const mark = '<img src=x onerror=';

test('what somebody stored to do harm stays text, on every screen of every role', async ({
  product,
  signedIn,
}) => {
  test.setTimeout(240_000);
  const { author, app, declined, category, reviewId } = await hostile(product.url);
  const search = '?search=onerror';
  const own = [
    `${paths.listings('apps', 'active')}${search}`,
    `${paths.listings('apps', 'pending')}${search}`,
    paths.listing('apps', 'active', app.slug),
    paths.listing('apps', 'pending', declined),
    paths.listingAnalytics('apps', 'active', app.slug),
    paths.newSpecialOffer('apps', app.slug),
  ];
  const marked = {
    paid: own,
    free: [`${paths.newReview('apps')}?listing=${app.slug}`, paths.listings('apps', 'pending')],
    admin: [
      `${paths.listings('apps', 'active', 'all')}${search}`,
      `${paths.listings('apps', 'pending', 'all')}${search}`,
      ...own.slice(2, 5),
      `${paths.reviews('apps', 'pending')}${search}`,
      paths.review('apps', 'pending', reviewId),
      `${paths.specialOffers('apps', 'pending')}${search}`,
      paths.category(category),
      ...[paths.categories, paths.industries, paths.locations].map((each) => `${each}${search}`),
    ],
  };
  const people = { paid: 'pro@portal.test', free: author, admin: 'admin@portal.test' };
  let shown = 0;
  for (const who of ['paid', 'free', 'admin'] as const) {
    const page = await signedIn(people[who]);
    for (const address of marked[who]) {
      await test.step(`${who} reads it at ${address}`, async () => {
        await arrive(page, address);
        // A choice holds it as its value; a text is on the page.
        if (address.includes('/new?')) {
          const chosen = page.getByRole('combobox', { name: 'Listing' });
          await expect(chosen).toHaveValue(app.name);
          await expectOnlyText(page);
        } else await expectOnlyText(page, mark);
      });
      shown += 1;
    }
    for (const address of await screensOf(who, product.url, people[who])) {
      await arrive(page, address);
      await expectOnlyText(page);
      shown += 1;
    }
  }
  console.log(`${shown} screens, 0 of them run or built what was stored`);
});
