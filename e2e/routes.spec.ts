import type { Page } from '@playwright/test';
import { callsOf } from './support/api.ts';
import { rejectUncaught, scrollDown, scrolled, throwUncaught } from './support/inPage.ts';
import { sweepStep } from './support/sweep.ts';
import { expect, test } from './support/test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

// Rows: 2.22, 2.27, 4.10, 9.6
test('URLs open the right page, and Back and Forward restore it', async ({
  signedIn,
  browser,
  product,
  pageErrors,
}) => {
  test.setTimeout(120_000);
  const vendor = await signedIn('vendor@portal.test');

  await test.step('unknown, admin-only and Premium URLs redirect and show why', async () => {
    for (const [address, at, why] of [
      ['/nowhere', '/apps/active', 'That page doesn’t exist.'],
      ['/apps/pending/all', '/apps/active', 'Only admins can open that page.'],
      ['/services/new', '/paywall/services', 'Listing services requires Premium.'],
    ] as const) {
      await vendor.goto(address);
      await expect(vendor.getByText(why).first()).toBeVisible();
      await expect(vendor).toHaveURL(at);
    }
  });

  await test.step('a page opened by its address begins at its top', async () => {
    const admin = await signedIn('admin@portal.test');
    await admin.goto('/industries');
    await expect(heading(admin, 'Industries')).toBeVisible();
    await expect(admin.getByRole('list', { name: 'Industries' })).toBeVisible();
    await scrollDown(admin, 100);
    await expect.poll(() => scrolled(admin)).toBe(100);
    await admin.goto('/apps/active/all');
    await expect(heading(admin, 'All listings')).toBeVisible();
    await expect(admin.getByRole('button', { name: /^Notifications/ })).toBeVisible();
    expect(await scrolled(admin)).toBe(0);
  });

  await test.step('a link of a list opens its page, which has its name as title', async () => {
    const own = await callsOf(product.url, 'vendor@portal.test');
    // A listing with a pending revision redirects to that revision.
    const [live] = (await own.many('/apps?user=me')).filter(({ revision }) => !revision);
    const name = String(live?.name);
    await vendor.goto('/apps/active');
    const link = vendor.getByRole('row').getByRole('link', { name, exact: true });
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(heading(vendor, name)).toBeFocused();
    await expect(vendor).toHaveTitle(`${name} · Customer portal`);
    await expect(vendor).toHaveURL(href);
  });

  await test.step('Back and Forward focus the heading and restore the scroll position', async () => {
    await vendor.setViewportSize({ width: 1000, height: 420 });
    await vendor.goto('/apps/active');
    await vendor.getByRole('link', { name: 'Pending listings' }).first().click();
    await expect(heading(vendor, 'Pending listings')).toBeFocused();
    const rows = vendor.getByRole('row');
    await expect(rows.nth(5)).toBeVisible();
    const toTop = vendor.getByRole('button', { name: 'Back to the top' });
    for (const [to, count] of [
      [301, 1],
      [300, 0],
      [400, 1],
    ] as const) {
      await scrollDown(vendor, to);
      await expect(toTop).toHaveCount(count);
    }
    await rows.nth(5).getByRole('link').first().click();
    await expect(vendor).toHaveURL(/pending\/view/);
    await expect(vendor.getByRole('heading', { level: 1 })).toBeFocused();
    await expect.poll(() => scrolled(vendor)).toBe(0);
    await vendor.goBack();
    await expect(rows.nth(5).getByRole('link').first()).toBeFocused();
    await expect.poll(() => scrolled(vendor)).toBe(400);
    await toTop.click();
    await expect.poll(() => scrolled(vendor)).toBe(0);
    await expect(vendor.getByRole('main')).toBeFocused();
    await vendor.goForward();
    await expect(vendor).toHaveURL(/pending\/view/);
    await expect(vendor.getByRole('heading', { level: 1 })).toBeFocused();
  });

  // Otherwise: the story SkipLink.
  await sweepStep('the first Tab focuses the skip link', async () => {
    await vendor.goto('/apps/active');
    await expect(heading(vendor, 'My listings')).toBeVisible();
    await vendor.keyboard.press('Tab');
    await expect(vendor.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await vendor.keyboard.press('Enter');
    await expect(vendor.getByRole('main')).toBeFocused();
  });

  await test.step('a page whose code failed once is loaded again', async () => {
    await vendor.route('**/assets/security.route-*.js', (route) => route.abort(), { times: 1 });
    await vendor.goto('/account/security');
    await expect(vendor.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
  });

  await test.step('a page whose code is missing after a deploy offers to reload', async () => {
    await vendor.goto('/apps/active');
    await expect(heading(vendor, 'My listings')).toBeVisible();
    await vendor.route('**/assets/security*', (route) => route.fulfill({ status: 404 }));
    await vendor.route(`${product.url}/`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<html lang="en-NZ"><script src="/assets/newer.js"></script>',
      }),
    );
    await vendor.getByRole('button', { name: /Hi, / }).click();
    await vendor.getByRole('menuitem', { name: /My Account/ }).click();
    await vendor.getByRole('link', { name: 'Security' }).click();
    await expect(
      vendor.getByText('A new version of the portal is available').first(),
    ).toBeVisible();
    await vendor.unrouteAll();
    await vendor.getByRole('button', { name: 'Reload' }).click();
    await expect(vendor.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
  });

  await test.step('a page whose script failed reloads once, then offers to reload', async () => {
    // Another tab: a tab reloads itself once a minute, and the step above did.
    const other = await vendor.context().newPage();
    await other.route('**/assets/portal-*.js', (route) => route.abort(), { times: 1 });
    await other.goto('/apps/active');
    await expect(heading(other, 'My listings')).toBeVisible();
    await other.route('**/assets/list-*.js', (route) => route.abort());
    await other.goto('/apps/active');
    await expect(other.getByRole('alert')).toContainText('The portal could not be loaded.');
    // In place of the rows that came with the page.
    await expect(other.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(0);
    await other.unrouteAll();
    await other.getByRole('button', { name: 'Reload' }).click();
    await expect(heading(other, 'My listings')).toBeVisible();
    await other.close();
  });

  await test.step('the first uncaught errors of a page are reported, also signed out', async () => {
    const context = await browser.newContext({ baseURL: product.url });
    const page = await context.newPage();
    const reports: (string | null)[] = [];
    page.on('request', (request) => {
      if (request.url() === `${product.url}/api/reports`) reports.push(request.postData());
    });
    await page.goto('/auth/login?message=signed-out');
    await rejectUncaught(page);
    await expect.poll(() => reports.length).toBe(1);
    await throwUncaught(page, 8);
    await expect.poll(() => pageErrors.length).toBe(9);
    await expect.poll(() => reports.length).toBe(5);
    expect(JSON.parse(String(reports[0]))).toEqual({
      error: 'Error: broken promise',
      stack: expect.stringContaining('Error: broken promise\n'),
      page: '/auth/login',
    });
    pageErrors.length = 0;
    await context.close();
  });
});
