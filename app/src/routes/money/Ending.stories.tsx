import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { everywhere } from '../../../../.storybook/widths.ts';
import { cards, payingWith } from '../../testing/moneyExamples.ts';
import { PortalStory } from '../../testing/PortalStory.tsx';

const meta = {
  title: 'Tests/Subscription',
  tags: ['!autodocs', 'test-only'],
  component: PortalStory,
  parameters: { layout: 'fullscreen', chromatic: everywhere },
  args: { as: 'pro@portal.test', path: '/account/subscription' },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.findByRole('button', { name });
const unseen = { parameters: { chromatic: { disableSnapshot: true } } };

/** Cancelled while a renewal was open. */
const late = {
  status: 'past_due',
  cancelled: true,
  open: { reason: 'Your card was declined.', failedAt: Date.UTC(2026, 10, 20) / 1000 },
} as const;

/** What is paid does not take the cancelling back. */
// Rows: 2.43
export const EndingPaidWithAnotherCard: Story = {
  ...unseen,
  args: payingWith(late, cards.slice(1, 2)),
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Change card'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change card' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Mastercard ending 5100' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Pay $384.00' }));
    await expect(
      await screen.findByText('You keep Premium until the date below. Nothing more is charged.'),
    ).toBeVisible();
    await expect(screen.getByText('Mastercard ending 5100')).toBeVisible();
    await button('Resume subscription');
  },
};

/** What is owed stays so. */
// Rows: 2.43
export const EndingResumed: Story = {
  ...unseen,
  args: payingWith(late),
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Resume subscription'));
    await expect(
      await screen.findByText('Your subscription goes on once the open payment is made.'),
    ).toBeVisible();
    await button('Cancel at the end of the cycle');
    await button('Pay $384.00');
  },
};
