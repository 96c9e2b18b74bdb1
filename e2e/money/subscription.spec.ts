import { type ErrorReason, errorOf } from '@portal/domain';
import { newVendor } from '../support/api.ts';
import { confirmWithBank, declinesWhen, isOfProvider, typeCard } from '../support/cards.ts';
import { withoutStream } from '../support/idle.ts';
import { badge, choose, loseResponse, newPayer, openInAccount, press } from '../support/money.ts';
import { sweepOnly, sweepStep } from '../support/sweep.ts';
import { expect, test } from '../support/test.ts';

const works = '4242424242424242';
const asks = '4000002500003155';

const subscriptions = '**/api/me/stripe/subscriptions';

// Rows: 1.5, 1.9, 2.15, 2.16, 2.18, 2.42, 3.3, 4.7, 4.10, 6.2, 6.3, 7.4, 7.6, 8.10
test('a vendor subscribes once, with a card that the bank confirms, and every tab shows the plan', async ({
  product,
  signedIn,
}) => {
  test.slow();
  const email = await newVendor(product.url, 'Hana');
  const vendor = await signedIn(email);
  await withoutStream(vendor);
  const toProvider: string[] = [];
  vendor.context().on('request', (request) => {
    if (isOfProvider(new URL(request.url()))) toProvider.push(request.url());
  });
  const otherTab = await vendor.context().newPage();
  await otherTab.goto('/apps/active');
  await expect(badge(otherTab, 'FREE')).toBeVisible();

  await test.step('creating a service leads to the paywall, then to adding a card', async () => {
    await vendor.goto('/account/payment_methods');
    await vendor.waitForLoadState('networkidle');
    await vendor.goto('/services/new');
    await expect(vendor).toHaveURL(/\/paywall\/services$/);
    await choose(vendor.getByRole('radio', { name: 'Quarterly' }));
    await vendor.getByRole('link', { name: 'Subscribe' }).click();
    await expect(
      vendor.getByRole('button', { name: 'Subscribe for $120 a quarter' }),
    ).toBeVisible();
    await vendor.waitForLoadState('networkidle');
    expect(toProvider, 'requests to the card provider before its form').toEqual([]);
    await press(vendor, 'Subscribe for $120 a quarter');
    await expect(
      vendor.getByText(
        'You must add a payment method to your account before you can start a subscription',
      ),
    ).toBeVisible();
    await expect(vendor.getByText('Test mode: no real charges')).toBeVisible();
  });

  // Otherwise: the stories CardDeclined and BankAuthentication, and backend/tests/moneyCards.slow.test.ts.
  await sweepStep('a declined card shows the reason at its field', async () => {
    const [{ number, message }] = declinesWhen('added');
    await typeCard(vendor, number);
    await expect(vendor.getByText(message)).toBeVisible();
    await typeCard(vendor, asks);
    await confirmWithBank(vendor, 'fail');
    await expect(vendor.getByText(/unable to authenticate your payment method/)).toBeVisible();
  });

  await test.step('an authenticated card is added and returns to the chosen plan', async () => {
    await typeCard(vendor, asks);
    expect(toProvider, 'requests to the card provider from its form').not.toEqual([]);
    await confirmWithBank(vendor, 'authorize');
    await expect(vendor).toHaveURL(/\/account\/subscription\?quarterly=true$/);
    await expect(vendor.getByText('Visa ending 3155 will be charged today.')).toBeVisible();
  });

  await test.step('a double click with a lost response charges once and shows the plan', async () => {
    // A request still in flight would show the plan before the click.
    await vendor.waitForLoadState('networkidle');
    await loseResponse(vendor, 'POST', '/me/stripe/subscriptions');
    await vendor.getByRole('button', { name: 'Subscribe for $120 a quarter' }).dblclick();
    const alert = vendor.getByRole('dialog', { name: /could not be reached/ });
    await expect(alert).toContainText('You won’t be charged twice');
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(vendor.getByRole('heading', { name: 'Premium, quarterly' })).toBeVisible();
    await expect(vendor.getByRole('table', { name: 'Invoices' }).getByRole('row')).toHaveCount(2);
  });

  await test.step('badge and access update at once in every tab', async () => {
    await expect(badge(vendor, 'PREMIUM')).toBeVisible();
    await expect(badge(otherTab, 'PREMIUM')).toBeVisible();
    await otherTab
      .getByRole('link', { name: /^My listings/ })
      .last()
      .click();
    await otherTab.getByRole('link', { name: 'Create new' }).first().click();
    await expect(otherTab).toHaveURL(/\/services\/new$/);
    await otherTab.goto('/paywall/trial');
    await expect(otherTab).toHaveURL(/\/services\/new$/);
    await otherTab.close();
  });

  // Otherwise: backend/tests/moneyChanges.slow.test.ts and the stories PlanChangeRetried and PlanChangeNeedsAnotherCard.
  await sweepStep('a plan change shows its price before it is confirmed', async () => {
    await press(vendor, 'Change plan or card');
    const dialog = vendor.getByRole('dialog', { name: 'Change plan or card' });
    await choose(dialog.getByRole('radio', { name: 'Premium, annual' }));
    const pay = dialog.getByRole('button', { name: /^Pay \$\d+\.\d\d and switch$/ });
    const amount = /\$[\d.]+/.exec(await pay.innerText())?.[0] ?? '';
    await pay.click();
    await expect(vendor.getByRole('heading', { name: 'Premium, annual' })).toBeVisible();
    await expect(vendor.getByRole('table', { name: 'Invoices' })).toContainText(amount);
  });

  // Otherwise: backend/tests/moneyChanges.slow.test.ts and the stories CancelConfirmation and CancelledAndResumedWithOpenPayment.
  await sweepStep('cancelled at the end of the cycle, and resumed', async () => {
    await press(vendor, 'Cancel subscription');
    const question = vendor.getByRole('alertdialog');
    await expect(question).toContainText(
      'Cancel your premium account subscription at the end of the current cycle? You may reactivate your premium subscription at any time.',
    );
    await question.getByRole('button', { name: 'Cancel subscription' }).click();
    await expect(vendor.getByRole('heading', { name: 'Cancelled' })).toBeVisible();
    await press(vendor, 'Resume subscription');
    await expect(vendor.getByRole('heading', { name: 'Premium, annual' })).toBeVisible();
  });

  // Otherwise: the stories of Cards and the test of changed plans in backend/tests/moneyChanges.slow.test.ts.
  await sweepStep('the card of a plan can be deleted once another one pays', async () => {
    await vendor.goto('/account/payment_methods');
    await vendor.getByRole('link', { name: 'Add card' }).click();
    await typeCard(vendor, works);
    await expect(vendor.getByText('Visa ending 4242', { exact: true })).toBeVisible();
    await expect(vendor.getByRole('button', { name: 'Delete Visa ending 3155' })).toBeHidden();
    await press(vendor, 'Change card');
    const why = vendor.getByRole('dialog', { name: 'Premium needs this card' });
    await why.getByRole('link', { name: 'Change card' }).click();
    await press(vendor, 'Change plan or card');
    const dialog = vendor.getByRole('dialog', { name: 'Change plan or card' });
    await choose(dialog.getByRole('radio', { name: 'Visa ending 4242' }));
    await dialog.getByRole('button', { name: 'Change card' }).click();
    await expect(dialog).toBeHidden();
    await openInAccount(vendor, 'Payment methods');
    await press(vendor, 'Delete Visa ending 3155');
    await vendor.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(vendor.getByText('Visa ending 3155', { exact: true })).toHaveCount(0);
    await expect(vendor.getByText(/used for Premium/)).toBeVisible();
  });
});

