import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import type { SubmitResult } from '../core/submitResult.ts';
import { ExportDialog } from './ExportDialog.tsx';

const meta = {
  title: 'Forms/List/Export',
  component: ExportDialog,
  args: {
    open: true,
    onClose: fn(),
    list: 'Active apps',
    count: 1240,
    narrowed: false,
    onSubmit: fn(async (): Promise<SubmitResult> => ({ ok: true })),
  },
} satisfies Meta<typeof ExportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WholeList: Story = {
  tags: ['axe'],
  parameters: { shows: { text: 'all 1,240 records', in: 'dialog' } },
};

export const ShownColumns: Story = {
  args: { hasShown: true },
  parameters: { shows: { text: 'CSV with my columns', in: 'dialog' } },
};

export const Narrowed: Story = {
  args: { narrowed: true, count: 1 },
  parameters: { shows: { text: 'the one record that matches', in: 'dialog' } },
};

export const Failed: Story = {
  args: {
    onSubmit: fn(
      async (): Promise<SubmitResult> => ({
        ok: false,
        message: 'An export is already running. Wait until it finishes and try again.',
      }),
    ),
  },
  parameters: { shows: { text: 'An export is already running.', in: 'dialog' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /JSON/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('json');
  },
};

export const Running: Story = {
  args: { onSubmit: fn(() => new Promise<never>(() => undefined)) },
  parameters: { shows: { text: 'Exporting', in: 'dialog' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  },
};
