import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { DateRange } from './index.ts';

const meta = {
  title: 'Components/DateRange',
  component: DateRange,
  args: {
    name: 'days',
    label: 'Days on the chart',
    value: { from: '2026-10-22', to: '2026-11-20' },
    onChange: fn(),
    presets: [
      { label: 'Last 30 days', from: '2026-10-22', to: '2026-11-20' },
      { label: 'Last 7 days', from: '2026-11-14', to: '2026-11-20' },
      { label: 'Last 90 days', from: '2026-08-23', to: '2026-11-20' },
    ],
    limits: {
      first: { day: '2025-01-01', label: 'January 1st 2025' },
      last: { day: '2026-11-20', label: 'November 20th 2026' },
      most: 366,
    },
  },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return (
      <DateRange
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof DateRange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Presets: Story = {
  tags: ['forced-colours', 'right-to-left'],
  play: async ({ args, canvas, userEvent }) => {
    const week = canvas.getByRole('button', { name: 'Last 7 days' });
    await userEvent.click(week);
    await expect(week).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByLabelText('From')).toHaveValue('2026-11-14');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-14', to: '2026-11-20' });
  },
};

export const DayByDay: Story = {
  play: async ({ args, canvas }) => {
    await fireEvent.change(canvas.getByLabelText('From'), { target: { value: '2026-11-02' } });
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-02', to: '2026-11-20' });
    await expect(canvas.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
  },
};

export const LastBeforeFirst: Story = {
  play: async ({ args, canvas }) => {
    const to = canvas.getByLabelText('To');
    await fireEvent.change(to, { target: { value: '2026-10-01' } });
    await expect(to).toHaveAccessibleDescription('The last day is before the first.');
    await expect(to).toBeInvalid();
    await expect(args.onChange).not.toHaveBeenCalled();
    await fireEvent.change(canvas.getByLabelText('From'), { target: { value: '2026-09-01' } });
    await expect(to).toBeValid();
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-09-01', to: '2026-10-01' });
    await fireEvent.change(to, { target: { value: '2026-08-01' } });
  },
};

export const MissingDay: Story = {
  play: async ({ args, canvas }) => {
    const from = canvas.getByLabelText('From');
    await fireEvent.change(from, { target: { value: '' } });
    await expect(from).toBeValid();
    await fireEvent.focusOut(from);
    await expect(from).toHaveAccessibleDescription('Choose the first day.');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const BeyondTheLimits: Story = {
  play: async ({ canvas }) => {
    const to = canvas.getByLabelText('To');
    await fireEvent.change(to, { target: { value: '2026-12-24' } });
    await expect(to).toHaveAccessibleDescription('Choose a day up to November 20th 2026.');
  },
};

export const WithoutPresets: Story = { args: { presets: [], limits: undefined } };
export const FailedInAForm: Story = {
  args: { error: 'These days could not be read. Try others.' },
};
export const Disabled: Story = { args: { disabled: true } };
