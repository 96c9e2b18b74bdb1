import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AlertDialog } from './AlertDialog.tsx';

const meta = {
  title: 'Components/AlertDialog',
  tags: ['stable'],
  component: AlertDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Delete Harbourmaster CRM?',
    children: 'This also deletes its 18 reviews and analytics. This can’t be undone.',
    confirm: 'Delete product',
    cancel: 'Keep it',
  },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Critical: Story = {
  tags: ['axe', 'forced-colours', 'right-to-left'],
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Harbourmaster CRM?' });
    await expect(dialog).toHaveAccessibleDescription(/can’t be undone/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Primary: Story = {
  args: {
    tone: 'primary',
    title: 'Leave without saving?',
    children: 'What you typed is stored on this device.',
    confirm: 'Leave',
    cancel: 'Stay here',
  },
};

export const BusyWithLongName: Story = {
  args: {
    busy: true,
    busyLabel: 'Deleting',
    title: 'Delete Southerly Rostering and Leave Management for Hospitality and Tourism Operators?',
    children: undefined,
  },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('button', { name: 'Deleting' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
