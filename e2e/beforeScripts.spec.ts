import type { Page } from '@playwright/test';
import { linkOf, register } from './support/emails.ts';
import { field } from './support/listingForm.ts';
import { demoPassword, endSession, expect, test } from './support/test.ts';

/** Holds back the entry script of a page until `action` has run on its static HTML. */
async function beforeScripts(
  page: Page,
  entry: string,
  address: string,
  action: () => Promise<void>,
) {
  let release: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    release = resolve;
  });
  let held = false;
  await page.route(`**/assets/${entry}-*.js`, async (route) => {
    held = true;
    await done;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await action();
  await expect.poll(() => held).toBe(true);
  release();
}

const atHome = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'My listings' })).toBeVisible();

// Rows: 2.1, 2.5, 2.6
test('input from before the scripts load is submitted once they have', async ({
  page,
  product,
}) => {
  await beforeScripts(page, 'auth', `${product.url}/auth/login`, async () => {
    await field(page, 'Username').fill('vendor@portal.test');
    await field(page, 'Password').fill(demoPassword);
    await page.keyboard.press('Enter');
  });
  await atHome(page);
  await endSession(page, product.url);

  const sendAgain = '/auth/verify-email?username=nobody@taipobay.example';
  await beforeScripts(page, 'verifyEmail', `${product.url}${sendAgain}`, () =>
    page.getByRole('button', { name: 'Send again' }).click(),
  );
  await expect(page.getByText('If nobody@taipobay.example still needs')).toBeVisible();

  const email = 'hurried@taipobay.example';
  await register(page, product, email);
  await endSession(page, product.url);
  const data = { email };
  await page.request.post(`${product.url}/api/auth/forgot-password`, { data });
  const link = await linkOf(page, product, email, 'Set a new password');
  await beforeScripts(page, 'resetPassword', link, async () => {
    await field(page, 'New password').fill('pohutukawa-8');
    await field(page, 'Confirm password').fill('pohutukawa-8');
    await page.keyboard.press('Enter');
  });
  await atHome(page);
  await expect(page.getByText('Hi, Mere')).toBeVisible();
});

// Rows: 2.1
test('the button that shows a password appears once it works', async ({ page, product }) => {
  const password = field(page, 'Password');
  const show = page.getByRole('button', { name: 'Show password' });
  await beforeScripts(page, 'auth', `${product.url}/auth/login`, async () => {
    await password.fill('kahikatea-7');
    await expect(show).toBeHidden();
  });
  await show.click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('kahikatea-7');
});
