import { paths } from '../../app/src/paths.ts';
import { isSweep } from '../support/sweep.ts';
import { expect, test } from '../support/test.ts';
import { screensOf } from '../support/usable/screens.ts';

/** The card provider's script and everything of its hosts, or what stands in for them. */
const ofProvider = (url: URL): boolean =>
  /(^|\.)stripe\.(com|network)$/.test(url.hostname) || /^\/(sandbox|v1)\//.test(url.pathname);

// Rows: 1.9
test('the card provider is asked for nothing but on the page that takes a card', async ({
  product,
  signedIn,
}) => {
  test.setTimeout(300_000);
  const vendor = await signedIn('pro@portal.test');
  const asked = new Map<string, number>();
  let address = '';
  vendor.on('request', (request) => {
    if (ofProvider(new URL(request.url()))) asked.set(address, (asked.get(address) ?? 0) + 1);
  });
  const usual = [
    paths.listings('apps', 'active'),
    paths.subscription,
    paths.paymentMethods,
    paths.specialOfferPaywall,
    paths.addCard,
  ];
  const walk = isSweep ? await screensOf('paid', product.url) : usual;
  for (address of walk) {
    await vendor.goto(`${product.url}${address}`);
    // Hidden where a dialog lies over the page.
    const heading = vendor.getByRole('heading', { level: 1, includeHidden: true });
    await expect(heading).toBeVisible();
    await vendor.waitForLoadState('networkidle');
  }
  console.log(`${walk.length} addresses, asked for on ${[...asked.keys()]}`);
  expect([...asked.keys()]).toEqual([paths.addCard]);
});
