import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { BulkBar } from '../../components/BulkBar/BulkBar.tsx';
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
  component: DecisionQueue,
  args: {
    caption: 'Pending questions',
    state: 'ready',
    words: {
      search: 'Search questions',
      loading: 'Loading the questions',
      failed: 'The questions could not be loaded',
      noMatch: {
        searched: ({ search }) => `No question matches “${search}”`,
        filtered: () => 'No question matches these filters',
      },
      reviewed: {
        searched: ({ search }) => `Every question that matched “${search}” has been reviewed.`,
        filtered: () => 'Every question that matched these filters has been reviewed.',
      },
      empty: { title: 'No questions here', text: 'Questions of visitors wait here.' },
    },
    items: questions,
    search: { value: '', onValueChange: fn() },
    itemLabel: ({ id }) => `Question about ${id}`,
    itemAbout: ({ id }) => `the question about ${id}`,
    item: ({ id }) => <Text>Does {id} work without a connection?</Text>,
    onApprove: fn(),
    onDecline: fn(),
  },
} satisfies Meta<typeof DecisionQueue<QueueEntry>>;

export default meta;
type Story = StoryObj<typeof DecisionQueue<QueueEntry>>;

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
      state={left.length > 0 ? props.state : 'empty'}
      items={left}
      onApprove={decide(props.onApprove)}
      onDecline={decide(props.onDecline)}
    />
  );
}

export const Keyboard: Story = {
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
    await step(
      'A approves and D declines when pressed again, and the next item takes the focus',
      async () => {
        await userEvent.keyboard('a');
        await expect(args.onApprove).not.toHaveBeenCalled();
        await expect(
          within(about('Kea Invoicing')).getByRole('button', { name: /^Approve/ }),
        ).toHaveFocus();
        await userEvent.keyboard('a');
        await expect(args.onApprove).toHaveBeenCalledWith('Kea Invoicing');
        await waitFor(() => expect(about('Tōtara Timesheets')).toHaveFocus());
        await userEvent.keyboard('dd');
        await expect(args.onDecline).toHaveBeenCalledWith('Tōtara Timesheets');
        await waitFor(() => expect(about('Harbourmaster CRM')).toHaveFocus());
      },
    );
    await step('after a click outside the list, keys decide nothing', async () => {
      await userEvent.click(document.body);
      await userEvent.keyboard('a');
      await expect(args.onApprove).toHaveBeenCalledOnce();
    });
    await step('keys typed in the search are not shortcuts', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'ad');
      await expect(args.onApprove).toHaveBeenCalledOnce();
    });
    await step('after the last item, the title of the empty list takes the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Approve/ }));
      await waitFor(() =>
        expect(canvas.getByRole('heading', { name: 'No questions here' })).toHaveFocus(),
      );
    });
  },
};

const marked: QueueEntry[] = [...questions, { id: 'Kea Invoicing again', status: 'declined' }];

function Selecting({ bulk, ...props }: QueueProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(bulk?.selected ?? new Set());
  return (
    <>
      <DecisionQueue {...props} bulk={bulk && { ...bulk, selected, onSelect: setSelected }} />
      <BulkBar
        count={selected.size}
        actions={[
          {
            label: 'Approve',
            shortcut: 'A',
            onAction: () => {
              onApproveAll();
              setSelected(new Set());
            },
          },
          { label: 'Decline', shortcut: 'D', asks: true, onAction: onDeclineAll },
        ]}
        onClear={() => setSelected(new Set())}
      />
    </>
  );
}

const bulk = { selected: new Set(['Kea Invoicing']), onSelect: fn() };
const onApproveAll = fn();
const onDeclineAll = fn();

/** Pending items only. X selects, and A and D decide on the selection. */
// Rows: X8
export const Selection: Story = {
  tags: ['axe', 'forced-colours', 'right-to-left'],
  args: {
    items: marked,
    bulk,
  },
  render: (args) => <Selecting {...args} />,
  play: async ({ args, canvas, userEvent, step }) => {
    onApproveAll.mockClear();
    onDeclineAll.mockClear();
    const box = async (name: string) =>
      canvas.findByRole('checkbox', { name: `Select the question about ${name}` });
    const all = await canvas.findByRole('checkbox', { name: 'Select all on this page' });
    await step('a declined item cannot be selected', async () => {
      await userEvent.click(all);
      await expect(all).toBeChecked();
      await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(4);
      await userEvent.click(all);
      await expect(canvas.queryAllByRole('checkbox', { checked: true })).toHaveLength(0);
    });
    await step('without a selection, A approves the focused item', async () => {
      await userEvent.click(document.body);
      await userEvent.keyboard('jxxaa');
      await expect(args.onApprove).toHaveBeenCalledWith('Kea Invoicing');
    });
    await step('X selects the focused item', async () => {
      await userEvent.keyboard('jxjx');
      await expect(await box('Tōtara Timesheets')).toBeChecked();
      await expect(await box('Harbourmaster CRM')).toBeChecked();
      await expect(all).toBePartiallyChecked();
    });
    await step('X on a declined item does nothing', async () => {
      await userEvent.keyboard('jx');
      await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    });
    await step(
      'Shift+X selects the items from the last toggled one, without declined ones',
      async () => {
        await userEvent.keyboard('kkkk{Shift>}x{/Shift}');
        await expect(all).toBeChecked();
        await userEvent.keyboard('jj{Shift>}x{/Shift}');
        await expect(canvas.queryAllByRole('checkbox', { checked: true })).toHaveLength(0);
        await userEvent.keyboard('kx');
      },
    );
    await step('A and D decide on the selection, and the next item takes the focus', async () => {
      await userEvent.keyboard('a');
      await expect(onApproveAll).not.toHaveBeenCalled();
      await userEvent.keyboard('a');
      await expect(onApproveAll).toHaveBeenCalledOnce();
      const next = canvas.getByRole('listitem', { name: 'Question about Harbourmaster CRM' });
      await waitFor(() => expect(next).toHaveFocus());
      await userEvent.keyboard('xd');
      await expect(onDeclineAll).toHaveBeenCalledOnce();
      await expect(args.onApprove).toHaveBeenCalledOnce();
      await expect(args.onDecline).not.toHaveBeenCalled();
    });
  },
};

/** After the last item, the one before it takes the focus. A dialog returns the focus itself. */
export const LastSelected: Story = {
  tags: ['slow', 'test-only'],
  args: { bulk: { ...bulk, selected: new Set(['Harbourmaster CRM']) } },
  render: (args) => <Selecting {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('d');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear' }));
    await expect(document.body).toHaveFocus();
    await userEvent.keyboard('jjjxaa');
    const before = canvas.getByRole('listitem', { name: 'Question about Tōtara Timesheets' });
    await waitFor(() => expect(before).toHaveFocus());
  },
};

/** Without permission to decide there are no checkboxes, and X does nothing. */
export const ReadOnly: Story = {
  tags: ['test-only'],
  args: {
    ...Selection.args,
    readOnly: true,
    bulk: { ...bulk, onSelect: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('jxa');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(args.bulk?.onSelect).not.toHaveBeenCalled();
  },
};

/** Loading, empty, all reviewed and failed. */
export const States: Story = {
  ...variants(DecisionQueue<QueueEntry>, [
    { state: 'loading' },
    { state: 'empty' },
    { state: 'decided', search: { value: 'Kea', onValueChange: fn() } },
    { state: 'failed', onRetry: fn() },
  ]),
  args: { items: [] },
};
