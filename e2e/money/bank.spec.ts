import { appNamed, callsOf } from '../support/api.ts';
import { bankAsks, confirmWithBank, typeCard } from '../support/cards.ts';
import { field } from '../support/listingForm.ts';
import { badge, choose, loseResponse, newPayer, openInAccount, press } from '../support/money.ts';
import { sweepStep } from '../support/sweep.ts';
import { expect, test } from '../support/test.ts';

const notAuthenticated = /unable to authenticate your payment method/;

// Rows: 1.7, 2.42, 2.43, 7.6, 8.10, X3
test('a card that needs 3D Secure for every payment buys a plan and an offer, or nothing when rejected', async ({
  product,
  signedIn,
}) => {
  const payer = await newPayer(product.url, 'Ngaire');
  const staff = await callsOf(product.url, 'admin@portal.test');
  const own = await callsOf(product.url, payer.email);
  const listing = await own.one('POST', '/apps', appNamed('Kōwhai Till'));
  const decision = { status: 'APPROVED', note: null, internal_note: null };
  await staff.one('PATCH', `/apps/${listing.id}`, {
    data: { ...decision, version: listing.version },
  });
  const vendor = await signedIn(payer.email);

  await test.step('the card is added once after authentication, also when the response is lost, and becomes the default', async () => {
    await vendor.goto('/account/payment_methods');
    await vendor.getByRole('link', { name: 'Add card' }).click();
    await typeCard(vendor, '4000002760003184');
    await bankAsks(vendor);
    await loseResponse(vendor, 'POST', '/me/stripe/payment-method');
    await confirmWithBank(vendor, 'authorize');
    await expect(vendor.getByText(/^Your card may have been added/)).toBeVisible();
    await vendor.unroute('**/api/me/stripe/payment-method');
    await press(vendor, 'Add card');
    await expect(vendor.getByText('Your card was added.').first()).toBeVisible();
    const asks = vendor.getByRole('listitem').filter({ hasText: 'Visa ending 3184' });
    await expect(asks).toHaveCount(1);
    await asks.getByRole('button', { name: 'Make default' }).click();
    await expect(asks.getByText('Default', { exact: true })).toBeVisible();
  });

  await test.step('after a failed authentication nothing is charged and the plan stays free', async () => {
    await openInAccount(vendor, 'Subscription');
    await press(vendor, 'Subscribe for $384 a year');
    await confirmWithBank(vendor, 'fail');
    const alert = vendor.getByRole('dialog', { name: notAuthenticated });
    await expect(alert).toContainText('Nothing was charged.');
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(badge(vendor, 'FREE')).toBeVisible();
    expect(await payer.charges()).toEqual([]);
  });

  // Otherwise: backend/tests/moneyChanges.slow.test.ts.
  await sweepStep('after leaving the 3D Secure dialog, another plan can be chosen', async () => {
    await press(vendor, 'Subscribe for $384 a year');
    await bankAsks(vendor);
    await vendor.reload();
    await expect(vendor.getByText('The first payment is not complete')).toBeVisible();
    await press(vendor, 'Choose another plan');
    await press(vendor, 'Cancel this plan');
    await expect(vendor.getByRole('button', { name: 'Subscribe for $384 a year' })).toBeVisible();
    expect(await payer.charges()).toEqual([]);
  });

  await test.step('after authentication Premium is active for one charge', async () => {
    await choose(vendor.getByRole('radio', { name: 'Quarterly' }));
    await press(vendor, 'Subscribe for $120 a quarter');
    await confirmWithBank(vendor, 'authorize');
    await expect(vendor.getByRole('heading', { name: 'Premium, quarterly' })).toBeVisible();
    await expect(badge(vendor, 'PREMIUM')).toBeVisible();
    expect(await payer.charges()).toEqual([12_000]);
  });

  // Otherwise: backend/tests/moneyCredit.slow.test.ts and the story PlanChangeNeedsAnotherCard.
  await sweepStep('a plan change with a charge asks for another card', async () => {
    await press(vendor, 'Change plan or card');
    const dialog = vendor.getByRole('dialog', { name: 'Change plan or card' });
    await choose(dialog.getByRole('radio', { name: 'Premium, annual' }));
    await choose(dialog.getByRole('radio', { name: 'Visa ending 3184' }));
    await dialog.getByRole('button', { name: /^Pay \$\d+\.\d\d and switch$/ }).click();
    const alert = vendor.getByRole('dialog', {
      name: /^This card’s bank asks you to confirm each/,
    });
    await expect(alert).toContainText('Nothing was charged. Choose another card.');
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(vendor.getByRole('heading', { name: 'Premium, quarterly' })).toBeVisible();
    expect(await payer.charges()).toEqual([12_000]);
  });

  // Otherwise: backend/tests/moneyLost.slow.test.ts and e2e/money/faults.spec.ts.
  await sweepStep(
    'an offer stays in the form after a failed authentication and is submitted after a successful one',
    async () => {
      await vendor.goto(`/apps/active/view/${listing.slug}/special-offer`);
      await field(vendor, 'Title').fill('First till free');
      await field(vendor, 'Description').fill('For every shop that opens this summer.');
      await field(vendor, 'Link').fill('https://kowhai.example/summer');
      await field(vendor, 'Label').fill('Claim offer');
      await press(vendor, 'Pay $9.00 and submit');
      await confirmWithBank(vendor, 'fail');
      await expect(vendor.getByRole('group', { name: notAuthenticated })).toBeFocused();
      await expect(field(vendor, 'Title')).toHaveValue('First till free');
      const made = `/special-offers/apps/${listing.id}`;
      expect(await payer.own.many(made)).toEqual([]);
      await press(vendor, 'Pay $9.00 and submit');
      await confirmWithBank(vendor, 'authorize');
      await expect(
        vendor.getByRole('group', { name: /\$9\.00 paid\. Your offer was submitted/ }),
      ).toBeFocused();
      expect(await payer.own.many(made)).toHaveLength(1);
    },
  );
});
