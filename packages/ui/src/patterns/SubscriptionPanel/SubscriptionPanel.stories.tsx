import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Ineligible, SubscriptionPanel, type SubscriptionPanelProps } from './index.ts';
import { incomplete, pastDue, resume, trialing, update } from './sampleViews.ts';

type Cancel = NonNullable<SubscriptionPanelProps['onCancel']>;

const meta = {
  title: 'Patterns/SubscriptionPanel',
  tags: ['stable'],
  component: SubscriptionPanel,
  parameters: { docs: { parts: { Ineligible } } },
  args: {
    view: update,
    onResume: fn(),
    onPay: fn(),
    onChangeCard: fn(),
    onCancel: fn<Cancel>(async () => undefined),
    onRetry: fn(),
    onLook: fn(),
  },
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

export const Trialing: Story = {
  args: { view: trialing },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('TRIAL')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '16 of 90');
    await expect(canvas.getByRole('button', { name: 'Change plan or card' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel trial' }));
    await waitFor(() =>
      expect(screen.getByRole('alertdialog', { name: 'Cancel trial?' })).toBeVisible(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const Active: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Renews on November 20th 2027 for $384.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change plan or card' }));
    await expect(args.onChangeCard).toHaveBeenCalledOnce();
  },
};

const question =
  'Cancel your premium account subscription at the end of the current cycle? You may reactivate your premium subscription at any time.';

export const CancelConfirmation: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel at the end of the cycle' }));
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(within(dialog).getByText(question)).toBeVisible());
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Keep Premium' })).toHaveFocus(),
    );
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

// Rows: 8.14
export const CancelConfirmationWithOpenPayment: Story = {
  args: { view: pastDue },
  play: async (context) => {
    await CancelConfirmation.play?.(context);
    await expect(
      screen.getByText(
        '$384.00 stays open and may still be charged, and Premium lasts until the end of the cycle only if it is paid.',
      ),
    ).toBeVisible();
  },
};

export const CancelConfirmed: Story = {
  tags: ['test-only'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel at the end of the cycle' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel subscription' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const CancelFailed: Story = {
  args: {
    onCancel: fn<Cancel>(async () => 'The card provider did not answer. Nothing was changed.'),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel at the end of the cycle' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel subscription' }));
    await waitFor(() => expect(within(dialog).getByText(/did not answer/)).toBeVisible());
  },
};

export const Cancelled: Story = {
  args: { view: resume },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('$384 on March 31st 2027, then yearly.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Resume subscription' }));
    await expect(args.onResume).toHaveBeenCalledOnce();
  },
};

export const PastDue: Story = {
  args: { view: pastDue },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'The payment on November 20th 2026 did not go through',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $384.00' }));
    await expect(args.onPay).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Change card' }));
    await expect(args.onChangeCard).toHaveBeenCalledOnce();
  },
};

export const Unpaid: Story = {
  args: { view: { ...update, attention: { kind: 'unpaid', amount: 38_400 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Premium is off');
  },
};

export const Incomplete: Story = {
  args: { view: incomplete },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The first payment is not complete');
    await expect(canvas.getByRole('button', { name: 'Pay $384.00' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: /^Cancel/ })).toBeNull();
  },
};

export const Paying: Story = {
  args: { view: incomplete, busy: 'pay' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Paying' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const PaymentProcessing: Story = {
  args: { view: { ...pastDue, attention: { kind: 'past_due', amount: 38_400, onItsWay: true } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing is charged twice.');
    await expect(canvas.queryByRole('button', { name: /^Pay|Change card/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Look again' }));
    await expect(args.onLook).toHaveBeenCalledOnce();
  },
};

export const CheckingPayment: Story = {
  args: { ...PaymentProcessing.args, busy: 'look' },
  play: async ({ canvas }) => {
    const look = canvas.getByRole('button', { name: 'Looking' });
    await expect(look).toHaveAttribute('aria-busy', 'true');
  },
};

export const PaymentStillProcessing: Story = {
  args: { ...PaymentProcessing.args, looked: '09:41' },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Your payment is still on its way');
    await expect(status).toHaveTextContent('It is not booked yet, as of 09:41.');
  },
};

export const Credit: Story = {
  args: { view: { ...update, term: 'quarterly', price: 12_000, nextAmount: 0, credit: 26_400 } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Renews on November 20th 2027 for $120. Your credit pays all of it.'),
    ).toBeVisible();
    await expect(canvas.getByText('$264.00')).toBeVisible();
  },
};

// Rows: 2.43
export const AmountOwed: Story = {
  args: { view: { ...update, nextAmount: 38_900, debt: 500 } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Renews on November 20th 2027 for $384. $5.00 that you owe from before is charged as well.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText('$389.00')).toBeVisible();
  },
};

export const Paused: Story = {
  args: { view: { ...update, attention: { kind: 'paused' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Continue Premium' })).toBeVisible();
  },
};

export const AdminIneligible: Story = {
  render: () => <Ineligible />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'Super Admin accounts are ineligible for paid account subscriptions. All premium features are already available.',
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Loading: Story = {
  args: { view: { mode: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your subscription');
  },
};

export const LoadError: Story = {
  args: { view: { mode: 'failed' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('An unknown error occurred');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** One mode beside another, as narrow as they get. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 24 }}>
      {[trialing, resume, pastDue].map((view) => (
        <div key={view.mode} style={{ inlineSize: 292 }}>
          <SubscriptionPanel {...args} view={view} />
        </div>
      ))}
    </div>
  ),
};
