import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { focused, press, told } from '../../../../.storybook/byKey.ts';
import { everywhere } from '../../../../.storybook/widths.ts';
import { losingAnswer } from '../../testing/lostAnswers.ts';
import { payingWith } from '../../testing/moneyExamples.ts';
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

/** What somebody pays with is another thing by the time their call arrives. */
const meanwhile = (
  before: Parameters<typeof payingWith>[0],
  after: Parameters<typeof payingWith>[0],
  method = 'DELETE',
) =>
  ({
    as: 'pro@portal.test',
    prepare: (backend) => {
      payingWith(before).prepare(backend);
      const { fetch } = backend;
      backend.fetch = (input, init) => {
        if (init?.method === method) payingWith(after).prepare(backend);
        return fetch(input, init);
      };
    },
  }) satisfies Story['args'];

/** The question is asked anew about what runs by now, which is shown behind it. */
async function askedAnew() {
  const question = await screen.findByRole('alertdialog', { name: 'Cancel subscription?' });
  await expect(
    await within(question).findByText(
      'Your subscription has changed meanwhile, so it was not cancelled. Look at it as it is now.',
    ),
  ).toBeVisible();
  await expect(within(question).getByRole('button', { name: 'Keep Premium' })).toBeEnabled();
  await expect(screen.getByText(/^Renews on/)).toBeInTheDocument();
  await expect(screen.queryByText('Ends soon')).toBeNull();
}

/** Its bank agreed, and the provider has heard of it, while the question was read. */
// Rows: 2.43, 8.9
export const CancelAfterPaymentSucceeded: Story = {
  args: meanwhile(
    { status: 'incomplete', open: { reason: null, failedAt: Date.UTC(2026, 10, 20) / 1000 } },
    { status: 'active', open: null },
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Choose another plan' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Give up this plan' }));
    await askedAnew();
  },
};

// Rows: 2.43, 8.9
export const TrialCancelledAfterItEnded: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: meanwhile({ status: 'trialing' }, { status: 'active' }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel trial' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Cancel trial' }));
    await askedAnew();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel subscription' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await screen.findByText('Ends soon')).toBeVisible();
  },
};

/** The cancelling was stored and its answer lost: asking again tells what came of it. */
// Rows: 2.43, 8.9
export const CancelResponseLost: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { prepare: losingAnswer('DELETE', /subscriptions/) },
  play: async ({ userEvent }) => {
    await press(userEvent, 'Cancel at the end of the cycle');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Cancel subscription' }));
    await question.findByText(/could not be reached/);
    await expect(await screen.findByText('Ends soon')).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Cancel subscription' }));
    await told('Your plan ends on November 10th 2027.');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await focused('Subscription');
  },
};

/** Pays for no more than was read, and for no plan that ends. */
const refusedSwitch: Story['play'] = async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Change plan or card' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: /annual/ }));
  await userEvent.click(await dialog.findByRole('button', { name: /(S|s)witch/ }));
  await expect(
    await screen.findByRole('dialog', {
      name: 'Your subscription has changed meanwhile, so nothing was charged. Look at it as it is now.',
    }),
  ).toBeVisible();
};

// Rows: 2.43, 8.9
export const PlanChangeAfterTrialEnded: Story = {
  args: meanwhile(
    { status: 'trialing', plan: 'quarterly' },
    { status: 'active', plan: 'quarterly' },
    'PATCH',
  ),
  play: async (context) => {
    await refusedSwitch(context);
    await expect(await screen.findByText(/^Renews on/)).toBeInTheDocument();
  },
};

// Rows: 2.43, 8.9
export const PlanChangeAfterCancellation: Story = {
  args: meanwhile({ plan: 'quarterly' }, { plan: 'quarterly', cancelled: true }, 'PATCH'),
  play: async (context) => {
    await refusedSwitch(context);
    await expect(await screen.findByText('Ends soon')).toBeInTheDocument();
  },
};
