import type { Page } from '@playwright/test';
import { declinesWhen, typeCard } from '../support/cards.ts';
import { badge, choose, newPayer, openInAccount, press } from '../support/money.ts';
import { sweepOnly, sweepStep } from '../support/sweep.ts';
import { expect, test } from '../support/test.ts';

const invoices = (page: Page) => page.getByRole('table', { name: 'Invoices' }).getByRole('row');

/** Opens a second tab on the services, which need Premium. */
async function openInNewTab(page: Page, word: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto('/services/active');
  await expect(badge(tab, word)).toBeVisible();
  return tab;
}

/** Installs the fake clock; the portal reads the time source when it loads. */
const holdTime = (page: Page) => page.context().clock.setFixedTime(new Date());

async function startTrial(page: Page): Promise<void> {
  await holdTime(page);
  await page.goto('/account/trial');
  await press(page, 'Start trial');
  await expect(page.getByText(/90 of 90 days left/)).toBeVisible();
  await expect(badge(page, 'TRIAL')).toBeVisible();
}

/** Navigates away and back without reloading the portal. */
async function revisitSubscription(page: Page): Promise<void> {
  await openInAccount(page, 'Payment methods');
  await openInAccount(page, 'Subscription');
}

// Rows: 1.5, 2.43, 2.44, 3.3, 4.7, 4.10, 6.2, 6.3, 9.4
test('a trial becomes a paid plan, or ends when cancelled', async ({ product, signedIn }) => {
  await test.step('after 90 days the card is charged, and every tab shows PREMIUM', async () => {
    const payer = await newPayer(product.url, 'Anahera');
    const vendor = await signedIn(payer.email);
    await startTrial(vendor);
    expect(await payer.charges()).toEqual([]);
    const tab = await openInNewTab(vendor, 'TRIAL');
    await payer.pass(vendor, 91);
    await revisitSubscription(vendor);
    await expect(vendor.getByRole('heading', { name: 'Premium, annual' })).toBeVisible();
    await expect(vendor.getByText(/^Renews on \w+ \d+\w\w \d{4} for \$384\.$/)).toBeVisible();
    await expect(invoices(vendor)).toHaveCount(2);
    await expect(badge(vendor, 'PREMIUM')).toBeVisible();
    await expect(badge(tab, 'PREMIUM')).toBeVisible();
    await tab.getByRole('link', { name: 'Create new' }).first().click();
    await expect(tab).toHaveURL(/\/services\/new$/);
    expect(await payer.charges()).toEqual([38_400]);
  });

  // Otherwise: backend/tests/moneyTime.slow.test.ts and the stories Cancelled and AlreadyUsed.
  await sweepStep('a cancelled trial ends without a charge and cannot be repeated', async () => {
    const payer = await newPayer(product.url, 'Tama');
    const vendor = await signedIn(payer.email);
    await startTrial(vendor);
    await press(vendor, 'Cancel trial');
    await vendor.getByRole('alertdialog').getByRole('button', { name: 'Cancel trial' }).click();
    await expect(vendor.getByRole('heading', { name: 'Cancelled' })).toBeVisible();
    const tab = await openInNewTab(vendor, 'TRIAL');
    await payer.pass(vendor, 91);
    await revisitSubscription(vendor);
    await expect(vendor.getByText('You are on the Free plan.')).toBeVisible();
    await expect(badge(vendor, 'FREE')).toBeVisible();
    await expect(badge(tab, 'FREE')).toBeVisible();
    await tab.getByRole('link', { name: 'Create new' }).first().click();
    await expect(tab).toHaveURL(/\/paywall\/services$/);
    await vendor.goto('/account/trial');
    await expect(vendor.getByText('You’ve already used your free trial.')).toBeVisible();
    expect(await payer.charges()).toEqual([]);
  });
});

// Otherwise: backend/tests/moneyTime.slow.test.ts, the stories PaymentProblems and EndingPaidWithAnotherCard, and for tabs the test above.
// Rows: 2.42, 2.43, 2.44, 4.7, 6.2, 6.3, 7.6
test(
  'a failed renewal shows in every tab, and a new card pays it',
  sweepOnly,
  async ({ product, signedIn }) => {
    const [{ number, message }] = declinesWhen('charged');
    const last4 = number.slice(-4);
    const payer = await newPayer(product.url, 'Kiri');
    const vendor = await signedIn(payer.email);
    await holdTime(vendor);
    await vendor.goto('/account/subscription');
    await press(vendor, 'Subscribe for $384 a year');
    await expect(badge(vendor, 'PREMIUM')).toBeVisible();
    await payer.addCard(number);
    await openInAccount(vendor, 'Payment methods');
    await vendor.reload();
    const fails = vendor.getByRole('listitem').filter({ hasText: `Visa ending ${last4}` });
    await fails.getByRole('button', { name: 'Make default' }).click();
    await expect(fails.getByText('Default', { exact: true })).toBeVisible();
    await openInAccount(vendor, 'Subscription');
    const tab = await openInNewTab(vendor, 'PREMIUM');
    await payer.pass(vendor, 366);
    await revisitSubscription(vendor);
    await expect(
      vendor.getByText(/^The payment on \w+ \d+\w\w \d{4} didn’t go through$/),
    ).toBeVisible();
    await expect(vendor.getByText(`${message} Premium stays on until`)).toBeVisible();
    await expect(badge(vendor, 'PREMIUM')).toBeVisible();
    await tab.goto('/account/subscription');
    await expect(tab.getByText(/didn’t go through$/)).toBeVisible();
    await press(vendor, 'Pay $384.00');
    const rejected = vendor.getByRole('dialog', { name: message });
    await rejected.getByRole('button', { name: 'OK' }).click();
    expect(await payer.charges()).toEqual([38_400]);
    await openInAccount(vendor, 'Payment methods');
    await vendor.getByRole('link', { name: 'Add card' }).click();
    await typeCard(vendor, '5555555555554444');
    await expect(vendor.getByText('Mastercard ending 4444', { exact: true })).toBeVisible();
    await openInAccount(vendor, 'Subscription');
    await press(vendor, 'Change card');
    const dialog = vendor.getByRole('dialog', { name: 'Change card' });
    await choose(dialog.getByRole('radio', { name: 'Mastercard ending 4444' }));
    await expect(dialog).toContainText('$384.00 will be charged to Mastercard ending 4444 today.');
    await dialog.getByRole('button', { name: 'Pay $384.00' }).click();
    for (const page of [vendor, tab]) {
      await expect(page.getByText(/^Renews on /)).toBeVisible();
      await expect(page.getByText(/didn’t go through$/)).toHaveCount(0);
      await expect(badge(page, 'PREMIUM')).toBeVisible();
    }
    expect(await payer.charges()).toEqual([38_400, 38_400]);
  },
);
