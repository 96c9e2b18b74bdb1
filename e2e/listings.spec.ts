import type { Page } from '@playwright/test';
import { appNamed, callsOf } from './support/api.ts';
import { scrolled } from './support/inPage.ts';
import { chooseLogo, field, submit } from './support/listingForm.ts';
import { drawLogo } from './support/pictures.ts';
import { sweepOnly } from './support/sweep.ts';
import { expect, test } from './support/test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

// Rows: 2.30, 2.31, 7.1, 9.3, X4
test('a slow device loses no typed character in the search, and Back restores the list', async ({
  signedIn,
}) => {
  const page = await signedIn('admin@portal.test');
  await page.goto('/apps/active/all');
  await expect(page.getByText(/^1–10 of/)).toBeVisible();

  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const search = page.getByRole('searchbox');
  const words = 'a name that nothing has';
  await search.pressSequentially(words, { delay: 15 });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(search).toHaveValue(words);
  await expect(page.getByText(/^No listing matches/)).toBeVisible();
  // A slow device may pause between two keys and search for the first part.
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('search') === words);
  await expect(search).toHaveValue(words);
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(search).toHaveValue('');

  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/apps/active/all?rows=10&sort=name');
  await expect(page.getByText(/^1–10 of/)).toBeVisible();
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page.getByText(/^11–20 of/)).toBeVisible();
  const row = page.getByRole('link', { name: /^Edit / }).nth(8);
  await row.scrollIntoViewIfNeeded();
  const name = (await row.getAttribute('aria-label'))?.replace(/^Edit /, '') ?? '';
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(0);

  await test.step('the form shows the list’s record before its own response', async () => {
    let respond: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      respond = resolve;
    });
    await page.route(/\/api\/apps\/[^/?]+\/?$/, async (route) => {
      await held;
      await route.fallback();
    });
    await row.click();
    await expect(heading(page, name)).toBeVisible();
    await expect(field(page, 'Name')).toHaveValue(name);
    respond();
  });
  await page.goBack();
  await expect(page.getByText(/^11–20 of/)).toBeVisible();
  expect(new URL(page.url()).search).toBe('?sort=name&page=2');
  await expect.poll(() => scrolled(page)).toBe(left);
});

// Otherwise: packages/testing/src/contract/serviceCases.ts, e2e/mainJob.spec.ts, the next test, and the stories
// AddReorderSubmit, SameFieldChanged, WithdrawnFromRow and DeletedFromRow.
// Rows: 3.5, 3.6, 4.3, 4.4, 7.3, 7.4, X2
test(
  'a vendor lists a service with its team and withdraws it, and two editors lose nothing',
  sweepOnly,
  async ({ signedIn }) => {
    const page = await signedIn('pro@portal.test');
    const name = 'Tōtara Set-up';
    await page.goto('/services/new');
    await field(page, 'Name').fill(name);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.waitForURL(/\/services\/pending\/view\/totara-set-up/);
    await expect(page.getByText('DRAFT', { exact: true })).toBeVisible();

    await test.step('team members with a photo, reordered by keyboard', async () => {
      for (const person of ['Aroha Ngata', 'Ben Tūhoe']) {
        await page.getByRole('button', { name: 'Add person' }).click();
        await field(page, "Person's name").fill(person);
      }
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Photo: Choose a file' }).click();
      await (await chooser).setFiles(await drawLogo(page, 'jpg', 100));
      await expect(page.getByText('logo-100.jpg')).toBeVisible();
      await page.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'Move Ben Tūhoe', exact: true }).focus();
      for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key);
    });
    await field(page, 'Short description').fill('Sets your shop up in a day.');
    await field(page, 'Full description').fill('We come, we set up, we go.');
    await field(page, 'Link').fill('https://totara.example');
    await field(page, 'Pricing').fill('$29.99/month');
    await chooseLogo(page, await drawLogo(page, 'png', 140));
    await field(page, 'Logo alt text').fill('A tōtara leaf');
    await submit(page);
    await expect(page.getByText('Your listing was submitted for review.').first()).toBeVisible();

    await test.step('a reload shows everything that was saved', async () => {
      await page.reload();
      const people = page.getByRole('list', { name: 'People' }).getByRole('listitem');
      await expect(people).toContainText(['Ben Tūhoe', 'Aroha Ngata']);
      await expect(people.first().getByRole('presentation').first()).toBeVisible();
      await expect(field(page, 'Logo alt text')).toHaveValue('A tōtara leaf');
    });

    await test.step('a second editor sees the edit conflict and keeps their input', async () => {
      const other = await page.context().newPage();
      await other.goto(page.url());
      await expect(field(other, 'Pricing')).toHaveValue('$29.99/month');
      await field(page, 'Pricing').fill('$35/month');
      await submit(page);
      await expect(page.getByText('Your listing was submitted for review.').first()).toBeVisible();
      await field(other, 'Short description').fill('Sets your shop up in a morning.');
      await field(other, 'Pricing').fill('$40/month');
      await submit(other);
      await expect(
        other.getByRole('group', {
          name: /You changed this listing .* ago\. Review the changes/,
        }),
      ).toBeVisible();
      await expect(field(other, 'Short description')).toHaveValue(
        'Sets your shop up in a morning.',
      );
      // Both changed the same field: nothing is sent before a choice is made.
      const theirs = other.getByRole('button', { name: 'Use saved version' });
      await expect(theirs).toHaveAccessibleDescription('$35/month');
      await expect(field(other, 'Pricing')).toHaveValue('$40/month');
      await submit(other);
      await expect(
        other.getByRole('link', { name: /^Pricing: This was changed elsewhere/ }),
      ).toBeVisible();
      await theirs.click();
      await expect(field(other, 'Pricing')).toHaveValue('$35/month');
      await submit(other);
      await expect(other.getByText('Your listing was submitted for review.').first()).toBeVisible();
      await other.close();
    });

    await test.step('withdrawn and deleted from its row', async () => {
      await page.goto('/services/pending');
      const act = async (action: string, confirm: string) => {
        await page.getByRole('button', { name: `More for ${name}` }).click();
        await page.getByRole('menuitem', { name: action }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: confirm }).click();
      };
      await act('Withdraw from review', 'Withdraw listing');
      await expect(page.getByRole('row', { name: /Tōtara Set-up.*DRAFT/ })).toBeVisible();
      await act('Delete listing', 'Delete listing');
      await expect(page.getByText(`${name} was deleted.`).first()).toBeVisible();
      await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
    });
  },
);

