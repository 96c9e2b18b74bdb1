import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Text } from '../../components/Text/index.ts';
import { DecisionQueue, type QueueEntry } from './index.ts';

const questions: QueueEntry[] = [
  { id: 'Kea Invoicing', status: 'pending' },
  { id: 'Tōtara Timesheets', status: 'pending' },
  { id: 'Harbourmaster CRM', status: 'pending' },
];

/** A queue of something made up: what the queues of the product share. */
const meta = {
  title: 'Patterns/DecisionQueue',
  tags: ['stable'],
  component: DecisionQueue<QueueEntry>,
  args: {
    caption: 'Questions that wait for a decision',
    state: 'ready',
    words: {
      one: 'question',
      many: 'questions',
      empty: { title: 'No questions here', text: 'Questions of visitors wait here.' },
    },
    items: questions,
    itemLabel: ({ id }) => `Question about ${id}`,
    itemAbout: ({ id }) => `the question about ${id}`,
    item: ({ id }) => <Text>Does {id} work without a connection?</Text>,
    onApprove: fn(),
    onDecline: fn(),
  },
} satisfies Meta<typeof DecisionQueue<QueueEntry>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('without the focus in an item a letter decides nothing', async () => {
      await userEvent.keyboard('a');
      await expect(args.onApprove).not.toHaveBeenCalled();
    });
    await step('J and K move, A and D decide about the item in focus', async () => {
      await userEvent.keyboard('jj');
      await expect(
        canvas.getByRole('listitem', { name: 'Question about Tōtara Timesheets' }),
      ).toHaveFocus();
      await userEvent.keyboard('a');
      await expect(args.onApprove).toHaveBeenLastCalledWith('Tōtara Timesheets');
      await userEvent.keyboard('kd');
      await expect(args.onDecline).toHaveBeenLastCalledWith('Kea Invoicing');
    });
  },
};

export const Loading: Story = { args: { state: 'loading', items: [] } };
export const Empty: Story = { args: { state: 'empty', items: [] } };
export const LoadError: Story = { args: { state: 'failed', items: [], onRetry: fn() } };
