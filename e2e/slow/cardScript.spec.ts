import { paths } from '../../app/src/paths.ts';
import { withoutStream } from '../support/idle.ts';
import { isSweep } from '../support/sweep.ts';
import { expect, test } from '../support/test.ts';
import { screensOf } from '../support/usable/screens.ts';

/** Requests to the card provider's hosts, or to the sandbox. */
const ofProvider = (url: URL): boolean =>
  /(^|\.)stripe\.(com|network)$/.test(url.hostname) || /^\/(sandbox|v1)\//.test(url.pathname);

// Rows: 1.9
test('only the page with the card form sends requests to the card provider', async ({
  product,
  signedIn,
}) => {
  test.setTimeout(300_000);
  const vendor = await signedIn('pro@portal.test');
  await withoutStream(vendor);
  const requests = new Map<string, number>();
  let address = '';
  vendor.on('request', (request) => {
    if (ofProvider(new URL(request.url()))) requests.set(address, (requests.get(address) ?? 0) + 1);
  });
  const usual = [paths.listings('apps', 'active'), paths.paymentMethods, paths.addCard];
  const walk = isSweep ? await screensOf('paid', product.url) : usual;
  for (address of walk) {
    await vendor.goto(`${product.url}${address}`);
    // A dialog hides the heading from the accessibility tree.
    const heading = vendor.getByRole('heading', { level: 1, includeHidden: true });
    await expect(heading).toBeVisible();
    await vendor.waitForLoadState('networkidle');
  }
  console.log(`${walk.length} addresses, requests on ${[...requests.keys()]}`);
  expect([...requests.keys()]).toEqual([paths.addCard]);
});
