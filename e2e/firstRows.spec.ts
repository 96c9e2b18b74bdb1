import { devices, type Locator, type Page } from '@playwright/test';
import { isStyled, placesOf } from './support/inPage.ts';
import { isSweep } from './support/sweep.ts';
import { expect, openContext, test } from './support/test.ts';

/* The first list is visible before the scripts have loaded, and stays as it is when they have. */

const entry = '**/assets/portal-*.js';

/** Opens a page whose entry script is held back until the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(entry, async (route) => {
    await done;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

/** Also of markup that cannot be used yet. */
const heading = (page: Page): Locator =>
  page.getByRole('heading', { level: 1, includeHidden: true });
/** The visible links of the page, several in each row. */
const links = (page: Page): Locator =>
  page
    .getByRole('main', { includeHidden: true })
    .getByRole('link', { includeHidden: true })
    .filter({ visible: true });
const dates = (page: Page): Locator => page.getByText(/^\w+ \d+\w\w 20\d\d$/);

for (const [who, path, device] of [
  ['vendor', '/', 'a phone'],
  ['admin', '/apps/pending/all', 'a wide window'],
  ...(isSweep
    ? ([
        ['vendor', '/apps/active', 'a wide window'],
        ['admin', '/apps/active/all', 'a phone'],
      ] as const)
    : []),
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
    await expect(heading(page)).toBeVisible();
    // Elements have places before their styles have loaded, which keep them from being painted.
    await expect.poll(() => isStyled(page)).toBe(true);
    const before = await placesOf(links(page));
    expect(before.length).toBeGreaterThan(10);
    if (who === 'vendor') await expect(dates(page).first()).toBeHidden();
    release();
    // Loads after the content.
    await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
    await expect(heading(page)).toHaveCount(1);
    expect(await placesOf(links(page))).toEqual(before);
    if (who === 'vendor') await expect(dates(page).first()).toBeVisible();
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
  await expect(heading(page)).toBeAttached();
  await expect(heading(page)).toBeHidden();
  release();
  await expect(heading(page)).toBeVisible();
  await context.close();
});
