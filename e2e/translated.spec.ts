import type { Page } from '@playwright/test';
import { appNamed, callsOf } from './support/api.ts';
import { field } from './support/listingForm.ts';
import { sweepOnly, sweepStep } from './support/sweep.ts';
import { expect, test } from './support/test.ts';
import { openChanged, renderProblems } from './support/translated.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const password = (page: Page, name: string) => page.getByLabel(name, { exact: true });

// Otherwise: tools/bareTexts.slow.test.ts and e2e/beforeScripts.spec.ts.
test('the pages for visitors work while they are translated', sweepOnly, async ({ signedIn }) => {
  const page = await signedIn(null);

  await test.step('registration with a short password', async () => {
    await openChanged(page, '/auth/registration');
    await expect(page.getByRole('button', { name: 'Show password' }).first()).toBeVisible();
    await field(page, 'First name').fill('Mere');
    await password(page, 'Password').fill('short');
    await password(page, 'Password').press('Enter');
    await expect(password(page, 'Password')).toHaveAccessibleDescription(/symbols/);
    await expect(field(page, 'First name')).toHaveValue('Mere');
    expect(await renderProblems(page)).toEqual([]);
  });

  await test.step('a new password that is too short', async () => {
    await openChanged(page, '/auth/reset-password?code=any');
    await expect(page.getByRole('button', { name: 'Show new password' })).toBeVisible();
    await password(page, 'New password').fill('short');
    await password(page, 'Confirm password').fill('other');
    await password(page, 'Confirm password').press('Enter');
    await expect(password(page, 'New password')).toHaveAttribute('aria-invalid', 'true');
    expect(await renderProblems(page)).toEqual([]);
  });

  await test.step('a reset link', async () => {
    await openChanged(page, '/auth/forgot-password');
    await field(page, 'Email').fill('mere@taipobay.example');
    await press(page, 'Send reset link');
    await expect(page.getByText('If an account exists for mere@taipobay.example')).toBeVisible();
    expect(await renderProblems(page)).toEqual([]);
  });

  await test.step('a wrong password', async () => {
    await openChanged(page, '/auth/login');
    await field(page, 'Username').fill('mere@taipobay.example');
    await password(page, 'Password').fill('not-the-one');
    await press(page, 'Sign in');
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await renderProblems(page)).toEqual([]);
  });
});

// Otherwise: tools/bareTexts.slow.test.ts, and the next test.
test('the pages of a vendor work while they are translated', sweepOnly, async ({ signedIn }) => {
  const page = await signedIn('pro@portal.test');

  await test.step('a new listing without its fields', async () => {
    await openChanged(page, '/apps/new');
    await press(page, 'Submit for review');
    await expect(field(page, 'Name')).toHaveAttribute('aria-invalid', 'true');
    await field(page, 'Name').fill('Weka Way');
    await expect(field(page, 'Name')).not.toHaveAttribute('aria-invalid');
    expect(await renderProblems(page)).toEqual([]);
  });

  await test.step('a review without its fields', async () => {
    await openChanged(page, '/reviews/apps/new');
    await press(page, 'Submit review');
    await expect(page.getByText('Comment is required').first()).toBeVisible();
    expect(await renderProblems(page)).toEqual([]);
  });

  await test.step('the account, its name, email address and password', async () => {
    await openChanged(page, '/account/personal-information');
    await field(page, 'First name').fill('');
    await field(page, 'Email').fill('not an address');
    await field(page, 'Email').press('Enter');
    await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('link', { name: 'Security' }).click();
    await press(page, 'Leave');
    await press(page, 'Change password');
    await expect(password(page, 'New password')).toHaveAttribute('aria-invalid', 'true');
    expect(await renderProblems(page)).toEqual([]);
  });

  await test.step('lists, their search and their menu', async () => {
    await openChanged(page, '/apps/active');
    await page.getByRole('searchbox').fill('nothing has this name');
    await expect(page.getByText(/No (app|listing)s? match/i).first()).toBeVisible();
    await page.getByRole('searchbox').fill('');
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
    await page
      .getByRole('link', { name: /^Pending listings/ })
      .first()
      .click();
    await expect(page).toHaveURL(/pending/);
    expect(await renderProblems(page)).toEqual([]);
  });
});

test('the pages of an admin work while they are translated, and Back closes a dialog', async ({
  product,
  signedIn,
}) => {
  const name = 'Translated Tui Timesheets';
  const vendor = await callsOf(product.url, 'vendor@portal.test');
  const { slug } = await vendor.one('POST', '/apps', appNamed(name));
  const page = await signedIn('admin@portal.test');

  // Otherwise: tools/bareTexts.slow.test.ts and the next step.
  await sweepStep('the last listing of the queue is approved', async () => {
    await openChanged(page, `/apps/pending/all?search=${name}`);
    await expect(page.getByText('1–1 of 1')).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(page.getByText('in the queue')).toBeVisible();
    await page.keyboard.press('a');
    await page.keyboard.press('a');
    await expect(page.getByText(`${name} approved.`, { exact: true })).toBeVisible();
    expect(await renderProblems(page)).toEqual([]);
    await openChanged(page, `/apps/active/view/${slug}`);
    expect(await renderProblems(page)).toEqual([]);
  });

  await test.step('Back asks before it closes a dialog with input, and stays on the page', async () => {
    await openChanged(page, '/categories');
    await page.getByRole('link', { name: 'Administration' }).click();
    await page.getByRole('link', { name: 'API keys' }).click();
    await page.getByRole('button', { name: 'Create key' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Create key' });
    await dialog.getByRole('textbox').first().fill('Public website');
    await page.goBack();
    const question = page.getByRole('alertdialog', { name: 'Close without saving?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(dialog.getByRole('textbox').first()).toHaveValue('Public website');
    await page.goBack();
    await question.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'API keys' })).toBeVisible();
    expect(await renderProblems(page)).toEqual([]);
  });
});
