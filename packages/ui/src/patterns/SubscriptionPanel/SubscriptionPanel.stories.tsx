import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test';
import { Ineligible, SubscriptionPanel, type SubscriptionPanelProps } from './index.ts';
import { endsUnpaid, incomplete, pastDue, resume, trialing, update } from './sampleViews.ts';

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

const panels = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(292px, 1fr))',
  alignItems: 'start',
  gap: 24,
};

/** Panels beside each other, each as narrow as it gets. */
const SideBySide = ({ children }: { children: ReactNode }) => <div style={panels}>{children}</div>;

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

const ask = { name: 'Cancel at the end of the cycle' };
const question =
  'Cancel your premium account subscription at the end of the current cycle? You may reactivate your premium subscription at any time.';

/** Opened again after one answer that failed and one that was heard. */
export const CancelConfirmation: Story = {
  tags: ['axe'],
  play: async ({ args, canvas, userEvent }) => {
    const failure = 'The card provider did not answer. Nothing was changed.';
    mocked(args.onCancel)?.mockResolvedValueOnce(failure);
    await userEvent.click(canvas.getByRole('button', ask));
    const dialog = within(await screen.findByRole('alertdialog'));
    const confirm = dialog.getByRole('button', { name: 'Cancel subscription' });
    await userEvent.click(confirm);
    await waitFor(() => expect(dialog.getByText(failure)).toBeVisible());
    await userEvent.click(confirm);
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', ask));
    const again = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(again.getByText(question)).toBeVisible());
    await expect(again.queryByText(failure)).toBeNull();
    await waitFor(() => expect(again.getByRole('button', { name: 'Keep Premium' })).toHaveFocus());
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
  },
};

// Rows: 8.14
export const CancelConfirmationWithOpenPayment: Story = {
  args: { view: pastDue },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', ask));
    const told = await screen.findByText(
      '$384.00 stays open and may still be charged, and Premium lasts until the end of the cycle only if it is paid.',
    );
    await waitFor(() => expect(told).toBeVisible());
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

// Rows: 2.43
/** While it is resumed, the other buttons rest. */
export const CancelledWithOpenPayment: Story = {
  args: { view: endsUnpaid },
  render: (args) => (
    <SideBySide>
      <SubscriptionPanel {...args} />
      <SubscriptionPanel {...args} busy="resume" />
    </SideBySide>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const [status] = canvas.getAllByRole('status');
    await expect(status).toHaveTextContent(
      'Your card was declined. Premium stays on until December 4th 2026.',
    );
    for (const [name, onPress] of [
      ['Pay $384.00', args.onPay],
      ['Change card', args.onChangeCard],
    ] as const) {
      const [button, rests] = canvas.getAllByRole('button', { name });
      if (!button || !rests) throw new Error(`There are not two buttons ${name}.`);
      await expect(rests).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(rests);
      await userEvent.click(button);
      await expect(onPress).toHaveBeenCalledOnce();
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Resume subscription' }));
    await expect(args.onResume).toHaveBeenCalledOnce();
  },
};

/** Past due, unpaid, incomplete, and paused. */
export const PaymentProblems: Story = {
  render: (args) => (
    <SideBySide>
      <SubscriptionPanel {...args} view={pastDue} />
      <SubscriptionPanel
        {...args}
        view={{ ...update, attention: { kind: 'unpaid', amount: 38_400 } }}
      />
      <SubscriptionPanel {...args} view={incomplete} />
      <SubscriptionPanel {...args} view={incomplete} busy="pay" />
      <SubscriptionPanel {...args} view={{ ...update, attention: { kind: 'paused' } }} />
    </SideBySide>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Paying' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    // A plan whose first payment is not complete has no end of a cycle.
    await expect(canvas.getAllByRole('button', ask)).toHaveLength(3);
  },
};

/** A payment on its way, looked at, and still on its way. */
export const PaymentProcessing: Story = {
  args: { view: { ...pastDue, attention: { kind: 'past_due', amount: 38_400, onItsWay: true } } },
  render: (args) => (
    <SideBySide>
      <SubscriptionPanel {...args} />
      <SubscriptionPanel {...args} busy="look" />
      <SubscriptionPanel {...args} busy="look" looked="09:41" />
    </SideBySide>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const [first, , still] = canvas.getAllByRole('status');
    await expect(first).toHaveTextContent('Nothing is charged twice.');
    await expect(still).toHaveTextContent('It is not booked yet, as of 09:41.');
    await expect(canvas.queryByRole('button', { name: /^Pay|Change card/ })).toBeNull();
    for (const look of canvas.getAllByRole('button', { name: 'Looking' }))
      await expect(look).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Look again' }));
    await expect(args.onLook).toHaveBeenCalledOnce();
  },
};

// Rows: 2.43
/** Credit that pays the next period, and what is owed from before. */
export const CreditAndDebt: Story = {
  render: (args) => (
    <SideBySide>
      <SubscriptionPanel
        {...args}
        view={{ ...update, term: 'quarterly', price: 12_000, nextAmount: 0, credit: 26_400 }}
      />
      <SubscriptionPanel {...args} view={{ ...update, nextAmount: 38_900, debt: 500 }} />
    </SideBySide>
  ),
  play: async ({ canvas }) => {
    for (const text of [
      'Renews on November 20th 2027 for $120. Your credit pays all of it.',
      '$264.00',
      'Renews on November 20th 2027 for $384. $5.00 that you owe from before is charged as well.',
      '$389.00',
    ])
      await expect(canvas.getByText(text)).toBeVisible();
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

/** Loading and failed. */
export const States: Story = {
  render: (args) => (
    <SideBySide>
      <SubscriptionPanel {...args} view={{ mode: 'loading' }} />
      <SubscriptionPanel {...args} view={{ mode: 'failed' }} />
    </SideBySide>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
