import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { phoneStory } from '../../../../../.storybook/widths.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../layout/layout.tsx';
import { ToastProvider, useToast } from '../Toast/Toast.tsx';
import { BulkBar, type BulkBarProps } from './BulkBar.tsx';

const meta = {
  title: 'Components/BulkBar',
  tags: ['stable'],
  component: BulkBar,
  args: {
    count: 3,
    onClear: fn(),
    actions: [
      { label: 'Approve', icon: Check, onAction: fn() },
      { label: 'Decline…', icon: X, onAction: fn() },
    ],
  },
} satisfies Meta<typeof BulkBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['axe', 'forced-colours', 'right-to-left'],
  render: function Choosing(args) {
    const [count, setCount] = useState(0);
    return (
      <Stack>
        <Button onClick={() => setCount(count + 1)}>Choose one more</Button>
        <BulkBar {...args} count={count} onClear={() => setCount(0)} />
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    const more = canvas.getByRole('button', { name: 'Choose one more' });
    await userEvent.click(more);
    await expect(status).toHaveTextContent('1 selected');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(status).toBeEmptyDOMElement();
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(status).toHaveTextContent('2 selected');
    await waitFor(() => expect(canvas.getByRole('region', { name: '2 selected' })).toBeVisible());
  },
};

function Telling(args: BulkBarProps) {
  const toast = useToast();
  const tell = () =>
    toast({
      tone: 'positive',
      message: '3 products approved.',
      action: { label: 'Undo', onAction: fn() },
      duration: 600_000,
    });
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        minBlockSize: '150dvb',
      }}
    >
      <Button onClick={tell}>Tell</Button>
      <BulkBar {...args} />
    </div>
  );
}

export const BelowToast: Story = {
  ...phoneStory,
  render: (args) => (
    <ToastProvider>
      <Telling {...args} />
    </ToastProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tell' }));
    const toast = (await screen.findByRole('button', { name: 'Undo' })).closest('li');
    const bar = canvas.getByRole('region', { name: '3 selected' });
    await waitFor(() =>
      expect(toast?.getBoundingClientRect().bottom).toBeLessThan(bar.getBoundingClientRect().top),
    );
  },
};

export const Busy: Story = {
  parameters: { shows: ['Approving', 'Decline…'] },
  args: {
    actions: [
      { label: 'Approve', busy: true, busyLabel: 'Approving', icon: Check, onAction: fn() },
      { label: 'Decline…', busyLabel: 'Declining', icon: X, onAction: fn() },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const approve = canvas.getByRole('button', { name: 'Approving' });
    await expect(approve).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(approve);
    await expect(args.actions[0]?.onAction).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Decline…' }));
    await expect(args.actions[1]?.onAction).toHaveBeenCalledOnce();
  },
};
