import type { Page, Response } from '@playwright/test';
import { followEmailLink, password, register } from './support/emails.ts';
import { withoutStream } from './support/idle.ts';
import { entries } from './support/inPage.ts';
import { tabTo } from './support/keyboard.ts';
import { field } from './support/listingForm.ts';
import { endSession, expect, test, typeSignIn } from './support/test.ts';

const signIn = (page: Page, email: string) => typeSignIn(page, email, password);

/** Lifetime of the session cookie in days. */
async function daysOfSession(response: Response): Promise<number> {
  const headers = await response.allHeaders();
  const [, until = ''] = /expires=([^;]+)/i.exec(headers['set-cookie'] ?? '') ?? [];
  return Math.round((Date.parse(until) - Date.parse(headers.date ?? '')) / 86_400_000);
}

const atHome = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'My listings' })).toBeVisible();

// Rows: 1.2, 2.1, 2.2, 2.3, 2.9, 6.1, 7.5
test('a visitor registers using only the keyboard', async ({ page, product }) => {
  await page.goto(`${product.url}/auth`);
  await expect(page).toHaveURL(`${product.url}/auth/login`);
  await tabTo(page, 'link', /^Create an account/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/auth\/registration$/);
  for (const [name, text] of [
    [/^First name/, 'Māia'],
    [/^Last name/, 'Tau'],
    [/^Email$/, 'maia@taipobay.example'],
    [/^Password/, password],
    [/^Confirm password/, password],
  ] as const) {
    await tabTo(page, 'textbox', name);
    await page.keyboard.type(text);
  }
  await tabTo(page, 'checkbox', /^I accept the/);
  await page.keyboard.press('Space');
  await tabTo(page, 'button', /^Create account/);
  await page.keyboard.press('Enter');
  await atHome(page);
  await expect(page.getByRole('button', { name: 'Hi, Māia' })).toBeVisible();
  await expect(page.getByText('Only admins can open that page.')).toHaveCount(0);
});

// Rows: 2.4, 2.5, 2.10, 4.8, 8.4, 8.5, 9.6
test('a password reset link works once', async ({ page, product }) => {
  const email = 'forgot@taipobay.example';
  await register(page, product, email);
  await endSession(page, product.url);
  await page.goto(`${product.url}/auth/login?returnTo=/apps/pending`);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(
    page.getByText(`If an account exists for ${email}, an email will be sent shortly.`),
  ).toBeVisible();

  const link = await followEmailLink(page, product, email, 'Set a new password');
  // The code is removed from the URL and survives a reload.
  await expect(page).toHaveURL(`${product.url}/auth/reset-password`);
  await page.reload();
  const setPassword = async () => {
    await page.getByRole('textbox', { name: 'New password' }).fill('pohutukawa-8');
    await page.getByRole('textbox', { name: 'Confirm password' }).fill('pohutukawa-8');
    await page.getByRole('button', { name: 'Set password' }).click();
  };
  await setPassword();
  // Redirects to /dashboard and ignores returnTo.
  await atHome(page);
  await expect(page).toHaveURL(/\/apps\/active$/);
  await expect(page.getByRole('button', { name: 'Hi, Mere' })).toBeVisible();

  await page.clock.install();
  await page.goto(link);
  await setPassword();
  await expect(
    page.getByText('Reset link timed out, please request another reset link'),
  ).toBeVisible();
  await page.clock.fastForward(5000);
  await expect(page).toHaveURL(/\/auth\/forgot-password$|\/apps/);
});

// Rows: 2.7, 2.8, 4.8, 7.5, 8.1, 9.2
test('a session that expires while typing, and one signed out in another tab', async ({
  page,
  product,
}) => {
  const email = 'tabs@taipobay.example';
  await withoutStream(page);
  await register(page, product, email);
  await endSession(page, product.url);
  await page.goto(`${product.url}/apps/new`, { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/auth\/login\?returnTo=%2Fapps%2Fnew$/);
  const signedIn = page.waitForResponse('**/api/auth/local');
  const renewed = page.waitForResponse('**/api/auth/refresh');
  await signIn(page, email);
  expect(await daysOfSession(await signedIn)).toBe(7);
  await field(page, 'Name').fill('Half a listing');
  // A request still in flight would detect the sign-out before the press, and so would the renewal at rest.
  await renewed;
  await page.waitForLoadState('networkidle');
  await page.request.post(`${product.url}/auth/logout`);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Your session expired.')).toBeVisible();
  await signIn(page, email);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(field(page, 'Name')).toHaveValue('Half a listing');

  const other = await page.context().newPage();
  await other.goto(`${product.url}/apps/active`);
  await atHome(other);
  await page.goto(`${product.url}/logout?returnTo=//elsewhere.example`);
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await expect(other.getByText('You were signed out in another tab.')).toBeVisible();
  // Signing in here signs in the other tab too.
  await signIn(page, email);
  await atHome(page);
  await atHome(other);
});

// Rows: 2.1, 2.2, 2.3
test('Back and Forward between sign-in and registration keep the input', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/auth/forgot-password`);
  await page.goto(`${product.url}/auth/login`);
  const before = await entries(page);
  const at = async (address: string, title: string) => {
    await expect(page).toHaveURL(`${product.url}/auth/${address}`);
    await expect(page).toHaveTitle(`${title} · Customer portal`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
  await at('login', 'Sign in');
  await field(page, 'Username').fill('maia@taipobay.example');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await at('registration', 'Create your account');
  await field(page, 'First name').fill('Māia');
  expect(await entries(page)).toBe(before + 1);
  await page.goBack();
  await at('login', 'Sign in');
  await expect(field(page, 'Username')).toHaveValue('maia@taipobay.example');
  await page.goForward();
  await at('registration', 'Create your account');
  await expect(field(page, 'First name')).toHaveValue('Māia');
  expect(await entries(page)).toBe(before + 1);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(`${product.url}/auth/forgot-password`);
});

// Rows: 2.1
test('without JavaScript the form renders with a message that it is required', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const address of ['login', 'registration', 'forgot-password', 'reset-password']) {
    const response = await page.goto(`${product.url}/auth/${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('textbox').first()).toBeVisible();
    // Playwright does not render <noscript>.
    expect(await response?.text()).toMatch(/<noscript><p>This page needs JavaScript/);
  }
  await context.close();
});
