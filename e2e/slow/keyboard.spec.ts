import type { Page } from '@playwright/test';
import { appNamed, callsOf } from '../support/api.ts';
import { holdUndo, logPointers } from '../support/inPage.ts';
import { pickAt, pressAt, tabTo, typeAt } from '../support/keyboard.ts';
import { drawLogo } from '../support/pictures.ts';
import { sweepOnly, sweepStep } from '../support/sweep.ts';
import { expect, test } from '../support/test.ts';

const name = 'Kōtuku Keyring';
const usedPointer = 'A pointer was used';
const heading = (page: Page, words: string | RegExp) =>
  page.getByRole('heading', { level: 1, name: words });

/** Records the pages where a pointer is used from the next navigation on. */
async function watchPointers(page: Page): Promise<string[]> {
  const pointers: string[] = [];
  page.on('console', (message) => {
    if (message.text() === usedPointer) pointers.push(page.url());
  });
  await logPointers(page, usedPointer);
  return pointers;
}

test.describe.configure({ mode: 'parallel' });

// Rows: 1.2, 4.1, 4.3, X8
test('a vendor submits an app using only the keyboard', async ({ product, signedIn }) => {
  const page = await signedIn('vendor@portal.test');
  const pointers = await watchPointers(page);
  const submitted = () =>
    expect(page.getByText('Your listing was submitted for review.').first()).toBeVisible();

  await page.goto('/apps/active');
  await expect(heading(page, 'My listings')).toBeVisible();
  await pressAt(page, 'link', 'Create new');
  await expect(heading(page, /New app/)).toBeFocused();
  await typeAt(page, /^Name/, name);
  await typeAt(page, /^Short description/, 'Remembers which key is which.');
  await typeAt(page, /^Full description/, 'Hang up your keys, and find them again.');
  await typeAt(page, /^Link/, 'https://kotuku.example/');
  await typeAt(page, /^Pricing/, '$4/month');
  await pickAt(page, /^Industry/);
  await pickAt(page, /^Subcategories/);
  const chooser = page.waitForEvent('filechooser');
  await pressAt(page, 'button', /choose a file/i);
  await (await chooser).setFiles(await drawLogo(page, 'png', 200));
  await expect(page.getByText('256 × 256', { exact: false })).toBeVisible();
  await pressAt(page, 'button', /^Submit/);
  await expect(heading(page, 'Pending listings')).toBeFocused();
  await submitted();

  // Otherwise: e2e/mainJob.spec.ts, and for the keyboard the steps above.
  await sweepStep('they read why it was declined and correct it', async () => {
    const admin = await callsOf(product.url, 'admin@portal.test');
    const [sent] = await admin.many(`/pending/apps?_q=${encodeURIComponent(name)}`);
    const decision = { status: 'DECLINED', note: 'Please say whom it is for.' };
    await admin.one('PATCH', `/apps/${sent?.id}`, {
      data: { ...decision, version: sent?.version },
    });

    await tabTo(page, 'searchbox', /^Search/);
    await page.keyboard.type(name);
    await expect(page.getByText('1–1 of 1')).toBeVisible();
    await pressAt(page, 'link', name);
    await expect(page.getByText('Please say whom it is for.')).toBeVisible();
    await typeAt(page, /^Short description/, ' For landlords.');
    await pressAt(page, 'button', /^Submit/);
    await submitted();
  });
  expect(pointers).toEqual([]);
});

