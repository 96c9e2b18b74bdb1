import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { typeCard } from '../../../../.storybook/typeCard.ts';
import { cards, withCards } from '../../testing/moneyExamples.ts';
import { PortalStory } from '../../testing/PortalStory.tsx';

const meta = {
  title: 'Screens/Account/Payment methods',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { as: 'vendor@portal.test', path: '/account/payment_methods' },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const list = () => screen.findByRole('list', { name: 'Payment methods' });

// Rows: 2.14, 2.42, 3.9
export const Default: Story = {
  tags: ['axe', 'slow'],
  args: { prepare: withCards('vendor@portal.test', cards) },
  play: async () => {
    const [first] = within(await list()).getAllByRole('listitem');
    await expect(first).toHaveTextContent('Visa ending 4242Default');
    await expect(screen.getByText('Expires soon, 12/2026')).toBeVisible();
    await expect(await screen.findByText('Test mode: no real charges')).toBeVisible();
  },
};

/** A card that a subscription needs is changed there. */
export const DeleteCardInUse: Story = {
  tags: ['no-picture', 'slow'],
  args: { as: 'pro@portal.test' },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(/used for Premium/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Change card' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Premium needs this card' }));
    await userEvent.click(dialog.getByRole('link', { name: 'Change card' }));
    await screen.findByRole('heading', { level: 1, name: /^My account ?: Subscription$/ });
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** Admins pay nothing: the page to add a card shows the list of cards. */
// Rows: 1.6, 6.4
export const Admin: Story = {
  tags: ['slow'],
  parameters: { shows: 'Super Admin accounts are ineligible for paid account' },
  args: { as: 'admin@portal.test', path: '/account/payment_methods/new' },
  play: async () => {
    await screen.findByRole('heading', { level: 2, name: 'Payment methods' });
    await expect(
      screen.getByText(/Super Admin accounts are ineligible for paid account/),
    ).toBeVisible();
    await expect(screen.queryByRole('link', { name: 'Add card' })).toBeNull();
    await expect(screen.queryByRole('textbox')).toBeNull();
  },
};

// Rows: 2.15
export const BeforeTrial: Story = {
  tags: ['no-picture'],
  parameters: {
    shows: 'You must add a payment method to your account before you can start a free trial',
  },
  args: { path: '/account/payment_methods/trial' },
};

/** Adding a card preserves the chosen plan; one press starts its trial. */
// Rows: 2.15, 2.16
export const CardAddedBeforeQuarterlyTrial: Story = {
  tags: ['test-only', 'slow'],
  args: { path: '/account/trial?quarterly=true' },
  play: async (context) => {
    await screen.findByText(
      'You must add a payment method to your account before you can start a free trial',
    );
    await typeCard(context);
    await expect(await screen.findByRole('radio', { name: 'Quarterly' })).toBeChecked();
    await context.userEvent.click(screen.getByRole('button', { name: 'Start trial' }));
    await expect(
      await screen.findByText(/90 of 90 days left\. Then \$120 a quarter, unless you cancel\./),
    ).toBeVisible();
    await expect(await screen.findAllByText('TRIAL')).toHaveLength(2);
  },
};

// Rows: 2.15
export const BeforeSubscription: Story = {
  parameters: {
    shows: 'You must add a payment method to your account before you can start a subscription',
  },
  args: { path: '/account/payment_methods/subscription?quarterly=true' },
};
