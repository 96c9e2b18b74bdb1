import type { Place } from '../../app/src/routes/guards/testing/arrivals.ts';
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

const tested: readonly Role[] = isSweep ? roles : ['visitor', 'free', 'paid', 'admin'];

/** The same page shows both types of listings, live and pending ones. */
const kindOf = (address: string) =>
  address
    .replace('services', 'apps')
    .replace('/pending', '/active')
    .replace(/(view|analytics)\/(?!nowhere)[^/]+/, '$1/:id')
    .replace(/\?.*/, '');

/**
 * The URLs where the page decides, by kind and where they lead. Those where the rules decide are in the unit test of the rules, and
 * some of them in e2e/routes.spec.ts.
 */
const kindsIn = (all: readonly Arrival[]): ReadonlyMap<string, Arrival> =>
  new Map(
    all
      .filter(({ byPage }) => byPage)
      .map((each) => [`${kindOf(each.address)} ${kindOf(each.end)}`, each]),
  );

/** One URL of each kind for each page that some role reaches by it, with the first such role. */
function someOf(role: Role, places: readonly Place[]): readonly Arrival[] {
  const rolesBefore = tested.slice(0, tested.indexOf(role));
  const before = rolesBefore.flatMap((each) => [...kindsIn(arrivals(each, places)).keys()]);
  return [...kindsIn(arrivals(role, places))].flatMap(([kind, each]) =>
    before.includes(kind) ? [] : [each],
  );
}

test.describe.configure({ mode: 'parallel' });

for (const role of tested) {
  // Rows: 1.3, 2.17, 2.22, 2.27, 3.1, 4.10, 6.1, 6.2, 6.3, 6.4
  test(`${role} reaches the page in the access table for every URL`, async ({
    product: { url },
    signedIn,
  }) => {
    test.setTimeout(600_000);
    const page = await signedIn(role === 'lapsed' ? await lapsedVendor(url) : emails[role]);
    const wrong: string[] = [];
    const places = await placesIn(url);
    const all = arrivals(role, places);
    const cells = isSweep ? all : someOf(role, places);
    for (const { address, end, shown } of cells) {
      await page.goto(address);
      // Pages for vendors show admins a banner.
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
