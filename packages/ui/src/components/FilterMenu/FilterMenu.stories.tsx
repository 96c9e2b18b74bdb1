import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { FilterMenu } from './index.ts';

const meta = {
  title: 'Components/FilterMenu',
  tags: ['stable'],
  component: FilterMenu,
  args: {
    label: 'Status',
    options: [
      { value: 'approved', label: 'Approved', detail: '12' },
      { value: 'pending', label: 'Pending', detail: '14' },
      { value: 'declined', label: 'Declined', detail: '2' },
      { value: 'draft', label: 'Draft', detail: '3' },
    ],
    selected: [],
    onChange: fn(),
  },
  render: function Held({ selected, onChange, ...args }) {
    const [values, setValues] = useState(selected);
    return (
      <FilterMenu
        {...args}
        selected={values}
        onChange={(next) => {
          setValues(next);
          onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof FilterMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ThreeSelected: Story = {
  tags: ['forced-colours', 'right-to-left'],
  args: { selected: ['pending', 'declined', 'draft'] },
};

export const ManySelected: Story = {
  args: { selected: ['approved', 'pending', 'declined', 'draft'] },
};

export const Keyboard: Story = {
  tags: ['test-only'],
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Status' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('menuitemcheckbox', { name: /^Approved/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await userEvent.keyboard('{ArrowUp} ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['pending', 'declined']);
    await expect(screen.getByRole('menuitemcheckbox', { name: /^Pending/ })).toBeChecked();
    await expect(screen.getByRole('menuitemcheckbox', { name: /^Draft/ })).not.toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveAccessibleName('Status: Pending, Declined');
  },
};

export const Cleared: Story = {
  tags: ['test-only'],
  args: { selected: ['pending'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filter Status' }));
    await expect(args.onChange).toHaveBeenCalledWith([]);
    await expect(canvas.getByRole('button', { name: 'Status' })).toHaveFocus();
  },
};
