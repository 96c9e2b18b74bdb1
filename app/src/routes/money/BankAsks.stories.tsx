import { tillTexts } from '@portal/data/schemas';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { everywhere } from '../../../../.storybook/widths.ts';
import { oneCard, payingWith, withCards } from '../../testing/moneyExamples.ts';
import { PortalStory } from '../../testing/PortalStory.tsx';

const meta = {
  title: 'Tests/Subscription',
  tags: ['!autodocs', 'test-only'],
  component: PortalStory,
  parameters: { layout: 'fullscreen', chromatic: everywhere },
  args: { as: 'vendor@portal.test', path: '/account/subscription' },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** The bank asks the card holder, who agrees: one charge. */
export const BankAuthenticated: Story = {
  args: { prepare: withCards('vendor@portal.test', oneCard('pm_asks')) },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Subscribe for $384 a year'));
    await expect(await screen.findByText('Premium, annual')).toBeVisible();
    const invoices = await screen.findByRole('table', { name: 'Invoices' });
    await expect(within(invoices).getAllByRole('row')).toHaveLength(2);
    await expect(await screen.findAllByText('PREMIUM')).toHaveLength(2);
  },
};

// Rows: 8.9
export const BankAuthenticationFailed: Story = {
  args: { prepare: withCards('vendor@portal.test', oneCard('pm_asks_refused')) },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Subscribe for $384 a year'));
    const alert = await screen.findByRole('dialog', { name: tillTexts.notAuthenticated });
    await expect(alert).toHaveTextContent('Nothing was charged.');
    await expect(screen.getByText('FREE')).toBeVisible();
  },
};

/** The same card would not do at another try either. */
// Rows: 8.9
export const PlanChangeNeedsAnotherCard: Story = {
  args: payingWith({ plan: 'quarterly' }, oneCard('pm_asks')),
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Change plan or card'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change plan or card' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Premium, annual' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Visa ending 3184' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Pay $264.00 and switch' }));
    const alert = await screen.findByRole('dialog', { name: tillTexts.switchAsks });
    await expect(
      within(alert).getByText('Nothing was charged. Choose another card.'),
    ).toBeVisible();
    await expect(screen.getByText('Premium, quarterly')).toBeVisible();
  },
};

/** Nobody is bound to a plan that never began. */
export const IncompletePlanCancelled: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: payingWith({
    status: 'incomplete',
    open: { reason: null, failedAt: Date.UTC(2026, 10, 20) / 1000 },
  }),
  play: async ({ userEvent }) => {
    const invoices = await screen.findByRole('table', { name: 'Invoices' });
    await expect(invoices).toHaveTextContent(/^(?!.*Paid).*Open/);
    await userEvent.click(await button('Choose another plan'));
    const question = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(question.getByText(/Nothing is charged for it/)).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'Give up this plan' }));
    await button(/^Subscribe for/);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** Given up too late: its holder hears that it goes on, and that the same question now ends it with its cycle. */
// Rows: 8.9
export const BankAgreedBeforeCancel: Story = {
  args: payingWith({
    status: 'incomplete',
    open: { reason: null, failedAt: Date.UTC(2026, 10, 20) / 1000, agreed: true },
  }),
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Choose another plan'));
    const first = within(await screen.findByRole('alertdialog', { name: 'Choose another plan?' }));
    await userEvent.click(first.getByRole('button', { name: 'Give up this plan' }));
    const question = await screen.findByRole('alertdialog', { name: 'Cancel subscription?' });
    await expect(
      await within(question).findByText(
        /Your bank agreed to the payment a moment ago, so this subscription goes on\. Cancel it again/,
      ),
    ).toBeVisible();
    await expect(within(question).getByRole('button', { name: 'Keep Premium' })).toBeEnabled();
    await expect(question.contains(document.activeElement)).toBe(true);
    await expect(await screen.findAllByText('PREMIUM')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel subscription' }));
    await expect(await screen.findByText('Ends soon')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await button('Resume subscription');
  },
};
