import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ColumnsDialog, type ColumnsDialogProps } from './ColumnsDialog.tsx';

const meta = {
  title: 'Patterns/ColumnsDialog',
  tags: ['stable'],
  component: ColumnsDialog,
  args: {
    first: 'Listing',
    columns: [
      { key: 'status', title: 'Status', shown: true },
      { key: 'changed', title: 'Last change', shown: true, width: 212 },
      { key: 'industry', title: 'Industry', shown: false },
    ],
    onSave: fn<ColumnsDialogProps['onSave']>(async () => undefined),
    onClose: fn(),
  },
} satisfies Meta<typeof ColumnsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard: Industry is shown and moved to the top, Status is made wide, and rows low. */
export const Default: Story = {
  tags: ['axe', 'forced-colours', 'right-to-left'],
  parameters: { shows: 'Columns and rows' },
  play: async ({ args, userEvent }) => {
    const industry = await screen.findByRole('checkbox', { name: 'Show Industry' });
    industry.focus();
    await userEvent.keyboard(' ');
    await expect(industry).toBeChecked();
    screen.getByRole('button', { name: /Status/ }).focus();
    // Escape ends the move, not the dialog.
    await userEvent.keyboard(' {ArrowDown}{Escape}');
    screen.getByRole('button', { name: /Industry/ }).focus();
    await userEvent.keyboard(' {ArrowUp}{ArrowUp} ');
    screen.getByRole('combobox', { name: 'Width of Status' }).focus();
    await userEvent.keyboard('{Enter}');
    (await screen.findByRole('option', { name: 'Wide' })).focus();
    await userEvent.keyboard('{Enter}');
    screen.getByRole('radio', { name: 'Default' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      columns: ['industry', 'status', 'changed'],
      widths: { industry: null, status: 240, changed: 212 },
      compact: true,
    });
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

export const NoneShown: Story = {
  parameters: { shows: 'Show at least one column.' },
  args: { columns: [{ key: 'status', title: 'Status', shown: false }] },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Show at least one column.')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** After a failure the choice is still there. */
export const Failed: Story = {
  parameters: { shows: 'The server could not be reached.' },
  args: {
    onSave: fn<ColumnsDialogProps['onSave']>(async () => 'The server could not be reached.'),
    onReset: fn(async () => undefined),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('The server could not be reached.')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
