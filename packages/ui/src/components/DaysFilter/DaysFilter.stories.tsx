import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { phoneStory } from '../../../../../.storybook/widths.ts';
import { Inline } from '../layout/layout.tsx';
import { DaysFilter, type DaysFilterProps, lastDays, nextDays } from './DaysFilter.tsx';

function Controlled({ value, onValueChange, ...args }: DaysFilterProps) {
  const [days, setDays] = useState(value);
  return (
    <DaysFilter
      {...args}
      value={days}
      onValueChange={(next) => {
        setDays(next);
        onValueChange(next);
      }}
    />
  );
}

const today = '2026-11-20';

const meta = {
  title: 'Components/DaysFilter',
  tags: ['stable'],
  component: DaysFilter,
  args: {
    label: 'Due',
    value: { from: '', to: '' },
    presets: [...[1, 7, 30].map((days) => lastDays(days, today)), nextDays(7, today)],
    onValueChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof DaysFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Selections: Story = {
  parameters: {
    shows: ['Due: Last 7 days', 'Due: Nov 3 – 9, 2026'],
  },
  tags: ['axe', 'right-to-left'],
  render: (args) => (
    <Inline>
      <Controlled {...args} />
      <Controlled {...args} value={lastDays(7, today)} />
      <Controlled {...args} value={{ from: '2026-11-03', to: '2026-11-09' }} />
      <Controlled {...args} value={{ from: '2026-11-03', to: '' }} />
      <Controlled {...args} value={{ from: '', to: '2026-11-09' }} />
    </Inline>
  ),
};

export const Presets: Story = {
  parameters: { shows: 'Due: Last 30 days' },
  play: async ({ args, canvas, userEvent, step }) => {
    const chip = canvas.getByRole('button', { name: /^Due/ });
    const choose = async (name: string) => {
      chip.focus();
      await userEvent.keyboard('{Enter}');
      const item = await screen.findByRole('menuitemcheckbox', { name });
      await waitFor(() => expect(chip).not.toHaveFocus());
      item.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await expect(chip).toHaveFocus();
    };
    await step('a named range is chosen by key, and cleared by choosing it again', async () => {
      await choose('Last 7 days');
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-14', to: '' });
      await choose('Last 7 days');
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '', to: '' });
    });
    await step('another one replaces it', async () => {
      await choose('Next 7 days');
      await expect(args.onValueChange).toHaveBeenLastCalledWith({
        from: '2026-11-20',
        to: '2026-11-26',
      });
      await choose('Last 30 days');
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-10-22', to: '' });
    });
    await expect(canvas.getByText('Due: Last 30 days')).toBeVisible();
  },
};

/** Any other days, of which one may be missing. A wrong one keeps the dialog open. */
export const OtherDays: Story = {
  tags: ['slow'],
  parameters: { shows: 'Due: Since Nov 3, 2026' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Due' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Choose days…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Due' }));
    const from = dialog.getByRole('textbox', { name: 'From' });
    await userEvent.type(from, 'soon');
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(from).toHaveFocus());
    await userEvent.clear(from);
    await userEvent.type(from, '3 nov 2026{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-03', to: '' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: /^Due: Since/ })).toHaveFocus();
  },
};

export const DialogOnPhone: Story = {
  ...phoneStory,
  tags: ['slow'],
  args: { value: { from: '2026-11-03', to: '2026-11-09' } },
  parameters: { shows: { text: 'Apply', in: '[role=dialog]' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Due/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Choose days…' }));
    await screen.findByRole('dialog', { name: 'Due' });
  },
};
