import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppWindow } from 'lucide-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Stack } from '../layout/index.ts';
import { StatTile } from './index.ts';

const shape = [34, 48, 52, 48, 34, 15, 16, 46, 59, 70, 59, 53, 25, 26, 53, 73, 76, 68, 56, 24];

const meta = {
  title: 'Components/StatTile',
  tags: ['stable'],
  component: StatTile,
  args: { label: 'Last 30 days', value: 1587, change: { before: 1150, words: 'on the 30 before' } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StatTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Increase: Story = {
  args: { shape },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/on the 30 before/)).toHaveTextContent('up 38% on the 30 before');
  },
};

export const Decrease: Story = {
  args: { value: 421, change: { before: 523, words: 'on the 7 before' }, shape },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/on the 7 before/)).toHaveTextContent('down 20% on the 7 before');
  },
};

export const NoChange: Story = { args: { change: { before: 1587, words: 'on the 30 before' } } };

export const NoPreviousData: Story = {
  args: { value: 456, change: { before: 0, words: 'on the 7 before' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/on the 7 before/)).toHaveTextContent('up 456 on the 7 before');
  },
};

export const Zero: Story = {
  args: { value: 0, change: { before: 0, words: 'on the 30 before' }, shape: [0, 0, 0, 0] },
};

export const LargeNumbers: Story = {
  args: { value: 9_876_543_210, change: { before: 4, words: 'on the 30 before' }, shape },
};

export const WithIconAndNote: Story = {
  args: {
    label: 'App listings',
    value: 486,
    change: undefined,
    icon: AppWindow,
    aside: '12 new in 30 days',
  },
};

export const Selectable: Story = {
  render: function Switching(args) {
    const [chosen, setChosen] = useState('Last 30 days');
    return (
      <Stack>
        {['Last 30 days', 'Last 7 days'].map((label) => (
          <StatTile
            key={label}
            {...args}
            label={label}
            shape={shape}
            selectedWords="On the chart"
            selected={chosen === label}
            onSelect={() => setChosen(label)}
          />
        ))}
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const month = canvas.getByRole('button', { name: /Last 30 days/ });
    const week = canvas.getByRole('button', { name: /Last 7 days/ });
    await expect(month).toHaveAttribute('aria-pressed', 'true');
    await userEvent.tab();
    await userEvent.tab();
    await expect(week).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(week).toHaveAttribute('aria-pressed', 'true');
    await expect(month).toHaveAttribute('aria-pressed', 'false');
  },
};
