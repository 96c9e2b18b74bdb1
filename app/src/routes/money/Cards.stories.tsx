import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { typeCard } from '../../../../.storybook/typeCard.ts';
import { everywhere } from '../../../../.storybook/widths.ts';
import { losingAnswer } from '../../testing/lostAnswers.ts';
import { cards, payingWith, withCards } from '../../testing/moneyExamples.ts';
import { PortalStory } from '../../testing/PortalStory.tsx';

const meta = {
  title: 'Screens/Account/Payment methods',
  component: PortalStory,
  parameters: { layout: 'fullscreen', chromatic: everywhere },
  args: { as: 'vendor@portal.test', path: '/account/payment_methods' },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const list = () => screen.findByRole('list', { name: 'Payment methods' });

// Rows: 2.14, 2.42, 3.9
export const Default: Story = {
  args: { prepare: withCards('vendor@portal.test', cards) },
  play: async () => {
    const [first] = within(await list()).getAllByRole('listitem');
    await expect(first).toHaveTextContent('Visa ending 4242Default');
    await expect(screen.getByText('Expires soon, 12/2026')).toBeVisible();
    await expect(await screen.findByText('Test mode: no real money moves')).toBeVisible();
  },
};

// Rows: 2.42
export const DefaultChanged: Story = {
  args: { ...Default.args },
  play: async ({ userEvent }) => {
    const [makeDefault] = within(await list()).getAllByRole('button', { name: 'Make default' });
    if (!makeDefault) throw new Error('Every card is the default.');
    await userEvent.click(makeDefault);
    await screen.findByText('The default card was changed.');
  },
};

export const DeleteCardInUse: Story = {
  tags: ['no-picture'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { as: 'pro@portal.test' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change card' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Premium needs this card' }));
    await userEvent.click(dialog.getByRole('link', { name: 'Change card' }));
    await screen.findByRole('heading', { level: 1, name: /^My account ?: Subscription$/ });
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** Admins have nothing to pay; the account has the same pages for everybody. */
// Rows: 1.6, 6.4
export const Admin: Story = {
  args: { as: 'admin@portal.test' },
  play: async () => {
    await screen.findByRole('heading', { level: 2, name: 'Payment methods' });
    await expect(
      screen.getByText(/Super Admin accounts are ineligible for paid account/),
    ).toBeVisible();
    await expect(screen.queryByRole('link', { name: 'Add card' })).toBeNull();
  },
};

// Rows: 1.6, 6.4
export const AdminAddCard: Story = {
  tags: ['test-only'],
  args: { as: 'admin@portal.test', path: '/account/payment_methods/new' },
  play: async () => {
    await screen.findByRole('heading', { level: 2, name: 'Payment methods' });
    await expect(
      screen.getByText(/Super Admin accounts are ineligible for paid account/),
    ).toBeVisible();
    await expect(screen.queryByRole('textbox')).toBeNull();
  },
};

export const Empty: Story = {
  play: async () => {
    await expect(await screen.findByText('You have no cards yet')).toBeVisible();
  },
};

export const Loading: Story = { args: { faults: { slow: 600_000, only: '/me/stripe' } } };

export const LoadError: Story = {
  args: { faults: { broken: true, only: '/me/stripe' } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Offline: Story = {
  args: { faults: { offline: true, only: '/me/stripe' } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

// Rows: 2.42, 8.10
export const CardDeclined: Story = {
  args: { path: '/account/payment_methods/new' },
  play: async (context) => {
    await typeCard(context, '4000000000000002');
    await expect(await screen.findByText('Your card was declined.')).toBeVisible();
  },
};

export const CardAdded: Story = {
  args: { path: '/account/payment_methods/new' },
  play: async (context) => {
    await typeCard(context);
    await list();
    await waitFor(() => expect(screen.getByText('Your card was added.')).toBeVisible());
  },
};

// Rows: 2.42, X3
export const ResponseLost: Story = {
  args: {
    path: '/account/payment_methods/new',
    prepare: losingAnswer('POST', /payment-method/),
  },
  play: async (context) => {
    await typeCard(context);
    await expect(
      await screen.findByRole('group', { name: /^The server could not be reached/ }),
    ).toHaveFocus();
    await expect(screen.getByText(/^Your card may have been added/)).toBeVisible();
  },
};

/** Whoever does not try again finds the card on the list, once. */
// Rows: 2.42, X3
export const CardFoundAfterResponseLost: Story = {
  tags: ['test-only'],
  args: { ...ResponseLost.args, path: '/account/payment_methods' },
  play: async (context) => {
    await context.userEvent.click(await screen.findByRole('link', { name: /^Add/ }));
    await ResponseLost.play?.(context);
    await context.userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    await expect(within(await list()).getAllByRole('listitem')).toHaveLength(1);
  },
};

// Rows: 2.42, X3
export const CardAddedOnceAfterRetry: Story = {
  tags: ['test-only'],
  args: { ...ResponseLost.args },
  play: async (context) => {
    await ResponseLost.play?.(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Add card' }));
    await waitFor(() => expect(screen.getByText('Your card was added.')).toBeVisible());
    await expect(within(await list()).getAllByRole('listitem')).toHaveLength(1);
  },
};

// Rows: 2.15
export const BeforeTrial: Story = {
  args: { path: '/account/payment_methods/trial' },
  play: async () => {
    await expect(
      await screen.findByText(
        'You must add a payment method to your account before you can start a free trial',
      ),
    ).toBeVisible();
    await expect(await screen.findByRole('textbox', { name: /card number/ })).toBeVisible();
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'My account: Add a card',
    );
  },
};

/** The plan that was chosen outlasts the way to a card, and one press starts its trial. */
// Rows: 2.15, 2.16
export const CardAddedBeforeQuarterlyTrial: Story = {
  tags: ['test-only', 'no-picture'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { path: '/account/trial?quarterly=true' },
  play: async (context) => {
    await typeCard(context);
    await expect(await screen.findByRole('radio', { name: 'Quarterly' })).toBeChecked();
    await context.userEvent.click(screen.getByRole('button', { name: 'Start trial' }));
    await expect(
      await screen.findByText(/90 of 90 days left\. Then \$120 a quarter/),
    ).toBeVisible();
  },
};

// Rows: 2.15
export const BeforeSubscription: Story = {
  args: { path: '/account/payment_methods/subscription?quarterly=true' },
  play: async () => {
    await expect(
      await screen.findByText(
        'You must add a payment method to your account before you can start a subscription',
      ),
    ).toBeVisible();
  },
};

export const RedirectWithCard: Story = {
  tags: ['test-only'],
  args: {
    path: '/account/payment_methods/subscription?quarterly=true',
    prepare: withCards('vendor@portal.test', cards),
  },
  play: async () => {
    await expect(await screen.findByRole('radio', { name: 'Quarterly' })).toBeChecked();
  },
};

export const UsedForPremium: Story = {
  args: payingWith({}),
  play: async () => {
    await expect(await screen.findByText(/used for Premium/)).toBeVisible();
  },
};
