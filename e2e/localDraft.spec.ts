import type { Page } from '@playwright/test';
import { fillDevice, hasSpace, scrollDown, textsOnDevice } from './support/inPage.ts';
import { field } from './support/listingForm.ts';
import { sweepOnly } from './support/sweep.ts';
import { expect, test } from './support/test.ts';

/** The text that the banner offers. */
const offer = (page: Page, words: string) => page.getByText(`“${words}”`);
const restore = (page: Page) => page.getByRole('button', { name: 'Restore' });

/** Shows one of two offers. */
async function show(page: Page, words: string): Promise<void> {
  if (!(await offer(page, words).isVisible()))
    await page.getByRole('button', { name: 'Show next' }).click();
  await expect(offer(page, words)).toBeVisible();
}

async function visit(page: Page, address = '/apps/new'): Promise<void> {
  await page.goto(address);
  await expect(field(page, 'Name')).toBeVisible();
}

// Rows: X3
test('the draft of every tab is offered once its tab is closed', async ({ signedIn }) => {
  const a = await signedIn('vendor@portal.test');
  const b = await a.context().newPage();
  await visit(a);
  await visit(b);
  await field(a, 'Name').fill('Tab A');
  await field(b, 'Name').fill('Tab B');
  await a.reload();
  await expect(offer(a, 'Tab A')).toBeVisible();
  await b.goto('about:blank');
  await expect(a.getByText(/^Unsaved text \d of 2, from/)).toBeVisible();
  const ids = async (): Promise<string[]> =>
    JSON.parse(await textsOnDevice(a)).map((text: { id: string }) => text.id);
  const offered = await ids();
  expect(offered).toHaveLength(2);
  await show(a, 'Tab A');
  await restore(a).click();
  await expect(field(a, 'Name')).toHaveValue('Tab A');
  await show(a, 'Tab B');
  await a.getByRole('button', { name: 'Discard' }).first().click();
  await expect(restore(a)).toHaveCount(0);
  // Both are removed from the device, the restored one once it is stored again.
  await expect.poll(async () => (await ids()).filter((id) => offered.includes(id))).toEqual([]);
  await a.reload();
  await expect(offer(a, 'Tab A')).toBeVisible();
  await expect(a.getByText(/^You have unsaved text from/)).toBeVisible();
});

// Otherwise: the story SeveralDrafts.
test(
  'a draft that was neither restored nor discarded survives newer input',
  sweepOnly,
  async ({ signedIn }) => {
    const page = await signedIn('vendor@portal.test');
    await visit(page);
    await field(page, 'Name').fill('The older text');
    await page.reload();
    await expect(offer(page, 'The older text')).toBeVisible();
    await field(page, 'Name').fill('The younger text');
    await page.reload();
    await expect(page.getByText(/^Unsaved text 1 of 2, from/)).toBeVisible();
    await expect(offer(page, 'The younger text')).toBeVisible();
    await show(page, 'The older text');
  },
);

// Rows: X3
test('the last character before a reload is restored', async ({ signedIn }) => {
  const page = await signedIn('vendor@portal.test');
  await page.setViewportSize({ width: 375, height: 812 });
  await visit(page);
  await field(page, 'Full description').pressSequentially('Typed in a hurry');
  await scrollDown(page, 900);
  await page.reload();
  // The page restores its scroll position, and the offer stays in view.
  await expect(page.getByRole('button', { name: 'Restore' })).toBeInViewport();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(field(page, 'Full description')).toHaveValue('Typed in a hurry');
});

// Rows: X3
test('what is typed while a draft is created is in its form afterwards, and after leaving it', async ({
  signedIn,
}) => {
  const page = await signedIn('vendor@portal.test');
  await visit(page);
  await field(page, 'Name').fill('Kea');
  let create = () => {};
  const creates = new Promise<void>((resolve) => {
    create = resolve;
  });
  await page.route('**/api/apps', async (route) => {
    if (route.request().method() === 'POST') await creates;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('button', { name: 'Saving' })).toBeVisible();
  await field(page, 'Name').press('End');
  await page.keyboard.type(' Maps');
  create();
  await expect(page.getByRole('heading', { level: 1, name: 'Kea' })).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('Kea Maps');
  await expect(page.getByRole('status').filter({ hasText: 'Unsaved changes' })).toBeAttached();

  await page.getByRole('link', { name: 'Pending listings' }).first().click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pending listings' })).toBeVisible();
  await page.goBack();
  await restore(page).click();
  await expect(field(page, 'Name')).toHaveValue('Kea Maps');
});

// Rows: X3
test('a device with full storage shows that drafts cannot be stored', async ({
  product,
  signedIn,
}) => {
  const page = await signedIn('vendor@portal.test');
  const context = page.context();
  await page.goto('/apps/pending');
  await page.getByRole('main').getByRole('link', { name: 'Create new' }).click();
  await fillDevice(page, product.url);
  expect(await hasSpace(page)).toBe(false);
  await field(page, 'Name').fill('No space for this');

  await test.step('Back asks first and shows why', async () => {
    await page.goBack();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await expect(question).toContainText('What you typed can’t be stored on this device');
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(field(page, 'Name')).toHaveValue('No space for this');
  });

  await test.step('offline, the message asks to leave the page open', async () => {
    await context.setOffline(true);
    await expect(page.getByText(/this device can’t store what you type\./)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/^You’re offline/)).toHaveCount(0);
  });

  await test.step('an expired session warns that the input may be lost', async () => {
    await context.route('**/api/**', (route) =>
      route.fulfill({ status: 401, json: { data: null } }),
    );
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText(/What you typed may be lost/)).toBeVisible();
  });
});
