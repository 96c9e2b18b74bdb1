import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ArrangeDialog, type ArrangeDialogProps } from './ArrangeDialog.tsx';

const meta = {
  title: 'Patterns/ArrangeDialog',
  tags: ['stable'],
  component: ArrangeDialog,
  args: {
    title: 'Arrange views',
    items: [
      { key: '1', label: 'Waiting for a logo' },
      { key: '2', label: 'Declined this week', detail: 'Shared by Lin Chen' },
      { key: '3', label: 'Hospitality and tourism in Otago, Southland and on Stewart Island' },
    ],
    onSave: fn<ArrangeDialogProps['onSave']>(async () => undefined),
    onClose: fn(),
  },
} satisfies Meta<typeof ArrangeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard: the last one is moved to the top. */
export const Default: Story = {
  tags: ['axe', 'forced-colours', 'right-to-left'],
  parameters: { shows: 'Arrange views' },
  play: async ({ args, userEvent }) => {
    (await screen.findByRole('button', { name: /Hospitality/ })).focus();
    await userEvent.keyboard(' {ArrowUp}{ArrowUp} ');
    await userEvent.click(screen.getByRole('button', { name: 'Save order' }));
    await expect(args.onSave).toHaveBeenCalledWith(['3', '1', '2']);
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

/** After a failure the order is still there. */
export const Failed: Story = {
  parameters: { shows: 'The server could not be reached.' },
  args: {
    onSave: fn<ArrangeDialogProps['onSave']>(async () => 'The server could not be reached.'),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save order' }));
    await expect(await screen.findByText('The server could not be reached.')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
