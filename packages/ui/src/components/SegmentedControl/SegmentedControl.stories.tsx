import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { SegmentedControl } from './index.ts';

const meta = {
  title: 'Components/SegmentedControl',
  tags: ['stable'],
  component: SegmentedControl<string>,
  args: {
    name: 'interval',
    label: 'Paid',
    labelHidden: true,
    options: [
      { value: 'annual', label: 'Annual' },
      { value: 'quarterly', label: 'Quarterly' },
    ],
    value: 'annual',
    onChange: () => undefined,
  },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return <SegmentedControl {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof SegmentedControl<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Annual' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Quarterly' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Annual' }));
    await expect(canvas.getByRole('radio', { name: 'Annual' })).toBeChecked();
  },
};

const decision = {
  name: 'decision',
  label: 'Decision',
  labelHidden: false,
  options: [
    { value: 'pending', label: 'Pending', tone: 'caution' },
    { value: 'approved', label: 'Approved', icon: Check, tone: 'positive' },
    { value: 'declined', label: 'Declined', icon: X, tone: 'critical' },
  ],
} as const;

export const DecisionPending: Story = { args: { ...decision, value: 'pending' } };
export const DecisionApproved: Story = { args: { ...decision, value: 'approved' } };
export const DecisionDeclined: Story = {
  tags: ['forced-colours', 'right-to-left'],
  args: { ...decision, value: 'declined' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Decision' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Declined' })).toBeChecked();
  },
};
export const Disabled: Story = { args: { ...decision, value: 'pending', disabled: true } };
