import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { everywhere } from '../../../../.storybook/widths.ts';
import { cards, oneCard, payingWith, withCards } from '../../testing/moneyExamples.ts';
import { PortalStory } from '../../testing/PortalStory.tsx';

const meta = {
  title: 'Screens/Account/Subscription',
  component: PortalStory,
  parameters: { layout: 'fullscreen', chromatic: everywhere },
  args: { as: 'vendor@portal.test', path: '/account/subscription' },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const failedOn = Date.parse('2026-11-20T00:00:00Z') / 1000;

// Rows: 1.5, 2.14, 2.43, 4.7
export const Subscribe: Story = {
  args: { prepare: withCards('vendor@portal.test', cards) },
  play: async () => {
    await button('Subscribe for $384 a year');
    await expect(screen.getByText(/Visa ending 4242 is charged today/)).toBeVisible();
  },
};

// Rows: 2.16
export const SubscribeQuarterly: Story = {
  args: {
    path: '/account/subscription?quarterly=true',
    prepare: withCards('vendor@portal.test', cards),
  },
  play: async () => {
    await button('Subscribe for $120 a quarter');
  },
};

export const SubscribeWithoutCard: Story = {
  tags: ['test-only'],
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Subscribe for $384 a year'));
    await expect(
      await screen.findByText(/You must add a payment method .* a subscription/),
    ).toBeVisible();
  },
};

// Rows: 8.9
export const CardDeclined: Story = {
  args: {
    prepare: withCards('vendor@portal.test', oneCard('pm_charge_declined')),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Subscribe for $384 a year'));
    const alert = await screen.findByRole('dialog', { name: 'Your card was declined.' });
    await expect(alert).toHaveTextContent('Nothing was charged.');
    await waitFor(() => expect(alert.contains(document.activeElement)).toBe(true));
  },
};

// Rows: 4.7
export const Trialing: Story = {
  args: { as: 'trial@portal.test' },
  play: async () => {
    await expect(await screen.findByText(/74 of 90 days left/)).toBeVisible();
  },
};

// Rows: 2.44, 4.7
export const Active: Story = {
  args: { as: 'pro@portal.test' },
  play: async () => {
    await expect(await screen.findByText('Renews on November 10th 2027 for $384.')).toBeVisible();
  },
};

export const PlanChanged: Story = {
  tags: ['test-only'],
  args: payingWith({ plan: 'quarterly' }),
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Change plan or card'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change plan or card' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Premium, annual' }));
    await waitFor(() =>
      expect(dialog.getByText(/\$264\.00 is charged to Visa ending 4242/)).toBeVisible(),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Pay $264.00 and switch' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await screen.findByText('Premium, annual')).toBeVisible();
    await waitFor(async () => expect(await button('Change plan or card')).toHaveFocus());
  },
};

export const Cancelled: Story = {
  args: payingWith({ cancelled: true }),
  play: async () => {
    await expect(await screen.findByText('Ends soon')).toBeVisible();
  },
};

const pastDue = {
  status: 'past_due',
  open: { reason: 'Your card was declined.', failedAt: failedOn },
} as const;

export const PastDue: Story = {
  args: payingWith(pastDue),
  play: async () => {
    await expect(await button('Pay $384.00')).toBeEnabled();
    await expect(screen.getByText(/did not go through/)).toBeVisible();
  },
};

export const PastDuePaid: Story = {
  tags: ['test-only'],
  args: { ...PastDue.args },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Pay $384.00'));
    await expect(await screen.findByText(/^Renews on/)).toBeVisible();
    await expect(screen.queryByText(/did not go through/)).toBeNull();
  },
};

export const PastDueChangeCard: Story = {
  args: payingWith(pastDue, cards.slice(1, 2)),
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Change card'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change card' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Mastercard ending 5100' }));
    await expect(dialog.getByRole('button', { name: 'Pay $384.00' })).toBeEnabled();
  },
};

// Rows: 1.6, 6.4
export const AdminIneligible: Story = {
  args: { as: 'admin@portal.test' },
  play: async () => {
    await expect(
      await screen.findByText(/Super Admin accounts are ineligible for paid account/),
    ).toBeVisible();
  },
};

// Rows: 2.17
export const AnalyticsPaywall: Story = {
  args: { path: '/account/subscription/analytics-paywall' },
  play: async () => {
    await expect(await screen.findByText('Upgrade to view service analytics')).toBeVisible();
  },
};

// Rows: 8.9
export const LoadError: Story = {
  args: { faults: { broken: true, only: '/me/stripe/subscriptions' } },
  play: async () => {
    const alert = await screen.findByRole('alertdialog', { name: 'An unknown error occurred' });
    await waitFor(() => expect(alert.contains(document.activeElement)).toBe(true));
  },
};

// Rows: 8.9
export const LoadErrorRetryAndLeave: Story = {
  tags: ['test-only'],
  args: { ...LoadError.args },
  play: async ({ userEvent }) => {
    const press = async (name: string) =>
      userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
    await press('Retry');
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    await press('Go to my listings');
    await expect(
      await screen.findByRole('heading', { level: 1, name: 'My listings' }),
    ).toBeVisible();
  },
};
