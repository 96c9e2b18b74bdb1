import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { cards, oneCard, payingWith, withCards } from '../../testing/moneyExamples.ts';
import { PortalStory } from '../../testing/PortalStory.tsx';

const meta = {
  title: 'Screens/Account/Subscription',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { as: 'vendor@portal.test', path: '/account/subscription' },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const day = Date.parse('2026-11-20T00:00:00Z') / 1000;

// Rows: 1.5, 2.14, 2.43, 4.7
export const Subscribe: Story = {
  tags: ['slow'],
  args: { prepare: withCards('vendor@portal.test', cards) },
  play: async () => {
    await button('Subscribe for $384 a year');
    await expect(screen.getByText(/Visa ending 4242 will be charged today/)).toBeVisible();
  },
};

// Rows: 8.9
export const CardDeclined: Story = {
  tags: ['test-only', 'slow'],
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
  tags: ['slow'],
  args: {
    as: 'trial@portal.test',
    prepare: ({ db }) => {
      db.listings.length = 0;
    },
  },
  play: async () => {
    await expect(await screen.findByText(/74 of 90 days left/)).toBeVisible();
    // Most start it for this.
    const create = await screen.findByRole('link', { name: 'Create service' });
    await expect(create).toHaveAttribute('href', '/services/new');
  },
};

// Rows: 2.44, 4.7
export const Active: Story = {
  tags: ['slow'],
  args: { as: 'pro@portal.test' },
  play: async () => {
    await expect(await screen.findByText('Renews on November 10th 2027 for $384.')).toBeVisible();
  },
};

// Rows: 4.7
export const Cancelled: Story = {
  args: payingWith({ cancelled: true }),
  parameters: { shows: ['Cancelled', 'Resume subscription'] },
};

export const PastDue: Story = {
  args: payingWith({
    status: 'past_due',
    open: { reason: 'Your card was declined.', failedAt: day },
  }),
  parameters: { shows: ['Pay $384.00', 'didn’t go through'] },
};

// Rows: 8.9
export const LoadError: Story = {
  tags: ['test-only', 'slow'],
  args: { faults: { broken: true, only: '/me/stripe/subscriptions' } },
  play: async ({ userEvent }) => {
    const alert = await screen.findByRole('alertdialog', { name: 'An unknown error occurred' });
    await waitFor(() => expect(alert.contains(document.activeElement)).toBe(true));
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

/** Both links to the trial contain the chosen plan. */
// Rows: 1.5, 2.16, 2.17
export const AnalyticsPaywall: Story = {
  tags: ['slow'],
  parameters: { shows: 'Upgrade to view service analytics' },
  args: { path: '/account/subscription/analytics-paywall' },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('Upgrade to view service analytics')).toBeVisible();
    await userEvent.click(await screen.findByRole('radio', { name: 'Quarterly' }));
    const links = within(screen.getByRole('main')).getAllByRole('link', {
      name: 'Start free trial',
    });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/account/trial?quarterly=true',
      '/account/trial?quarterly=true',
    ]);
  },
};

/** Credit and invoices stay after the plan has ended. */
// Rows: 2.43
export const FreeWithCredit: Story = {
  tags: ['axe', 'slow'],
  args: {
    prepare: withCards('vendor@portal.test', cards, true, {
      credit: 26_400,
      invoices: [
        { id: 'in_2', date: day, amount: -26_400, fromCredit: 0, status: 'paid' },
        { id: 'in_1', date: day, amount: 38_400, fromCredit: 0, status: 'paid' },
      ],
    }),
  },
  play: async ({ userEvent }) => {
    await expect(
      await screen.findByText('You are on the Free plan. You have $264.00 in credit.'),
    ).toBeVisible();
    await expect(
      screen.getByText(
        /^\$120\.00 will be charged to Visa ending 4242 today\. Your credit covers \$264\.00\./,
      ),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Quarterly' }));
    await expect(
      screen.getByText(/^Nothing is charged today\. Your credit covers all of it\./),
    ).toBeVisible();
    const [date] = within(await screen.findByRole('table', { name: 'Invoices' })).getAllByRole(
      'cell',
      { name: 'November 20th 2026' },
    );
    if (!date) throw new Error('There is no date.');
    const line = document.createRange();
    line.selectNodeContents(date);
    const lines = new Set([...line.getClientRects()].map(({ bottom }) => bottom));
    await expect(lines.size).toBe(1);
  },
};

/** The amount owed is charged with the next payment; the chosen plan stays in the URL from page to page. */
// Rows: 1.5, 2.16, 2.43
export const AmountOwed: Story = {
  tags: ['test-only', 'slow'],
  args: {
    path: '/account/trial',
    prepare: withCards('vendor@portal.test', cards, false, { credit: -500 }),
  },
  play: async ({ userEvent }) => {
    const follow = (name: string) =>
      userEvent.click(within(screen.getByRole('main')).getByRole('link', { name }));
    const quarterly = () => screen.findByRole('radio', { name: 'Quarterly' });
    await screen.findByText(/Only what you already owe may be charged today\.$/);
    await expect(screen.getByText('$5.00')).toBeVisible();
    await userEvent.click(await quarterly());
    await follow('Not now');
    await screen.findByText('You are on the Free plan. You owe $5.00.');
    await button('Subscribe for $120 a quarter');
    await follow('Start free trial');
    await expect(await quarterly()).toBeChecked();
    await follow('Not now');
    await expect(
      await screen.findByText(
        /^\$125\.00 will be charged to Visa ending 4242 today, including \$5\.00 you already owe\./,
      ),
    ).toBeVisible();
    await userEvent.click(await button('Subscribe for $120 a quarter'));
    await expect(await screen.findByText(/^Renews on .* for \$120\.$/)).toBeVisible();
  },
};
