import { type Arrival, arrivals, placesIn, type Role, roles } from '../support/safety/arrivals.ts';
import { lapsedVendor } from '../support/safety/lapsed.ts';
import { isSweep } from '../support/sweep.ts';
import { expect, test } from '../support/test.ts';

const emails = {
  visitor: null,
  free: 'vendor@portal.test',
  trial: 'trial@portal.test',
  paid: 'pro@portal.test',
  admin: 'admin@portal.test',
};

const tried: readonly Role[] = isSweep ? roles : ['visitor', 'free', 'paid', 'admin'];
const ruled = ['/', '/nowhere/at/all', '/dashboard', '/services/new', '/auth/login'];

const kindOf = (address: string) =>
  address
    .replace('services', 'apps')
    .replace(/(view|analytics)\/(?!nowhere)[^/]+/, '$1/:id')
    .replace(/\?.*/, '');

/** One of each kind of what the unit test of the rules cannot see, and some of what it can. */
function someOf(all: readonly Arrival[]): readonly Arrival[] {
  const telling = all.filter(({ address, byPage }) => byPage || ruled.includes(address));
  return [...new Map(telling.map((each) => [kindOf(each.address), each])).values()];
}

test.describe.configure({ mode: 'parallel' });

for (const role of tried) {
  // Rows: 1.3, 2.17, 2.22, 2.27, 3.1, 4.10, 6.1, 6.2, 6.3, 6.4
  test(`${role} arrives where the table says`, async ({ product: { url }, signedIn }) => {
    test.setTimeout(600_000);
    const page = await signedIn(role === 'lapsed' ? await lapsedVendor(url) : emails[role]);
    const wrong: string[] = [];
    const all = arrivals(role, await placesIn(url));
    const cells = isSweep ? all : someOf(all);
    for (const { address, end, shown } of cells) {
      await page.goto(address);
      // What is for vendors tells admins so in a banner.
      const heading = page.getByRole('heading', { includeHidden: true });
      const words = heading.or(
        page
          .getByRole('main')
          .getByText(/^(Only vendors can buy special offers|Super Admin accounts are)/),
      );
      const arrived = await page
        .waitForURL((at) => `${at.pathname}${at.search}${at.hash}` === end)
        .then(() => words.filter({ hasText: shown }).first().waitFor())
        .then(
          () => true,
          () => false,
        );
      if (arrived) continue;
      const found = await heading.allInnerTexts();
      wrong.push(`${address}: ${page.url().slice(url.length)} "${found}"`);
    }
    console.log(`${role}: ${cells.length} of ${all.length} addresses, ${wrong.length} wrong`);
    expect(wrong).toEqual([]);
  });
}
