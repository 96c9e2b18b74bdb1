import { billingMessages } from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { focused, press, told } from '../../../../.storybook/byKey.ts';
import { losingCall, losingResponse } from '../../testing/lostResponses.ts';
import { cards, oneCard, onItsWay, payingWith, withCards } from '../../testing/moneyExamples.ts';
import { PortalStory } from '../../testing/PortalStory.tsx';

const meta = {
  title: 'Tests/Subscription',
  tags: ['!autodocs', 'test-only'],
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { as: 'pro@portal.test', path: '/account/subscription' },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const closed = (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBeNull());
const failedAt = Date.UTC(2026, 10, 20) / 1000;
const openPayment = { reason: null, failedAt };

async function change(userEvent: User) {
  await press(userEvent, 'Change plan or card');
  return within(await screen.findByRole('dialog', { name: 'Change plan or card' }));
}

/** A failed call preserves the chosen plan. */
// Rows: 2.43, 8.9
export const PlanChangeRetried: Story = {
  tags: ['slow'],
  args: { prepare: losingCall('PATCH', /subscriptions/) },
  play: async ({ userEvent }) => {
    const dialog = await change(userEvent);
    await userEvent.click(dialog.getByRole('radio', { name: 'Premium, quarterly' }));
    await press(userEvent, 'Switch to quarterly');
    await press(userEvent, 'OK');
    const again = await change(userEvent);
    await expect(again.getByRole('radio', { name: 'Premium, quarterly' })).toBeChecked();
    await press(userEvent, 'Switch to quarterly');
    await told('You’re now on the quarterly plan. $264.00 is kept as credit.');
    await expect(
      await screen.findByText(/^Renews on .* for \$120\. Your credit covers all of it\.$/),
    ).toBeVisible();
  },
};

/** The page shows the new subscription without a retry. */
// Rows: 8.9
export const SubscribeResponseLost: Story = {
  tags: ['slow'],
  args: {
    as: 'vendor@portal.test',
    prepare: (backend) => {
      withCards('vendor@portal.test', cards)(backend);
      losingResponse('POST', /subscriptions/)(backend);
    },
  },
  play: async ({ userEvent }) => {
    await press(userEvent, 'Subscribe for $384 a year');
    const alert = within(await screen.findByRole('dialog'));
    await expect(alert.getByText(/^Try again to check/)).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'OK' }));
    await screen.findByRole('heading', { level: 3, name: 'Premium, annual' });
    await focused('Subscription');
    await expect(await screen.findAllByText('PREMIUM')).toHaveLength(2);
    await expect(await screen.findByRole('table', { name: 'Invoices' })).toBeVisible();
    await expect(screen.getByText(/^Special offers are billed separately/)).toBeVisible();
  },
};

