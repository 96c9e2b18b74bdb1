import { devices, type Page } from '@playwright/test';
import { expect, openContext, test } from './support/test.ts';

/* The first list is visible before the scripts have loaded, and stays as it is when they have. */

const date = /^\w+ \d+\w\w 20\d\d$/;

/** Opens a page whose entry script is held back until the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/portal-*.js', async (route) => {
    await done;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('#first')).toBeAttached();
  return release;
}

/** Places and texts of what is in the visible list, without its dates and the checkboxes, whose code loads later. */
const readList = (page: Page) =>
  page
    .locator('main')
    .filter({ visible: true })
    .locator('h1, table td a, table td + td, li')
    .evaluateAll((all) =>
      all.map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        const text = each.textContent.replace(/\w+ \d+\w\w 20\d\d$/, '');
        return [text, ...[x, y, width, height].map(Math.round)];
      }),
    );

for (const [who, path, device] of [
  ['vendor', '/apps/active', 'a wide window'],
  ['vendor', '/', 'a phone'],
  ['admin', '/apps/pending/all', 'a wide window'],
  ['admin', '/apps/active/all', 'a phone'],
] as const) {
  test(`the rows of ${path} come with the page for ${who} in ${device}`, async ({
    browser,
    product,
  }) => {
    const context = await openContext(browser, product.url, `${who}@portal.test`, {
      ...(device === 'a phone' ? devices['Pixel 7'] : { viewport: { width: 1280, height: 800 } }),
    });
    const page = await context.newPage();
    const release = await openWithoutScripts(page, path);
    const heading = page.getByRole('heading', { level: 1, includeHidden: true });
    await expect(heading.filter({ visible: true })).toHaveCount(1);
    const before = await readList(page);
    expect(before.length).toBeGreaterThan(5);
    if (who === 'vendor') await expect(page.getByText(date).first()).toBeHidden();
    release();
    await expect(page.locator('#first')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await readList(page)).toEqual(before);
    if (who === 'vendor') await expect(page.getByText(date).first()).toBeVisible();
    await context.close();
  });
}

test('a window of another width shows the frame until the scripts have loaded', async ({
  browser,
  product,
}) => {
  const context = await openContext(browser, product.url, 'vendor@portal.test', {
    viewport: { width: 800, height: 800 },
  });
  const page = await context.newPage();
  const release = await openWithoutScripts(page, '/apps/active');
  await expect(page.locator('#first')).toBeHidden();
  await expect(page.locator('#root > *').first()).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'My listings' })).toBeVisible();
  await context.close();
});

test('a page whose scripts fail shows the message in place of the rows', async ({
  browser,
  product,
}) => {
  const context = await openContext(browser, product.url, 'vendor@portal.test');
  const page = await context.newPage();
  (await openWithoutScripts(page, '/apps/active'))();
  await expect(page.locator('#first')).toHaveCount(0);
  await page.unroute('**/assets/portal-*.js');
  await page.route('**/assets/portal-*.js', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('The portal could not be loaded.');
  await expect(page.locator('#first')).toHaveCount(0);
  await context.close();
});
