import type { Page } from '@playwright/test';
import { linkOf, register } from './support/emails.ts';
import { untilParsed } from './support/inPage.ts';
import { field } from './support/listingForm.ts';
import { sweepStep } from './support/sweep.ts';
import { demoPassword, endSession, expect, test } from './support/test.ts';
import { change } from './support/translated.ts';

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
  await untilParsed(page);
  await action();
  await expect.poll(() => held).toBe(true);
  release();
}

/** React reports that it replaces a page which was changed before it was hydrated. */
function takeHydrationError(pageErrors: string[]) {
  expect(pageErrors.splice(0)).toEqual([expect.stringContaining('React error #418')]);
}

const atHome = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'My listings' })).toBeVisible();

// Rows: 2.1, 2.6
test('input from before the scripts load is submitted once they have', async ({
  page,
  pageErrors,
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

  // Translated by then, so that React replaces the form.
  await beforeScripts(page, 'auth', `${product.url}/auth/login`, async () => {
    await change(page);
    await field(page, 'Username').fill('nobody@taipobay.example');
    await field(page, 'Password').fill('not-the-one');
    await page.keyboard.press('Enter');
  });
  // With input lost, it would ask for the missing one.
  await expect(page.getByRole('alert')).toHaveText(/Invalid username or password/);
  takeHydrationError(pageErrors);

  // Otherwise: the pages above, and the next test.
  await sweepStep('a new password', async () => {
    const email = 'hurried@taipobay.example';
    await register(page, product, email);
    await endSession(page, product.url);
    const data = { email };
    await page.request.post(`${product.url}/api/auth/forgot-password`, { data });
    const link = await linkOf(page, product, email, 'Set a new password');
    await beforeScripts(page, 'resetPassword', link, async () => {
      await change(page);
      await field(page, 'New password').fill('pohutukawa-8');
      await field(page, 'Confirm password').fill('pohutukawa-8');
      await page.keyboard.press('Enter');
    });
    await atHome(page);
    // By its role: the copy that the server rendered is hidden, and may still be there.
    await expect(page.getByRole('button', { name: /^Hi, Mere/ })).toBeVisible();
    takeHydrationError(pageErrors);
  });
});

// Rows: 2.3
test('input from before the scripts load stays if the page was translated', async ({
  page,
  pageErrors,
  product,
}) => {
  const terms = page.getByRole('checkbox', { name: /^I accept the/ });
  await beforeScripts(page, 'registration', `${product.url}/auth/registration`, async () => {
    await change(page);
    await terms.check();
    await field(page, 'Email').fill('mere@taipobay.example');
    await field(page, 'First name').fill('Me');
  });
  await expect(page.getByRole('button', { name: 'Show password' })).toBeVisible();
  takeHydrationError(pageErrors);
  await page.keyboard.type('re');
  await expect(field(page, 'First name')).toHaveValue('Mere');
  await expect(field(page, 'Email')).toHaveValue('mere@taipobay.example');
  await expect(terms).toBeChecked();
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
