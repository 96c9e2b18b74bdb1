import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test';
import { asWideAs, variants } from '../variants.tsx';
import {
  Ineligible,
  SubscriptionPanel,
  type SubscriptionPanelProps,
} from './SubscriptionPanel.tsx';
import { endsUnpaid, incomplete, pastDue, resume, trialing, update } from './sampleViews.ts';

type Cancel = NonNullable<SubscriptionPanelProps['onCancel']>;

const meta = {
  title: 'Patterns/SubscriptionPanel',
  tags: ['stable'],
  component: SubscriptionPanel,
  subcomponents: { Ineligible },
  args: {
    view: update,
    onResume: fn(),
    onPay: fn(),
    onChangeCard: fn(),
    onCancel: fn<Cancel>(async () => undefined),
    onRetry: fn(),
    onLook: fn(),
  },
  decorators: [asWideAs(720)],
} satisfies Meta<typeof SubscriptionPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On trial, paid, and cancelled at the end of the cycle. */
export const Modes: Story = {
  tags: ['slow'],
  ...variants(SubscriptionPanel, [{ view: trialing }, { view: update }, { view: resume }], 292),
  parameters: {
    shows: ['Resume subscription', 'Cancel trial', 'Renews on November 20th 2027 for $384.'],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('TRIAL')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '16 of 90');
    for (const change of canvas.getAllByRole('button', { name: 'Change plan or card' }))
      await userEvent.click(change);
    await expect(args.onChangeCard).toHaveBeenCalledTimes(2);
    await expect(canvas.getByText('$384 on March 31st 2027, then yearly.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Resume subscription' }));
    await expect(args.onResume).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel trial' }));
    await screen.findByRole('alertdialog', { name: 'Cancel trial?' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

const ask = { name: 'Cancel subscription' };
const question =
  'Cancel your premium account subscription at the end of the current cycle? You may reactivate your premium subscription at any time.';

/** Reopened after a failed and a successful attempt. */
export const CancelConfirmation: Story = {
  parameters: { shows: { text: 'Cancel your premium account subscription', in: 'alertdialog' } },
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
  tags: ['slow'],
  args: { view: pastDue },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', ask));
    const told = await screen.findByText(
      '$384.00 stays open and may still be charged, and Premium lasts until the end of the cycle only if it is paid.',
    );
    await waitFor(() => expect(told).toBeVisible());
  },
};

// Rows: 2.43
/** The other buttons are disabled while it is being resumed. */
export const CancelledWithOpenPayment: Story = {
  tags: ['slow'],
  args: { view: endsUnpaid },
  ...variants(SubscriptionPanel, [{}, { busy: 'resume' }], 292),
  parameters: { shows: '$384.00 is due now, then $384 on March 31st 2027' },
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
      if (!button || !rests) throw new Error(`Expected two buttons ${name}.`);
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
  ...variants(
    SubscriptionPanel,
    [
      { view: pastDue },
      { view: { ...update, attention: { kind: 'unpaid', amount: 38_400 } } },
      { view: incomplete },
      { view: incomplete, busy: 'pay' },
      { view: { ...update, attention: { kind: 'paused' } } },
    ],
    292,
  ),
  parameters: {
    shows: [
      { text: 'The payment on November 20th 2026 didn’t go through', in: 'status' },
      { text: 'Premium is off', in: 'status' },
      { text: 'The first payment is not complete', in: 'status' },
      'Paying',
      'Continue Premium',
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Paying' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    // A plan without its first payment has no billing cycle.
    await expect(canvas.getAllByRole('button', ask)).toHaveLength(3);
  },
};

/** A pending payment, before and after checking it. */
export const PaymentProcessing: Story = {
  args: { view: { ...pastDue, attention: { kind: 'past_due', amount: 38_400, onItsWay: true } } },
  ...variants(SubscriptionPanel, [{}, { busy: 'look' }, { busy: 'look', looked: '09:41' }], 292),
  parameters: {
    shows: [
      { text: 'Your payment is processing', in: 'status' },
      'Checking',
      { text: 'as of 09:41', in: 'status' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const [first, , still] = canvas.getAllByRole('status');
    await expect(first).toHaveTextContent('You won’t be charged twice.');
    await expect(still).toHaveTextContent('It isn’t confirmed yet, as of 09:41.');
    await expect(canvas.queryByRole('button', { name: /^Pay|Change card/ })).toBeNull();
    for (const look of canvas.getAllByRole('button', { name: 'Checking' }))
      await expect(look).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.onLook).toHaveBeenCalledOnce();
  },
};

// Rows: 2.43
/** Credit for the next period, and debt. */
export const CreditAndDebt: Story = {
  ...variants(
    SubscriptionPanel,
    [
      { view: { ...update, term: 'quarterly', price: 12_000, nextAmount: 0, credit: 26_400 } },
      { view: { ...update, nextAmount: 38_900, debt: 500 } },
    ],
    292,
  ),
  parameters: { shows: ['Credit left', '$5.00 you already owe'] },
  play: async ({ canvas }) => {
    for (const text of [
      'Renews on November 20th 2027 for $120. Your credit covers all of it.',
      'Renews on November 20th 2027 for $384. $5.00 you already owe will also be charged.',
    ])
      await expect(canvas.getByText(text)).toBeVisible();
  },
};

export const AdminIneligible: Story = {
  parameters: {
    shows:
      'Super Admin accounts are ineligible for paid account subscriptions. All premium features are already available.',
  },
  render: () => <Ineligible />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Loading and failed. */
export const States: Story = {
  ...variants(
    SubscriptionPanel,
    [{ view: { mode: 'loading' } }, { view: { mode: 'failed' } }],
    292,
  ),
  tags: ['slow'],
  parameters: {
    shows: [
      { text: 'Loading your subscription', in: 'status' },
      { text: 'An unknown error occurred', in: 'alert' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