// Otherwise: e2e/moderation.spec.ts and the stories of decisions, terms and featured apps.
// Rows: 1.4, 2.13, 2.26, 2.40, X1, X8
test(
  'an admin decides, undoes, edits terms and features apps, using only the keyboard',
  sweepOnly,
  async ({ product, signedIn }) => {
    const colleague = await callsOf(product.url, 'admin@portal.test');
    const vendor = await callsOf(product.url, 'vendor@portal.test');
    const add = (title: string, industries: unknown[] = []) =>
      vendor.one('POST', '/apps', { data: { ...appNamed(title).data, industries } });
    const industry = await colleague.one('POST', '/industries', {
      data: { name: 'Tītī catching' },
    });
    for (const title of ['Kāpuka', 'Rātā']) {
      const { id, version } = await add(title, [industry.id]);
      const decision = { status: 'APPROVED', note: null, version };
      await colleague.one('PATCH', `/apps/${id}`, { data: decision });
    }
    for (const count of ['One', 'Two', 'Three']) await add(`Torch ${count}`);

    const page = await signedIn('admin@portal.test');
    const pointers = await watchPointers(page);
    const keys = async (...pressed: string[]) => {
      for (const key of pressed) await page.keyboard.press(key);
    };
    const expectText = (words: string) => expect(page.getByText(words).first()).toBeVisible();
    await holdUndo(page);
    await page.goto('/dashboard');
    await expect(heading(page, 'Dashboard')).toBeVisible();

    await test.step('declines with a reason, undoes it and approves the next one', async () => {
      await pressAt(page, 'link', /Pending apps|Pending listings/);
      await tabTo(page, 'searchbox', /^Search/);
      await page.keyboard.type('Torch');
      await expect(page.getByText(/of 3$/)).toBeVisible();
      await pressAt(page, 'link', 'Torch One');
      await expect(heading(page, 'Torch One')).toBeFocused();
      await keys('d');
      await page.keyboard.type('Which batteries does it take?');
      await pressAt(page, 'button', /^Decline listing/);
      await expectText('Torch One declined.');
      await expect(heading(page, 'Torch Two')).toBeFocused();
      await keys('F8');
      await pressAt(page, 'button', 'Undo');
      await expectText('Torch One is pending again.');
      await expect(heading(page, 'Torch Two')).toBeFocused();
      await keys('a');
      await expect(page.getByRole('button', { name: /^Approve listing/ })).toBeFocused();
      await keys('a');
      await expectText('Torch Two approved.');
      await expect(heading(page, 'Torch Three')).toBeFocused();
    });

    const decline = async (why: string) => {
      await pressAt(page, 'button', /^Decline…/);
      await page.keyboard.type(why);
      await pressAt(page, 'button', /^Decline listing/);
      await expectText('Torch Three declined.');
      await expect(heading(page, 'Torch Three')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    };

    await test.step('adds a note, undoes a decline while two toasts are open, and changes a reason', async () => {
      await typeAt(page, 'Internal note', 'Seen before.');
      await pressAt(page, 'button', 'Add note');
      await expectText('Note added.');
      await expect(page.getByRole('button', { name: 'Add note' })).toBeFocused();
      await decline('Is it bright?');
      await keys('F8');
      // The earlier approval still offers Undo; the newest toast is last.
      await expect(page.getByRole('button', { name: 'Undo' }).last()).toBeFocused();
      await keys('Enter');
      await expectText('Torch Three is pending again.');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await page.goBack();
      await expect(heading(page, 'Torch Three')).toBeFocused();
      await decline('How bright is it?');
      await page.goBack();
      await expect(heading(page, 'Torch Three')).toBeFocused();
      await tabTo(page, 'textbox', 'Reason for decline');
      await keys('Control+a');
      await page.keyboard.type('How bright is it, in lumens?');
      await pressAt(page, 'button', 'Change reason');
      await expectText('Reason changed.');
      await expect(page.getByRole('button', { name: 'Change reason' })).toBeFocused();
      await expect(page.getByText('How bright is it, in lumens?').first()).toBeVisible();
    });

    await test.step('adds a term, renames and deletes it', async () => {
      const terms = page.getByRole('list', { name: 'Industries', exact: true });
      await pressAt(page, 'link', 'Industries');
      await expect(heading(page, 'Industries')).toBeFocused();
      await typeAt(page, 'Industry name', 'Weka watching');
      await keys('Enter');
      await expectText('Weka watching was added.');
      await pressAt(page, 'button', 'More for Weka watching');
      await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused();
      await keys('Enter');
      await expect(terms.getByRole('textbox', { name: 'Industry name' })).toBeFocused();
      await keys('Control+a');
      await page.keyboard.type('Moa watching');
      await keys('Enter');
      await expectText('Weka watching is now Moa watching.');
      await pressAt(page, 'button', 'More for Moa watching');
      await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused();
      await keys('End');
      await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
      await keys('Enter');
      await pressAt(page, 'button', 'Delete industry');
      await expectText('Moa watching was deleted.');
      await expect(terms.getByText('Moa watching')).toHaveCount(0);
    });

    await test.step('features two apps and puts the second first', async () => {
      const rows = page.getByRole('list', { name: 'Featured apps' }).getByRole('listitem');
      await pressAt(page, 'link', /^Featured/);
      await expect(heading(page, 'Featured')).toBeFocused();
      await tabTo(page, 'combobox', 'Industry');
      await page.keyboard.type('Tītī catching');
      await expect(page.getByRole('option')).toHaveCount(1);
      await keys('Enter');
      await tabTo(page, 'combobox', 'Approved apps');
      for (const [index, title] of ['Kāpuka', 'Rātā'].entries()) {
        await page.keyboard.type(title);
        await expect(page.getByRole('option', { name: title, selected: false })).toBeVisible();
        await expect(page.getByRole('option')).toHaveCount(1);
        await keys('Enter');
        await expect(rows).toHaveCount(index + 1);
      }
      await keys('Escape');
      await tabTo(page, 'button', 'Move Rātā');
      await keys('Space', 'Home', 'Space');
      await expect(rows).toContainText(['Rātā', 'Kāpuka']);
      await tabTo(page, 'button', 'Save changes', 'Shift+Tab');
      await keys('Enter');
      await expectText('Featured listings for Tītī catching saved.');
      await page.reload();
      await expect(rows).toContainText(['Rātā', 'Kāpuka']);
    });
    expect(pointers).toEqual([]);
  },
);

// Scripts move the focus too fast for this, so no story can tell.
test('the focus goes on from a day in a dialog when its error goes', async ({ signedIn }) => {
  const page = await signedIn('admin@portal.test');
  await page.goto('/accounts?from=2026-01-01&to=2026-10-31');
  await page.getByRole('button', { name: /^Joined: Jan/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Choose days…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Joined' });
  const from = dialog.getByRole('textbox', { name: 'From' });
  for (const day of ['soon', '3 Feb 2026']) {
    await from.press('ControlOrMeta+a');
    await page.keyboard.type(day);
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Open calendar: From' })).toBeFocused();
  }
  await from.press('Enter');
  await expect(page.getByRole('button', { name: 'Joined: Feb 3 – Oct 31, 2026' })).toBeFocused();
});
