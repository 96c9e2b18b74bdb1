import { arrivals, type Role, roles } from '../support/safety/arrivals.ts';
import { expect, test } from '../support/test.ts';

const people: Record<Exclude<Role, 'visitor'>, string> = {
  free: 'vendor@portal.test',
  trial: 'trial@portal.test',
  paid: 'pro@portal.test',
  admin: 'admin@portal.test',
};

// Rows: 2.27, 6.1, 6.2, 6.3, 6.4
test('every role arrives where it may, at every address', async ({
  browser,
  product,
  signedIn,
}) => {
  test.setTimeout(300_000);
  const wrong: string[] = [];
  let cells = 0;
  const visitor = await browser.newContext({ baseURL: product.url });
  for (const role of roles) {
    const page = role === 'visitor' ? await visitor.newPage() : await signedIn(people[role]);
    for (const [address, expected, shown] of arrivals(role)) {
      cells += 1;
      await page.goto(address);
      const arrived = await page
        .waitForURL((url) => `${url.pathname}${url.search}` === expected, { timeout: 5000 })
        .then(() => page.locator('h1').filter({ hasText: shown }).waitFor({ timeout: 5000 }))
        .then(
          () => true,
          () => false,
        );
      if (arrived) continue;
      const heading = await page.locator('h1').allInnerTexts();
      wrong.push(`${role} ${address}: ${page.url().slice(product.url.length)} "${heading}"`);
    }
  }
  await visitor.close();
  console.log([...wrong, `${cells} cells, ${wrong.length} wrong`].join('\n'));
  expect(wrong).toEqual([]);
});
