import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextField } from '../../components/TextField/TextField.tsx';
import { variants } from '../variants.tsx';
import { QueueHeader } from './QueueHeader.tsx';

const meta = {
  title: 'Patterns/QueueHeader',
  tags: ['stable'],
  component: QueueHeader,
  args: { place: { number: 3, total: 1014 } },
} satisfies Meta<typeof QueueHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['axe'],
  args: { waiting: 'waiting 2 days', onPrevious: fn(), onNext: fn() },
  render: (args) => (
    <>
      <QueueHeader {...args} />
      <TextField name="note" label="Note" />
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/of 1,014 in the queue/)).toBeVisible();
    await userEvent.keyboard('j');
    await expect(args.onNext).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /Previous in the queue/ }));
    await expect(args.onPrevious).toHaveBeenCalledOnce();
    await userEvent.type(canvas.getByLabelText('Note'), 'jk');
    await expect(args.onNext).toHaveBeenCalledOnce();
    await expect(args.onPrevious).toHaveBeenCalledOnce();
  },
};

/** Another moderator has the item open. */
export const Reviewed: Story = {
  parameters: { shows: 'Aroha Ngata is reviewing this, since 10:32' },
  args: {
    waiting: 'waiting 2 days',
    onNext: fn(),
    reviewers: [{ name: 'Aroha Ngata', since: '10:32' }],
  },
};

/** The last item, one that was decided, and while the queue is loading. */
export const NoNext: Story = {
  ...variants(QueueHeader, [
    { place: { number: 14, total: 14 }, onPrevious: fn() },
    { place: 'decided', onPrevious: fn() },
    { place: null },
  ]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No longer in the queue')).toBeVisible();
    await expect(canvas.getAllByText(/in the queue/)).toHaveLength(2);
    for (const next of canvas.getAllByRole('button', { name: /Next in the queue/ }))
      await expect(next).toBeDisabled();
  },
};
