import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { focused, press, told } from '../../../../.storybook/byKey.ts';
import { typeCard } from '../../../../.storybook/typeCard.ts';
import { everywhere } from '../../../../.storybook/widths.ts';
import { losingCall } from '../../testing/lostAnswers.ts';
import { cards, payingWith, withCards, withoutCard } from '../../testing/moneyExamples.ts';
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

const unseen = { parameters: { chromatic: { disableSnapshot: true } } };

const chooseQuarterly: Story['play'] = async ({ userEvent }) => {
  await press(userEvent, 'Change plan or card');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change plan or card' }));
  await userEvent.click(dialog.getByRole('radio', { name: 'Premium, quarterly' }));
  await expect(
    await dialog.findByText(
      /^Nothing is charged today\. \$264\.00 that you have paid already is kept as credit, and pays for your next payments\./,
    ),
  ).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Switch to quarterly' })).toBeEnabled();
};

// Rows: 2.43
export const CreditFromPlanChange: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await chooseQuarterly(context);
    await press(userEvent, 'Switch to quarterly');
    await told('You pay quarterly now. $264.00 is kept as credit.');
    await expect(
      await screen.findByText(/^Renews on .* for \$120\. Your credit pays all of it\.$/),
    ).toBeVisible();
    await expect(screen.getByText('Credit left')).toBeVisible();
    const table = within(await screen.findByRole('table', { name: 'Invoices' }));
    const [, latest] = table.getAllByRole('row');
    await expect(latest).toHaveTextContent(/Credit.*264\.00/);
    await expect(latest).not.toHaveTextContent('Paid');
    await press(userEvent, 'Change plan or card');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change plan or card' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Premium, annual' }));
    await expect(
      await dialog.findByText(
        /^Nothing is charged today\. \$264\.00 is paid from your credit\. The next payment/,
      ),
    ).toBeVisible();
    await press(userEvent, 'Switch to annual');
    await told('You pay annual now. $264.00 is paid from your credit.');
  },
};

/** What was chosen waits behind the message. */
// Rows: 2.43, 8.9
export const PlanChangeRetried: Story = {
  ...unseen,
  args: { prepare: losingCall('PATCH', /subscriptions/) },
  play: async (context) => {
    const { userEvent } = context;
    await chooseQuarterly(context);
    await press(userEvent, 'Switch to quarterly');
    await press(userEvent, 'OK');
    await press(userEvent, 'Change plan or card');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change plan or card' }));
    await expect(dialog.getByRole('radio', { name: 'Premium, quarterly' })).toBeChecked();
    await press(userEvent, 'Switch to quarterly');
    await told('You pay quarterly now. $264.00 is kept as credit.');
  },
};

/** Whoever does not try again sees all the same what became of it. */
// Rows: 8.9
export const SubscribeResponseLost: Story = {
  ...unseen,
  args: {
    as: 'vendor@portal.test',
    prepare: (backend) => {
      withCards('vendor@portal.test', cards)(backend);
      const { fetch } = backend;
      backend.fetch = async (input, init) => {
        const answer = await fetch(input, init);
        if (init?.method === 'POST' && String(input).includes('/subscriptions'))
          throw new TypeError('Failed to fetch');
        return answer;
      };
    },
  },
  play: async ({ userEvent }) => {
    await press(userEvent, 'Subscribe for $384 a year');
    const alert = within(await screen.findByRole('dialog'));
    await expect(alert.getByText(/^Try again to find out/)).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'OK' }));
    await screen.findByRole('heading', { level: 2, name: 'Premium, annual' });
    await focused('Subscription');
  },
};

// Rows: 2.43
export const ResumedWithNewCard: Story = {
  ...unseen,
  args: withoutCard({ cancelled: true }),
  play: async (context) => {
    const { userEvent } = context;
    await press(userEvent, 'Resume subscription');
    await expect(await screen.findByText(/Then you can resume your subscription\.$/)).toBeVisible();
    await screen.findByRole('textbox', { name: /card number/ });
    await typeCard(context);
    await told('Your card was added. Now you can resume your subscription.');
    await press(userEvent, 'Resume subscription');
    await told('Your subscription goes on.');
    const next = await screen.findByRole('button', { name: 'Change plan or card' });
    await expect(next).toHaveFocus();
  },
};

// Rows: 2.43
export const PaidWithNewCard: Story = {
  ...unseen,
  args: withoutCard({
    status: 'past_due',
    open: { reason: null, failedAt: Date.UTC(2026, 10, 20) / 1000 },
  }),
  play: async ({ userEvent }) => {
    await press(userEvent, 'Pay $384.00');
    await typeCard({ userEvent });
    await told('Your card was added. Now you can pay what is open.');
    await press(userEvent, 'Pay $384.00');
    await told('Paid. Premium is on.');
    await focused('Subscription');
  },
};

export const Subscribed: Story = {
  ...unseen,
  args: { as: 'vendor@portal.test', prepare: withCards('vendor@portal.test', cards) },
  play: async ({ userEvent }) => {
    await press(userEvent, 'Subscribe for $384 a year');
    await told('Premium is on.');
    await screen.findByRole('heading', { level: 2, name: 'Premium, annual' });
    await focused('Subscription');
    await expect(await screen.findAllByText('PREMIUM')).toHaveLength(2);
    await expect(await screen.findByRole('table', { name: 'Invoices' })).toBeVisible();
    await expect(screen.getByText(/^Special offers are paid one by one/)).toBeVisible();
  },
};

/** What is open is told of before and after: the plan may end by it. */
// Rows: 2.43
export const CancelledWithOpenPayment: Story = {
  ...unseen,
  args: payingWith({
    status: 'past_due',
    open: { reason: null, failedAt: Date.UTC(2026, 10, 20) / 1000 },
  }),
  play: async ({ userEvent }) => {
    await press(userEvent, 'Cancel at the end of the cycle');
    const question = within(await screen.findByRole('alertdialog'));
    await question.findByText(/^\$384\.00 stays open and may still be charged, /);
    await press(userEvent, 'Cancel subscription');
    await told(
      'Your plan ends on November 10th 2027, and earlier if the open payment is not made.',
    );
    await screen.findByText(/^\$384\.00 is still open, and may be charged\./);
  },
};

export const DefaultCardChanged: Story = {
  ...unseen,
  args: {
    as: 'vendor@portal.test',
    path: '/account/payment_methods',
    prepare: withCards('vendor@portal.test', cards.slice(0, 2)),
  },
  play: async ({ userEvent }) => {
    await press(userEvent, 'Make default');
    await told('The default card was changed.');
    await focused('Payment methods');
  },
};

export const LastCardDeleted: Story = {
  ...unseen,
  args: {
    as: 'vendor@portal.test',
    path: '/account/payment_methods',
    prepare: withCards('vendor@portal.test', cards.slice(0, 1)),
  },
  play: async ({ userEvent }) => {
    await press(userEvent, 'Delete Visa ending 4242');
    await screen.findByRole('alertdialog');
    await press(userEvent, 'Delete');
    await told('The card was deleted.');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await focused('Payment methods');
  },
};
