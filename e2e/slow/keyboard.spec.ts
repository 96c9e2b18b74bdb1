import type { Page } from '@playwright/test';
import { pickAt, pressAt, tabTo, typeAt } from '../support/keyboard.ts';
import { drawLogo } from '../support/pictures.ts';
import { demoPassword, expect, test } from '../support/test.ts';

const name = 'Kōtuku Keyring';
const usedPointer = 'A pointer was used';
const heading = (page: Page, words: string | RegExp) =>
  page.getByRole('heading', { level: 1, name: words });

/** Opens the portal and signs in; from here on only keys are pressed. */
async function arrive(page: Page, url: string, email: string): Promise<void> {
  await page.addInitScript((words) => {
    addEventListener('pointerdown', () => console.log(words), true);
  }, usedPointer);
  await page.goto(url);
  await expect(heading(page, 'Sign in')).toBeVisible();
  await typeAt(page, 'Username', email);
  await typeAt(page, 'Password', demoPassword);
  await page.keyboard.press('Enter');
}

// Rows: 1.2, 4.1, 4.3, X8
test('a vendor lists an app, an admin declines it, it is mended and approved, all by keyboard', async ({
  browser,
  product,
}) => {
  const pointers: string[] = [];
  const open = async () => {
    const page = await (await browser.newContext()).newPage();
    page.on('console', (message) => {
      if (message.text() === usedPointer) pointers.push(page.url());
    });
    return page;
  };
  const [vendor, admin] = [await open(), await open()];

  await test.step('the vendor finds the form, fills it in and submits it', async () => {
    await arrive(vendor, product.url, 'vendor@portal.test');
    await expect(heading(vendor, 'My listings')).toBeVisible();
    await pressAt(vendor, 'link', 'Create new');
    await expect(heading(vendor, /New app/)).toBeFocused();
    await typeAt(vendor, /^Name/, name);
    await typeAt(vendor, /^Short description/, 'Remembers which key is which.');
    await typeAt(vendor, /^Full description/, 'Hang up your keys, and find them again.');
    await typeAt(vendor, /^Link/, 'https://kotuku.example/');
    await typeAt(vendor, /^Pricing/, '$4/month');
    await pickAt(vendor, /^Industry/);
    await pickAt(vendor, /^Subcategories/);
    const chooser = vendor.waitForEvent('filechooser');
    await pressAt(vendor, 'button', /choose a file/i);
    await (await chooser).setFiles(await drawLogo(vendor, 'png', 200));
    await expect(vendor.getByText('256 × 256', { exact: false })).toBeVisible();
    await pressAt(vendor, 'button', /^Submit/);
    await expect(heading(vendor, 'Pending listings')).toBeFocused();
    await expect(vendor.getByText('Your listing was submitted for review.').first()).toBeVisible();
  });

  const openInQueue = async () => {
    await tabTo(admin, 'searchbox', /^Search/);
    await admin.keyboard.press('Control+a');
    await admin.keyboard.type(name);
    await pressAt(admin, 'link', name);
    await expect(heading(admin, name)).toBeFocused();
  };

  await test.step('the admin declines it with a reason', async () => {
    await arrive(admin, product.url, 'admin@portal.test');
    await expect(heading(admin, 'Dashboard')).toBeVisible();
    await pressAt(admin, 'link', /Pending apps|Pending listings/);
    await openInQueue();
    await admin.keyboard.press('d');
    await admin.keyboard.type('Please say whom it is for.');
    await pressAt(admin, 'button', /^Decline listing/);
    await expect(admin.getByText(`${name} declined.`).first()).toBeVisible();
  });

  await test.step('the vendor reads why, mends it and submits it again', async () => {
    await tabTo(vendor, 'searchbox', /^Search/);
    await vendor.keyboard.type(name);
    await pressAt(vendor, 'link', name);
    await expect(vendor.getByText('Please say whom it is for.')).toBeVisible();
    await typeAt(vendor, /^Short description/, ' For landlords.');
    await pressAt(vendor, 'button', /^Submit/);
    await expect(vendor.getByText('Your listing was submitted for review.').first()).toBeVisible();
  });

  await test.step('the admin approves it', async () => {
    await pressAt(admin, 'link', /Pending apps|Pending listings/);
    await openInQueue();
    await admin.keyboard.press('a');
    await expect(admin.getByRole('radio', { name: 'Approved' })).toBeChecked();
    await pressAt(admin, 'button', /^Approve listing/);
    await expect(admin.getByText(`${name} approved.`).first()).toBeVisible();
  });
  expect(pointers).toEqual([]);
});
