import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SubscriptionPanel } from './index.ts';
import { endsUnpaid } from './sampleViews.ts';

const meta = {
  title: 'Patterns/SubscriptionPanel',
  tags: ['stable'],
  component: SubscriptionPanel,
  args: { view: endsUnpaid, onResume: fn(), onPay: fn(), onChangeCard: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 720 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SubscriptionPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

// Rows: 2.43
export const CancelledWithOpenPayment: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Your card was declined. Premium stays on until December 4th 2026.',
    );
    await expect(
      canvas.getByText('$384.00 stays due now, and $384 on March 31st 2027, then yearly.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $384.00' }));
    await expect(args.onPay).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Change card' }));
    await expect(args.onChangeCard).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Resume subscription' }));
    await expect(args.onResume).toHaveBeenCalledOnce();
  },
};

export const ResumingWithOpenPayment: Story = {
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { busy: 'resume' },
  play: async ({ args, canvas, userEvent }) => {
    for (const name of ['Pay $384.00', 'Change card']) {
      const button = canvas.getByRole('button', { name });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button);
    }
    await expect(args.onPay).not.toHaveBeenCalled();
    await expect(args.onChangeCard).not.toHaveBeenCalled();
  },
};
