import { arrivals, type Role, roles } from '../support/safety/arrivals.ts';
import { lapsedVendor } from '../support/safety/lapsed.ts';
import { recordsIn } from '../support/safety/records.ts';
import { isSweep } from '../support/sweep.ts';
import { expect, test } from '../support/test.ts';

const people: Record<Exclude<Role, 'visitor' | 'lapsed'>, string> = {
  free: 'vendor@portal.test',
  trial: 'trial@portal.test',
  paid: 'pro@portal.test',
  admin: 'admin@portal.test',
};

// Rows: 1.3, 2.17, 2.22, 2.27, 3.1, 4.10, 6.1, 6.2, 6.3, 6.4
test('every role arrives where it may, at every address', async ({
  browser,
  product,
  signedIn,
}) => {
  test.setTimeout(1_200_000);
  const wrong: string[] = [];
  let cells = 0;
  const visitor = await browser.newContext({ baseURL: product.url });
  const emails = { ...people, lapsed: await lapsedVendor(product.url) };
  const records = await recordsIn(product.url);
  // The guards are the same rules for every role, which their unit tests try one by one.
  for (const role of isSweep ? roles : (['visitor', 'free', 'admin'] as const)) {
    const page = role === 'visitor' ? await visitor.newPage() : await signedIn(emails[role]);
    for (const [address, expected, shown] of arrivals(role, records)) {
      cells += 1;
      await page.goto(address);
      // What is for vendors tells admins so in a banner.
      const heading = page.getByRole('heading', { includeHidden: true });
      const words = heading.or(
        page
          .getByRole('main')
          .getByText(/^(Special offers are bought by|Super Admin accounts are)/),
      );
      const arrived = await page
        .waitForURL((url) => `${url.pathname}${url.search}${url.hash}` === expected, {
          timeout: 15_000,
        })
        .then(() => words.filter({ hasText: shown }).first().waitFor({ timeout: 15_000 }))
        .then(
          () => true,
          () => false,
        );
      if (arrived) continue;
      const found = await heading.allInnerTexts();
      wrong.push(`${role} ${address}: ${page.url().slice(product.url.length)} "${found}"`);
    }
  }
  await visitor.close();
  console.log([...wrong, `${cells} cells, ${wrong.length} wrong`].join('\n'));
  expect(wrong).toEqual([]);
});
