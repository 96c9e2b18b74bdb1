import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { everywhere } from '../../../../.storybook/widths.ts';
import { cards, payingAndOwing, withCards } from '../../testing/moneyExamples.ts';
import { PortalStory } from '../../testing/PortalStory.tsx';

const meta = {
  title: 'Screens/Account/Subscription',
  component: PortalStory,
  parameters: { layout: 'fullscreen', chromatic: everywhere },
  args: { as: 'vendor@portal.test', path: '/account/subscription' },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const paidOn = Date.parse('2026-11-20T00:00:00Z') / 1000;

/** Credit outlives the plan it came from, and so do the invoices. */
// Rows: 2.43
export const FreeWithCredit: Story = {
  args: {
    prepare: withCards('vendor@portal.test', cards, true, {
      credit: 26_400,
      invoices: [
        { id: 'in_2', date: paidOn, amount: -26_400, fromCredit: 0, status: 'paid' },
        { id: 'in_1', date: paidOn, amount: 38_400, fromCredit: 0, status: 'paid' },
      ],
    }),
  },
  play: async ({ userEvent }) => {
    await expect(
      await screen.findByText('You are on the Free plan. You have $264.00 of credit.'),
    ).toBeVisible();
    await expect(
      screen.getByText(
        /^\$120\.00 is charged to Visa ending 4242 today, \$264\.00 is paid from your credit\./,
      ),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Quarterly' }));
    await expect(
      screen.getByText(/^Nothing is charged today, your credit pays all of it\./),
    ).toBeVisible();
    await expect(await screen.findByRole('table', { name: 'Invoices' })).toBeVisible();
  },
};

const owes = withCards('vendor@portal.test', cards, false, { credit: -500 });

/** A debt is charged with the next payment, whatever that is for. */
// Rows: 2.43
export const FreeWithAmountOwed: Story = {
  args: { prepare: owes },
  play: async ({ userEvent }) => {
    await expect(
      await screen.findByText('You are on the Free plan. You owe $5.00 from before.'),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Quarterly' }));
    await expect(
      screen.getByText(
        /^\$125\.00 is charged to Visa ending 4242 today, \$5\.00 of it is owed from before\./,
      ),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe for $120 a quarter' }));
    await expect(await screen.findByText(/^Renews on .* for \$120\.$/)).toBeVisible();
  },
};

// Rows: 2.43
export const TrialWithAmountOwed: Story = {
  args: { path: '/account/trial', prepare: owes },
  play: async () => {
    await expect(
      await screen.findByText(/Only what you owe from before may be charged today\.$/),
    ).toBeVisible();
    await expect(screen.getByText('$5.00')).toBeVisible();
  },
};

// Rows: 2.43
export const ChangePlanWithAmountOwed: Story = {
  args: payingAndOwing(500),
  play: async ({ userEvent }) => {
    await expect(
      await screen.findByText(/\$5\.00 that you owe from before is charged as well\.$/),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Change plan or card' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change plan or card' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Premium, quarterly' }));
    await expect(
      await dialog.findByText(
        /^Nothing is charged today\. \$5\.00 that you owe from before is settled with the rest of your former plan\. \$259\.00 that you have paid already/,
      ),
    ).toBeVisible();
  },
};
