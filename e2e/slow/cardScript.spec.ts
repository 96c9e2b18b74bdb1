import { paths } from '../../app/src/paths.ts';
import { isOfProvider } from '../support/cards.ts';
import { withoutStream } from '../support/idle.ts';
import { sweepOnly } from '../support/sweep.ts';
import { expect, test } from '../support/test.ts';
import { screensOf } from '../support/usable/screens.ts';

// Otherwise: e2e/money/subscription.spec.ts.
// Rows: 1.9
test(
  'only the page with the card form sends requests to the card provider',
  sweepOnly,
  async ({ product, signedIn }) => {
    test.setTimeout(300_000);
    const vendor = await signedIn('pro@portal.test');
    await withoutStream(vendor);
    const requests = new Map<string, number>();
    let address = '';
    vendor.on('request', (request) => {
      if (isOfProvider(new URL(request.url())))
        requests.set(address, (requests.get(address) ?? 0) + 1);
    });
    for (address of await screensOf('paid', product.url)) {
      await vendor.goto(`${product.url}${address}`);
      // A dialog hides the heading from the accessibility tree.
      const heading = vendor.getByRole('heading', { level: 1, includeHidden: true });
      await expect(heading).toBeVisible();
      await vendor.waitForLoadState('networkidle');
    }
    expect([...requests.keys()]).toEqual([paths.addCard]);
  },
);
