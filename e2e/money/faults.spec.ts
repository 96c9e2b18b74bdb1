import type { Page } from '@playwright/test';
import { appNamed, callsOf, newVendor } from '../support/api.ts';
import { bankAsks, confirmWithBank, hostedField, typeCard } from '../support/cards.ts';
import { field } from '../support/listingForm.ts';
import { loseResponse, newPayer, press } from '../support/money.ts';
import { sweepOnly } from '../support/sweep.ts';
import { demoPassword, expect, test, typeSignIn } from '../support/test.ts';

/** Expires the session just before a call, then signs the same user in again. */
async function expireAt(page: Page, path: string, email: string, act: () => Promise<void>) {
  const context = page.context();
  const calls = [`**/api${path}`, '**/api/auth/refresh*'];
  for (const call of calls)
    await context.route(call, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 401, json: { data: null } })
        : route.fallback(),
    );
  await act();
  await expect(page).toHaveURL(/\/auth\/login/);
  for (const call of calls) await context.unroute(call);
  await typeSignIn(page, email, demoPassword);
}

/** Lets a call reach the server and withholds its response. Call `release` only after the page was left. */
async function holdResponse(page: Page, method: string, path: string) {
  let arrived: () => void = () => undefined;
  const reached = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  await page.route(`**/api${path}`, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    await route.fetch();
    arrived();
  });
  return { reached, release: () => page.unroute(`**/api${path}`) };
}

// Rows: 1.7, 2.39, X3
test('an offer under faults: the input stays, and it is paid and created once', async ({
  product,
  signedIn,
}) => {
  const payer = await newPayer(product.url, 'Hemi');
  const staff = await callsOf(product.url, 'admin@portal.test');
  const own = await callsOf(product.url, payer.email);
  const listing = await own.one('POST', '/apps', appNamed('Pōhutukawa Prints'));
  const decision = { status: 'APPROVED', note: null, internal_note: null };
  await staff.one('PATCH', `/apps/${listing.id}`, {
    data: { ...decision, version: listing.version },
  });
  const made = () => payer.own.many(`/special-offers/apps/${listing.id}`);
  const address = `/apps/active/view/${listing.slug}/special-offer`;
  const vendor = await signedIn(payer.email);
  const pay = () => press(vendor, 'Pay $9.00 and submit');
  const restore = async () => {
    await press(vendor, 'Restore');
    await expect(field(vendor, 'Title')).toHaveValue('Frames for free');
  };
  await vendor.goto(address);
  await field(vendor, 'Title').fill('Frames for free');
  await field(vendor, 'Description').fill('With every print that is ordered in May.');
  await field(vendor, 'Link').fill('https://prints.example/may');
  await field(vendor, 'Label').fill('Claim offer');

  await test.step('offline, nothing is paid', async () => {
    await vendor.context().setOffline(true);
    await pay();
    await expect(vendor.getByRole('group', { name: /You won’t be charged twice/ })).toBeFocused();
    await vendor.context().setOffline(false);
    expect(await made()).toEqual([]);
  });

  await test.step('with an expired session nothing is paid, and the draft can be restored', async () => {
    await expireAt(vendor, '/special-offers', payer.email, pay);
    await expect(vendor).toHaveURL(new RegExp(`${address}$`));
    await restore();
    expect(await made()).toEqual([]);
  });

  await test.step('reloading before the response and paying again creates one offer and one payment', async () => {
    const held = await holdResponse(vendor, 'POST', '/special-offers');
    await pay();
    await held.reached;
    await vendor.reload();
    await held.release();
    await restore();
    await pay();
    await expect(
      vendor.getByRole('group', { name: /\$9\.00 paid\. Your offer was submitted/ }),
    ).toBeFocused();
    const [offer, ...more] = await made();
    expect(more).toEqual([]);
    const events = await payer.own.many(`/special-offers/${offer?.id}/events`);
    expect(events.map(({ kind }) => kind)).toEqual(['paid', 'submitted']);
  });
});

// Otherwise: e2e/money/bank.spec.ts, and the stories ProviderUnreachableOnSubmit and ResponseLost.
// Rows: 2.42, 8.10, X3
test('a card under faults is listed once', sweepOnly, async ({ product, signedIn }) => {
  const vendor = await signedIn(await newVendor(product.url, 'Kiri'));
  const cards = vendor.getByRole('list', { name: 'Payment methods' }).getByRole('listitem');
  const mayBeThere = vendor.getByText(/^Your card may have been added/);
  await vendor.goto('/account/payment_methods');
  await vendor.getByRole('link', { name: 'Add card' }).click();

  await test.step('offline, the card is not sent', async () => {
    // The fields load from the card provider, so they must load before going offline.
    await hostedField(vendor, 'Credit or debit card CVC/CVV');
    await vendor.context().setOffline(true);
    await typeCard(vendor, '4242424242424242');
    const message = /^The card provider could not be reached. Nothing was added or charged/;
    await expect(vendor.getByRole('group', { name: message })).toBeFocused();
    await expect(mayBeThere).toHaveCount(0);
    await vendor.context().setOffline(false);
  });

  await test.step('after a lost response the card is listed without a retry', async () => {
    await loseResponse(vendor, 'POST', '/me/stripe/payment-method');
    await press(vendor, 'Add card');
    await expect(mayBeThere).toBeVisible();
    await vendor.getByRole('link', { name: 'Cancel' }).click();
    await expect(cards).toHaveText([/Visa ending 4242/]);
    await vendor.unroute('**/api/me/stripe/payment-method');
  });

  await test.step('after a lost response to 3D Secure, a retry adds the card once', async () => {
    await vendor.getByRole('link', { name: 'Add card' }).click();
    await typeCard(vendor, '4000002500003155');
    await bankAsks(vendor);
    await loseResponse(vendor, 'POST', '/me/stripe/payment-method');
    await confirmWithBank(vendor, 'authorize');
    await expect(mayBeThere).toBeVisible();
    await press(vendor, 'Add card');
    await expect(vendor.getByText('Your card was added.').first()).toBeVisible();
    await expect(cards.filter({ hasText: '3155' })).toHaveCount(1);
    await expect(cards).toHaveCount(2);
  });
});
