import { callsOf, newVendor } from './support/api.ts';
import { sweepStep } from './support/sweep.ts';
import { demoPassword, expect, test } from './support/test.ts';

// Rows: X24R.6
test('users choose a language, which stays', async ({ browser, product: { url } }) => {
  const owner = await callsOf(url, 'admin@portal.test');
  const stored: { version: number } = await owner.one('GET', '/brand');
  const brand = { languages: ['en', 'de'] };
  await owner.one('PUT', '/brand', { data: { brand, version: stored.version } });
  const email = await newVendor(url, 'Greta');

  const context = await browser.newContext({ baseURL: url, locale: 'de-DE' });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });

  await test.step('sign-in is in the language of the browser, until another is chosen', async () => {
    await page.goto('/auth/login?returnTo=%2Fapps%2Factive');
    await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Benutzername' }).fill(email);
    await page.getByLabel('Passwort', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Deutsch' })).toBeFocused();
    // The text stays, but no password.
    await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue(email);
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('');
    await expect(page).toHaveURL(/returnTo=/);
  });

  await test.step('the portal is in the chosen language', async () => {
    await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My listings' })).toBeVisible();
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await expect(page.getByRole('button', { name: 'English' })).toBeFocused();
    await expect(page.getByRole('group', { name: 'Sprache: Deutsch' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Meine Bewertungen' })).toBeVisible();
  });

  // Otherwise: backend/tests/language.test.ts.
  await sweepStep('another browser follows the account', async () => {
    const other = await browser.newContext({ baseURL: url, locale: 'en-NZ' });
    const credentials = { identifier: email, password: demoPassword };
    await other.request.post('/api/auth/local', { data: credentials });
    const elsewhere = await other.newPage();
    await elsewhere.goto('/apps/active');
    await expect(elsewhere.getByRole('link', { name: 'Meine Bewertungen' })).toBeVisible();
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('link', { name: 'My reviews' })).toBeVisible();
    await elsewhere.reload();
    await expect(elsewhere.getByRole('link', { name: 'My reviews' })).toBeVisible();
    await other.close();
  });

  expect(problems).toEqual([]);
  await context.close();
  const { version }: { version: number } = await owner.one('GET', '/brand');
  await owner.one('DELETE', `/brand?version=${version}`);
});