// Rows: X2, X3
test('a second tab of a live listing keeps its input after the first tab submits', async ({
  signedIn,
  product,
}) => {
  const vendor = await callsOf(product.url, 'vendor@portal.test');
  const admin = await callsOf(product.url, 'admin@portal.test');
  const { id, slug, version } = await vendor.one('POST', '/apps', appNamed('Two tabs'));
  const decision = { status: 'APPROVED', note: null, version };
  await admin.one('PATCH', `/apps/${id}`, { data: decision });

  const page = await signedIn('vendor@portal.test');
  await page.goto(`/apps/active/view/${slug}`);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await field(other, 'Short description').fill('Typed in the second tab.');
  await field(page, 'Pricing').fill('$12/month');
  await submit(page);
  await expect(page.getByText('Your listing was submitted for review.').first()).toBeVisible();
  await submit(other);
  await other.waitForURL(/\/apps\/pending\/view\//);
  await expect(
    other.getByText(/^You submitted this listing .* were not submitted\.$/).first(),
  ).toBeVisible();
  await expect(field(other, 'Pricing')).toHaveValue('$12/month');
  await other.getByRole('button', { name: 'Restore' }).click();
  await expect(field(other, 'Short description')).toHaveValue('Typed in the second tab.');
  await submit(other);
  await expect(other.getByText('Your listing was submitted for review.').first()).toBeVisible();
  const sent = await admin.one('GET', `/pending/apps/${id}`);
  expect(sent).toMatchObject({ summary: 'Typed in the second tab.', pricing: '$12/month' });
});

// Rows: 9.2
test('a list opened in a tab shows its rows without a call to the API', async ({ signedIn }) => {
  const page = await signedIn('vendor@portal.test');
  const calls: string[] = [];
  let respond: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route('**/api/**', async (route) => {
    calls.push(new URL(route.request().url()).pathname);
    await held;
    await route.continue();
  });
  await page.goto('/apps/active?rows=25');
  await expect(page.getByRole('row').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^My listings \d/ }).first()).toBeVisible();
  // The session is renewed afterwards; the first action waits for it.
  await expect.poll(() => calls).toEqual(['/api/auth/refresh']);
  await page.getByRole('link', { name: 'Pending listings' }).first().click();
  respond();
  await expect(heading(page, 'Pending listings')).toBeFocused();
  await expect(page.getByRole('row').getByRole('link').first()).toBeVisible();
});
