import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bookmark, Clock, Flag } from 'lucide-react';
import { expect, fn, screen, within } from 'storybook/test';
import type { SubmitResult } from '../core/submitResult.ts';
import { ViewDialog } from './ViewDialog.tsx';

const meta = {
  title: 'Forms/List/View',
  component: ViewDialog,
  args: {
    open: true,
    onClose: fn(),
    icons: [
      { value: 'bookmark', label: 'Bookmark', icon: Bookmark },
      { value: 'flag', label: 'Flag', icon: Flag },
      { value: 'clock', label: 'Clock', icon: Clock },
    ],
    onSubmit: fn(async (): Promise<SubmitResult> => ({ ok: true })),
  },
} satisfies Meta<typeof ViewDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NewView: Story = {
  tags: ['axe'],
  play: async ({ args, userEvent }) => {
    const name = await screen.findByRole('textbox', { name: 'Name of the view' });
    await userEvent.type(name, '  {Enter}');
    await expect(await screen.findByText('Name is required')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Renamed: Story = {
  args: { kind: 'change', values: { name: 'Waiting for a logo', icon: 'flag', sharedWith: '' } },
  play: async ({ args, userEvent }) => {
    const name = await screen.findByRole('textbox', { name: 'Name of the view' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Without a logo{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Without a logo',
      icon: 'flag',
      sharedWith: '',
    });
  },
};

export const NameTaken: Story = {
  args: {
    kind: 'change',
    values: { name: 'Waiting', icon: 'flag', sharedWith: '' },
    onSubmit: fn(
      async (): Promise<SubmitResult> => ({
        ok: false,
        message: 'You already have a view of this list with this name',
        fields: [{ path: 'name', message: 'You already have a view of this list with this name' }],
      }),
    ),
  },
  parameters: {
    shows: { text: 'You already have a view of this list with this name', in: 'dialog' },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  },
};

export const Failed: Story = {
  args: {
    onSubmit: fn(
      async (): Promise<SubmitResult> => ({
        ok: false,
        message: 'There are already 100 saved views. Delete one first.',
      }),
    ),
  },
  parameters: {
    shows: { text: 'There are already 100 saved views.', in: 'dialog' },
  },
  play: async ({ userEvent }) => {
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Name of the view' }),
      'One too many{Enter}',
    );
  },
};

const audiences = [
  { value: 'me', label: 'Only me' },
  { value: 'staff', label: 'All staff' },
  { value: 'moderator', label: 'Moderators' },
];

export const Sharing: Story = {
  args: {
    kind: 'change',
    values: { name: 'Waiting for a logo', icon: 'flag', sharedWith: 'staff' },
    audiences,
  },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Edit or share view' });
    await expect(within(dialog).getByRole('combobox', { name: 'Shared with' })).toHaveTextContent(
      'All staff',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Waiting for a logo',
      icon: 'flag',
      sharedWith: 'staff',
    });
  },
};
