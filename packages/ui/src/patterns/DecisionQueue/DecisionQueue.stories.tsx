import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Text } from '../../components/Text/Text.tsx';
import { variants } from '../variants.tsx';
import { DecisionQueue, type DecisionQueueProps, type QueueEntry } from './DecisionQueue.tsx';

const questions: QueueEntry[] = [
  { id: 'Kea Invoicing', status: 'pending' },
  { id: 'Tōtara Timesheets', status: 'pending' },
  { id: 'Harbourmaster CRM', status: 'pending' },
];

/** What all queues share, with made-up items. */
const meta = {
  title: 'Patterns/DecisionQueue',
  tags: ['stable'],
  component: DecisionQueue<QueueEntry>,
  args: {
    caption: 'Pending questions',
    state: 'ready',
    words: {
      one: 'question',
      many: 'questions',
      empty: { title: 'No questions here', text: 'Questions of visitors wait here.' },
    },
    items: questions,
    search: { value: '', onChange: fn() },
    itemLabel: ({ id }) => `Question about ${id}`,
    itemAbout: ({ id }) => `the question about ${id}`,
    item: ({ id }) => <Text>Does {id} work without a connection?</Text>,
    onApprove: fn(),
    onDecline: fn(),
  },
} satisfies Meta<typeof DecisionQueue<QueueEntry>>;

export default meta;
type Story = StoryObj<typeof meta>;

type QueueProps = DecisionQueueProps<QueueEntry>;

function Deciding(props: QueueProps) {
  const [left, setLeft] = useState(props.items);
  const drop = (id: string) => setLeft((now) => now.filter((item) => item.id !== id));
  const decide = (tell: QueueProps['onApprove']) => (id: string) => {
    drop(id);
    tell(id);
  };
  return (
    <DecisionQueue
      {...props}
      items={left}
      onApprove={decide(props.onApprove)}
      onDecline={decide(props.onDecline)}
    />
  );
}

export const Keyboard: Story = {
  tags: ['axe'],
  render: (args) => <Deciding {...args} />,
  play: async ({ args, canvas, userEvent, step }) => {
    const about = (name: string) =>
      canvas.getByRole('listitem', { name: `Question about ${name}` });
    await step('a key decides nothing while no item has the focus', async () => {
      await userEvent.keyboard('a');
      await expect(args.onApprove).not.toHaveBeenCalled();
    });
    await step('J and K move the focus', async () => {
      await userEvent.keyboard('jj');
      await expect(about('Tōtara Timesheets')).toHaveFocus();
      await userEvent.keyboard('k');
      await expect(about('Kea Invoicing')).toHaveFocus();
    });
    await step('A approves, D declines, and the next item takes the focus', async () => {
      await userEvent.keyboard('a');
      await expect(args.onApprove).toHaveBeenCalledWith('Kea Invoicing');
      await waitFor(() => expect(about('Tōtara Timesheets')).toHaveFocus());
      await userEvent.keyboard('d');
      await expect(args.onDecline).toHaveBeenCalledWith('Tōtara Timesheets');
      await waitFor(() => expect(about('Harbourmaster CRM')).toHaveFocus());
    });
    await step('after a click outside the list, keys decide nothing', async () => {
      await userEvent.click(document.body);
      await userEvent.keyboard('a');
      await expect(args.onApprove).toHaveBeenCalledOnce();
    });
    await step('keys typed in the search are not shortcuts', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'ad');
      await expect(args.onApprove).toHaveBeenCalledOnce();
    });
  },
};

/** Loading, empty and failed. */
export const States: Story = {
  ...variants(DecisionQueue<QueueEntry>, [
    { state: 'loading' },
    { state: 'empty' },
    { state: 'failed', onRetry: fn() },
  ]),
  args: { items: [] },
};
