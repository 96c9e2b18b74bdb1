import type { ChildProcess } from 'node:child_process';
import { startExample } from '../tools/lib/example.mjs';
import { appNamed, callsOf } from './support/api.ts';
import { followEmailLink, password } from './support/emails.ts';
import { field } from './support/listingForm.ts';
import { withProduct } from './support/product.ts';
import { sweepOnly } from './support/sweep.ts';
import { expect, test, typeSignIn } from './support/test.ts';

test('an approved listing appears on the directory, which reports its views', async ({
  signedIn,
  product: { url, directory },
  request,
}) => {
  let example: ChildProcess | undefined;
  try {
    await startExample({ portal: url, port: directory.port }, (child) => {
      example = child;
    });
    const vendor = await callsOf(url, 'vendor@portal.test');
    const listing = await vendor.one('POST', '/apps', appNamed('Takahe Tracks'));
    const address = `/apps/${listing.slug}`;
    const home = async () => request.get(directory.url);
    await expect.poll(async () => (await home()).status(), 'the first sync is done').toBe(200);
    expect((await request.get(`${directory.url}${address}`)).status()).toBe(404);

    const admin = await signedIn('admin@portal.test');
    await admin.goto(`/apps/pending/view/${listing.slug}`);
    await admin.getByRole('button', { name: 'Approve listing' }).click();
    await expect.poll(async () => (await home()).text()).toContain(address);
    await admin.goto(directory.url);
    const view = admin.waitForResponse(`${url}/api/views/apps/${listing.slug}`);
    await admin.getByRole('link', { name: 'Takahe Tracks' }).click();
    expect((await view).status()).toBe(204);
    await expect(admin.getByRole('heading', { level: 1, name: 'Takahe Tracks' })).toBeVisible();

    const owner = await callsOf(url, 'admin@portal.test');
    await owner.bare('DELETE', `/apps/${listing.id}`);

    await expect.poll(async () => (await home()).text()).not.toContain('Takahe Tracks');
  } finally {
    example?.kill();
  }
});

// Otherwise: backend/tests/emails.slow.test.ts, backend/tests/newAddress.slow.test.ts, app/src/auth/news.test.ts, and the
// stories CheckYourEmail, EmailNotConfirmed, EmailVerificationDone, EmailVerified and EmailChangePending.
// Rows: 2.6, 2.9, 7.5, 8.6
test('a new email address must be confirmed before signing in', sweepOnly, async ({ page }) => {
  await withProduct(
    async (product) => {
      const home = page.getByRole('heading', { level: 1, name: 'My listings' });
      const email = 'hine@taipobay.example';
      await page.goto(`${product.url}/auth/somewhere`);
      await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
      await page.getByRole('textbox', { name: 'First name' }).fill('Hine');
      await page.getByRole('textbox', { name: 'Last name' }).fill('Tau');
      await page.getByRole('textbox', { name: 'Email' }).fill(email);
      await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
      await page.getByRole('textbox', { name: 'Confirm password' }).fill(password);
      await page.getByRole('checkbox', { name: /^I accept the/ }).check({ force: true });
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page).toHaveURL(/\/auth\/login\?message=register-success&username=hine/);
      await expect(page.getByText('Your account has been created.')).toBeVisible();
      await expect(field(page, 'Username')).toHaveValue(email);

      await typeSignIn(page, email, password);
      await expect(page.getByText('Your account email is not confirmed')).toBeVisible();
      await page.getByRole('button', { name: 'Send again' }).click();
      await expect(page.getByText('we’ve sent another email', { exact: false })).toBeVisible();
      await followEmailLink(page, product, email, 'Confirm your email address');
      await expect(page.getByText('Your email has been successfuly verified...')).toBeVisible();
      await typeSignIn(page, email, password);
      await expect(home).toBeVisible();

      await test.step('a changed address takes effect once it is confirmed', async () => {
        const moved = 'hine@harbour.example';
        await page.goto(`${product.url}/account/personal-information`);
        await field(page, 'Email').fill(moved);
        await page.keyboard.press('Enter');
        await page.getByLabel('Current password', { exact: true }).fill(password);
        await page.keyboard.press('Enter');
        await expect(page.getByText(`Confirm ${moved}: check your inbox`)).toBeVisible();
        await expect(field(page, 'Email')).toHaveValue(email);
        await followEmailLink(page, product, moved, 'Confirm your new email address');
        await expect(page.getByText('Your email has been successfuly verified...')).toBeVisible();
        await page.getByRole('link', { name: 'Back', exact: true }).click();
        await expect(home).toBeVisible();
        await page.goto(`${product.url}/account/personal-information`);
        await expect(field(page, 'Email')).toHaveValue(moved);
      });
    },
    { CONFIRM_EMAIL: 'on' },
  );
});
