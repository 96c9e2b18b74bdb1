import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { focused, press, told } from '../../../../.storybook/byKey.ts';
import { everywhere } from '../../../../.storybook/widths.ts';
import { onItsWay, payingWith } from '../../testing/moneyExamples.ts';
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

/** A payment on its way, of which the story says what becomes when it is looked at again. */
function bankThat() {
  let answer: Parameters<typeof payingWith>[0] = onItsWay;
  const args: Story['args'] = {
    prepare: (backend) => {
      answer = onItsWay;
      const { fetch } = backend;
      backend.fetch = (input, init) => {
        payingWith(answer).prepare(backend);
        return fetch(input, init);
      };
    },
  };
  const answers = (next: typeof answer) => {
    answer = next;
  };
  return { args, answers };
}

const slow = bankThat();

const checkAgain: Story['play'] = async ({ userEvent }) => {
  await press(userEvent, 'Look again');
  const status = (await screen.findByText('Your payment is still on its way')).closest(
    '[role=status]',
  );
  await expect(status).toHaveTextContent(/It is not booked yet, as of \d\d:\d\d\./);
  await expect(await screen.findByRole('button', { name: 'Look again' })).toHaveFocus();
};

// Rows: 8.9
export const ProcessingThenPaid: Story = {
  args: slow.args,
  play: async (context) => {
    await checkAgain(context);
    slow.answers({ status: 'active', open: null });
    await press(context.userEvent, 'Look again');
    await told('Paid. Premium is on.');
    await screen.findByText(/^Renews on/);
    await focused('Subscription');
  },
};

/** When it was looked at is told until something else was done. */
// Rows: 8.9
export const ProcessingThenCancelledAndResumed: Story = {
  ...unseen,
  args: payingWith(onItsWay),
  play: async (context) => {
    await checkAgain(context);
    const { userEvent } = context;
    await press(userEvent, 'Cancel at the end of the cycle');
    await screen.findByRole('alertdialog');
    await press(userEvent, 'Cancel subscription');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await press(userEvent, 'Resume subscription');
    await told('Your subscription goes on.');
    await expect(await screen.findByText('Your payment is on its way')).toBeVisible();
    await expect(screen.queryByText(/as of/)).toBeNull();
  },
};

/** What is pressed next is not the button that pays. */
// Rows: 8.9
export const ProcessingThenDeclined: Story = {
  ...unseen,
  args: slow.args,
  play: async ({ userEvent }) => {
    await screen.findByRole('button', { name: 'Look again' });
    slow.answers({
      status: 'past_due',
      open: { reason: 'Your card was declined.', failedAt: onItsWay.open.failedAt },
    });
    await press(userEvent, 'Look again');
    await screen.findByRole('button', { name: 'Pay $384.00' });
    await focused('Subscription');
  },
};

/** What was told before is no longer so. */
// Rows: 2.43
export const CancelledAndResumed: Story = {
  ...unseen,
  play: async ({ userEvent }) => {
    await press(userEvent, 'Cancel at the end of the cycle');
    await screen.findByRole('alertdialog');
    await press(userEvent, 'Cancel subscription');
    await told('Your plan ends on November 10th 2027.');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await focused('Subscription');
    await press(userEvent, 'Resume subscription');
    await told('Your subscription goes on.');
    await expect(screen.queryByText('Your plan ends on November 10th 2027.')).toBeNull();
  },
};

export const TrialCancelled: Story = {
  ...unseen,
  args: { as: 'trial@portal.test' },
  play: async ({ userEvent }) => {
    await press(userEvent, 'Cancel trial');
    const question = within(await screen.findByRole('alertdialog'));
    question.getByRole('button', { name: 'Cancel trial' }).focus();
    await userEvent.keyboard('{Enter}');
    await told('Your free trial ends on February 2nd 2027.');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await focused('Subscription');
  },
};
