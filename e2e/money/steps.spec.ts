import { confirmWithBank, typeCard } from '../support/cards.ts';
import { choose, newPayer, openInAccount, press } from '../support/money.ts';
import { sweepOnly } from '../support/sweep.ts';
import { expect, test } from '../support/test.ts';

const asks = '4000002500003155';

// Otherwise: backend/tests/moneyCredit.slow.test.ts, and the stories Cancelled, FreeWithCredit and BeforeSubscription.
// Rows: 2.42, 2.43, 2.44
test(
  'a cheaper plan leaves credit, and adding a missing card returns to the action that needed it',
  sweepOnly,
  async ({ product, signedIn }) => {
    const payer = await newPayer(product.url, 'Aria');
    const vendor = await signedIn(payer.email);
    const pageHeading = vendor.getByRole('heading', {
      level: 2,
      name: 'Subscription',
      exact: true,
    });
    await vendor.goto('/account/subscription');
    await vendor.getByRole('button', { name: 'Subscribe for $384 a year' }).press('Enter');
    await expect(vendor.getByRole('heading', { name: 'Premium, annual' })).toBeVisible();
    await expect(pageHeading).toBeFocused();

    await test.step('a cheaper plan charges nothing and shows the credit', async () => {
      await press(vendor, 'Change plan or card');
      const dialog = vendor.getByRole('dialog', { name: 'Change plan or card' });
      await choose(dialog.getByRole('radio', { name: 'Premium, quarterly' }));
      await expect(dialog).toContainText(
        'Nothing is charged today. $264.00 you’ve already paid is kept as credit',
      );
      await press(vendor, 'Switch to quarterly');
      await expect(vendor.getByText(/for \$120\. Your credit covers all of it\.$/)).toBeVisible();
      const invoices = vendor.getByRole('table', { name: 'Invoices' });
      await expect(invoices.getByRole('row').nth(1)).toContainText('Credit');
    });

    await test.step('cancelled, and the only card deleted', async () => {
      await vendor.getByRole('button', { name: 'Cancel subscription' }).press('Enter');
      const question = vendor.getByRole('alertdialog');
      await question.getByRole('button', { name: 'Cancel subscription' }).press('Enter');
      await expect(vendor.getByRole('heading', { name: 'Cancelled' })).toBeVisible();
      await expect(pageHeading).toBeFocused();
      await openInAccount(vendor, 'Payment methods');
      await vendor.getByRole('button', { name: 'Delete Visa ending 4242' }).press('Enter');
      await question.getByRole('button', { name: 'Delete' }).press('Enter');
      await expect(vendor.getByText('You have no cards yet').first()).toBeVisible();
      await expect(
        vendor.getByRole('heading', { level: 2, name: 'Payment methods' }),
      ).toBeFocused();
    });

    await test.step('resumed with a new card after a reload and 3D Secure', async () => {
      await openInAccount(vendor, 'Subscription');
      await press(vendor, 'Resume subscription');
      await expect(vendor.getByText(/Then you can resume your subscription\.$/)).toBeVisible();
      await vendor.reload();
      await typeCard(vendor, asks);
      await confirmWithBank(vendor, 'authorize');
      await expect(vendor).toHaveURL(/\/account\/subscription$/);
      await press(vendor, 'Resume subscription');
      await expect(vendor.getByRole('heading', { name: 'Premium, quarterly' })).toBeVisible();
      await expect(vendor.getByText('Visa ending 3155')).toBeVisible();
      await expect(vendor.getByText('Credit left')).toBeVisible();
    });
  },
);