/** A card that needs authentication for each payment cannot pay for a change of plan. */
// Rows: 8.9
export const PlanChangeNeedsAnotherCard: Story = {
  tags: ['slow'],
  args: payingWith({ plan: 'quarterly' }, oneCard('pm_asks')),
  play: async ({ userEvent }) => {
    const dialog = await change(userEvent);
    await userEvent.click(dialog.getByRole('radio', { name: 'Premium, annual' }));
    await dialog.findByText(/\$264\.00 will be charged to Visa ending 4242/);
    await userEvent.click(dialog.getByRole('radio', { name: 'Visa ending 3184' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Pay $264.00 and switch' }));
    const alert = await screen.findByRole('dialog', { name: billingMessages.switchAsks });
    await expect(
      within(alert).getByText('Nothing was charged. Choose another card.'),
    ).toBeVisible();
    await expect(screen.getByText('Premium, quarterly')).toBeVisible();
  },
};

/** The open payment may end the plan earlier: shown before and after cancelling. */
// Rows: 2.43
export const CancelledAndResumedWithOpenPayment: Story = {
  tags: ['slow'],
  args: payingWith({ status: 'past_due', open: openPayment }),
  play: async ({ userEvent }) => {
    await press(userEvent, 'Cancel subscription');
    const question = within(await screen.findByRole('alertdialog'));
    await question.findByText(/^\$384\.00 stays open and may still be charged, /);
    await press(userEvent, 'Cancel subscription');
    await told('Your plan ends on November 10th 2027, or earlier if the open payment isn’t made.');
    await screen.findByText(/^\$384\.00 is still open and may be charged\./);
    await closed('alertdialog');
    await press(userEvent, 'Resume subscription');
    await told('Your subscription continues once the open payment is made.');
    await button('Cancel subscription');
    await press(userEvent, 'Pay $384.00');
    await told('Paid. Premium is on.');
    await focused('Subscription');
    await expect(await screen.findByText(/^Renews on/)).toBeVisible();
    await expect(screen.queryByText(/didn’t go through/)).toBeNull();
  },
};

/** A payment does not undo the cancellation. */
// Rows: 2.43
export const EndingPaidWithAnotherCard: Story = {
  tags: ['slow'],
  args: payingWith({ status: 'past_due', cancelled: true, open: openPayment }, cards.slice(1, 2)),
  play: async ({ userEvent }) => {
    await press(userEvent, 'Change card');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change card' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Mastercard ending 5100' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Pay $384.00' }));
    await expect(
      await screen.findByText(/^You keep Premium until .*\. Nothing more is charged\.$/),
    ).toBeVisible();
    await expect(screen.getByText('Mastercard ending 5100')).toBeVisible();
    await button('Resume subscription');
  },
};

/** The first payment succeeded before the cancellation: cancelling again ends the plan with its cycle. */
// Rows: 8.9
export const BankAgreedBeforeCancel: Story = {
  tags: ['slow'],
  args: payingWith({ status: 'incomplete', open: { ...openPayment, agreed: true } }),
  play: async ({ userEvent }) => {
    await press(userEvent, 'Choose another plan');
    await press(userEvent, 'Cancel this plan');
    const question = await screen.findByRole('alertdialog', { name: 'Cancel subscription?' });
    await within(question).findByText(
      /Your payment has just gone through, so your subscription continues\. Cancel again/,
    );
    await expect(within(question).getByRole('button', { name: 'Keep Premium' })).toBeEnabled();
    await expect(question.contains(document.activeElement)).toBe(true);
    await expect(await screen.findAllByText('PREMIUM')).toHaveLength(2);
    await press(userEvent, 'Cancel subscription');
    await expect(await screen.findByText('Cancelled')).toBeInTheDocument();
    await closed('alertdialog');
    await button('Resume subscription');
  },
};

type Change = Parameters<typeof payingWith>[0];

/** The subscription changes before the request arrives. */
const changedBefore = (method: string, before: Change, after: Change) =>
  ({
    prepare: (backend) => {
      payingWith(before).prepare(backend);
      const { fetch } = backend;
      backend.fetch = (input, init) => {
        if (init?.method === method) payingWith(after).prepare(backend);
        return fetch(input, init);
      };
    },
  }) satisfies Story['args'];

// Rows: 2.43, 8.9
export const CancelAfterPaymentSucceeded: Story = {
  tags: ['slow'],
  parameters: { shows: { text: 'Your subscription has changed', in: 'alertdialog' } },
  args: changedBefore(
    'DELETE',
    { status: 'incomplete', open: openPayment },
    { status: 'active', open: null },
  ),
  play: async ({ userEvent }) => {
    await press(userEvent, 'Choose another plan');
    await press(userEvent, 'Cancel this plan');
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Cancel subscription?' }),
    );
    await question.findByText(
      'Your subscription has changed, so it wasn’t cancelled. Review it and try again.',
    );
    await expect(question.getByRole('button', { name: 'Keep Premium' })).toBeEnabled();
    await expect(screen.getByText(/^Renews on/)).toBeInTheDocument();
    await expect(screen.queryByText('Cancelled')).toBeNull();
  },
};

// Rows: 2.43, 8.9
export const PlanChangeAfterCancellation: Story = {
  tags: ['slow'],
  args: changedBefore('PATCH', { plan: 'quarterly' }, { plan: 'quarterly', cancelled: true }),
  play: async ({ userEvent }) => {
    const dialog = await change(userEvent);
    await userEvent.click(dialog.getByRole('radio', { name: /annual/ }));
    await userEvent.click(await dialog.findByRole('button', { name: /(S|s)witch/ }));
    await screen.findByRole('dialog', {
      name: 'Your subscription has changed, so nothing was charged. Review it and try again.',
    });
    await expect(await screen.findByText('Cancelled')).toBeInTheDocument();
  },
};

/** Checking again shows the result; resuming removes the earlier message. */
// Rows: 2.43, 8.9
export const CancelResponseLost: Story = {
  tags: ['slow'],
  args: { prepare: losingResponse('DELETE', /subscriptions/) },
  play: async ({ userEvent }) => {
    await press(userEvent, 'Cancel subscription');
    const question = within(await screen.findByRole('alertdialog'));
    await press(userEvent, 'Cancel subscription');
    await question.findByText(/could not be reached/);
    await expect(await screen.findByText('Cancelled')).toBeInTheDocument();
    await press(userEvent, 'Cancel subscription');
    await told('Your plan ends on November 10th 2027.');
    await closed('alertdialog');
    await focused('Subscription');
    await press(userEvent, 'Resume subscription');
    await told('Your subscription was resumed.');
    await expect(screen.queryByText('Your plan ends on November 10th 2027.')).toBeNull();
  },
};

/** The bank's response when the payment is checked again. */
let response: Change;

const processing: Story['args'] = {
  prepare: (backend) => {
    response = onItsWay;
    const { fetch } = backend;
    backend.fetch = (input, init) => {
      payingWith(response).prepare(backend);
      return fetch(input, init);
    };
  },
};

/** The time of the last check stays until another action. */
// Rows: 8.9
export const ProcessingThenPaid: Story = {
  tags: ['slow'],
  args: processing,
  play: async ({ userEvent }) => {
    await press(userEvent, 'Check again');
    const still = await screen.findByText('Your payment is still processing');
    await expect(still.closest('[role=status]')).toHaveTextContent(
      /It isn’t confirmed yet, as of \d\d:\d\d\./,
    );
    await expect(await button('Check again')).toHaveFocus();
    await press(userEvent, 'Cancel subscription');
    await press(userEvent, 'Cancel subscription');
    await closed('alertdialog');
    await press(userEvent, 'Resume subscription');
    await told('Your subscription was resumed.');
    await expect(await screen.findByText('Your payment is processing')).toBeVisible();
    await expect(screen.queryByText(/as of/)).toBeNull();
    response = { status: 'active', open: null };
    await press(userEvent, 'Check again');
    await told('Paid. Premium is on.');
    await screen.findByText(/^Renews on/);
    await focused('Subscription');
  },
};

/** The focus does not move to the button that pays. */
// Rows: 8.9
export const ProcessingThenDeclined: Story = {
  tags: ['slow'],
  args: processing,
  play: async ({ userEvent }) => {
    await button('Check again');
    response = { status: 'past_due', open: { reason: 'Your card was declined.', failedAt } };
    await press(userEvent, 'Check again');
    await button('Pay $384.00');
    await focused('Subscription');
  },
};