// Otherwise: backend/tests/moneySubscription.test.ts and the story CardDeclined.
// Rows: 8.9
test(
  'a card declined at the first payment shows the reason, and the plan stays free',
  sweepOnly,
  async ({ product, signedIn }) => {
    for (const { number, message } of declinesWhen('charged')) {
      const payer = await newPayer(product.url, 'Pita', number);
      const vendor = await signedIn(payer.email);
      await vendor.goto('/account/subscription');
      await press(vendor, 'Subscribe for $384 a year');
      const alert = vendor.getByRole('dialog', { name: message });
      await expect(alert).toContainText('Nothing was charged.');
      await alert.getByRole('button', { name: 'OK' }).click();
      await expect(vendor.getByRole('button', { name: 'Subscribe for $384 a year' })).toBeEnabled();
      await expect(badge(vendor, 'FREE')).toBeVisible();
      expect(await payer.charges()).toEqual([]);
    }
  },
);

// Otherwise: e2e/money/clock.spec.ts, backend/tests/moneyCards.slow.test.ts and the stories of Trial and Cards.
// Rows: 1.5, 2.15, 2.16, 2.19, 7.6, 8.9, 9.4
test(
  'a trial starts once, and an unreachable card provider is reported as such',
  sweepOnly,
  async ({ product, signedIn }) => {
    const vendor = await signedIn(await newVendor(product.url, 'Wiremu'));
    await vendor.goto('/paywall/trial');
    await vendor.getByRole('link', { name: 'Start trial' }).click();
    await expect(vendor.getByText(/before you can start a free trial$/)).toBeVisible();

    await test.step('the chosen plan survives a reload, 3D Secure and adding a card', async () => {
      const trial = vendor.getByRole('main').getByRole('link', { name: 'Start free trial' });
      await vendor.goto('/account/subscription');
      await choose(vendor.getByRole('radio', { name: 'Quarterly' }));
      await trial.click();
      await expect(vendor).toHaveURL(/\/payment_methods\/trial\?quarterly=true$/);
      await vendor.goBack();
      await expect(vendor.getByRole('radio', { name: 'Quarterly' })).toBeChecked();
      await trial.click();
      await vendor.reload();
      await typeCard(vendor, asks);
      await confirmWithBank(vendor, 'authorize');
      await expect(vendor).toHaveURL(/\/account\/trial\?quarterly=true$/);
      await choose(vendor.getByRole('radio', { name: /^Annual/ }));
      await vendor.reload();
      await expect(vendor.getByRole('radio', { name: /^Annual/ })).toBeChecked();
      await choose(vendor.getByRole('radio', { name: 'Quarterly' }));
      await vendor.getByRole('link', { name: 'Change card' }).click();
      await expect(vendor.getByText('Visa ending 3155', { exact: true })).toBeVisible();
      await vendor.goBack();
      await expect(vendor.getByRole('radio', { name: 'Quarterly' })).toBeChecked();
    });

    /** Responds to subscription requests in place of the server. */
    const respondWith = async (reason: ErrorReason) => {
      const error = errorOf(reason);
      await vendor.unroute(subscriptions);
      await vendor.route(subscriptions, (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: error.status, json: { data: null, error } })
          : route.fallback(),
      );
    };

    await test.step('an unreachable provider is not reported as a declined card', async () => {
      const message = 'The card provider can’t be reached right now. Try again in a moment.';
      await respondWith('provider-unreachable');
      await press(vendor, 'Start trial');
      const alert = vendor.getByRole('dialog', { name: message });
      await expect(alert).not.toContainText('card was declined');
      await alert.getByRole('button', { name: 'OK' }).click();
      await expect(badge(vendor, 'FREE')).toBeVisible();
    });

    await test.step('a change made elsewhere reloads the page once', async () => {
      await respondWith('already-subscribed');
      const reloaded = vendor.waitForEvent('load');
      await press(vendor, 'Start trial');
      await reloaded;
      await respondWith('plan-missing');
      await press(vendor, 'Start trial');
      const alert = vendor.getByRole('dialog', { name: 'This plan isn’t available.' });
      await alert.getByRole('button', { name: 'Reload' }).click();
      await expect(vendor.getByRole('alert')).toContainText('An unknown error occurred');
      await vendor.unroute(subscriptions);
      await press(vendor, 'Retry');
    });

    await press(vendor, 'Start trial');
    await expect(vendor.getByText(/90 of 90 days left\. Then \$120 a quarter/)).toBeVisible();
    await expect(badge(vendor, 'TRIAL')).toBeVisible();
    await press(vendor, 'Cancel trial');
    await vendor.getByRole('alertdialog').getByRole('button', { name: 'Cancel trial' }).click();
    await expect(vendor.getByRole('heading', { name: 'Cancelled' })).toBeVisible();
    await vendor.goto('/account/trial');
    await expect(vendor).toHaveURL(/\/account\/subscription$/);
  },
);
