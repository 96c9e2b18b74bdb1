import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, X } from 'lucide-react';
import { expect, fn, within } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

function Held({ value, ...args }: SegmentedControlProps<string>) {
  return <SegmentedControl {...args} defaultValue={value} />;
}

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
    onValueChange: fn(),
  },
  render: (args) => <Held {...args} />,
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
  labelHidden: false,
  options: [
    { value: 'pending', label: 'Pending', tone: 'caution' },
    { value: 'approved', label: 'Approved', icon: Check, tone: 'positive' },
    { value: 'declined', label: 'Declined', icon: X, tone: 'critical' },
  ],
} as const;

export const Decision: Story = {
  parameters: {
    shows: [
      { text: 'Declined', in: ':checked' },
      { text: 'Pending', in: ':checked:disabled' },
    ],
  },
  tags: ['axe', 'forced-colours', 'right-to-left'],
  render: (args) => (
    <Stack>
      {decision.options.map(({ value, label }) => (
        <Held {...args} {...decision} key={value} name={value} label={label} value={value} />
      ))}
      <Held {...args} {...decision} name="disabled" label="Disabled" value="pending" disabled />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const declined = canvas.getByRole('radiogroup', { name: 'Declined' });
    await expect(within(declined).getByRole('radio', { name: 'Declined' })).toBeChecked();
  },
};

/** The arrow keys move to the option on their side. */
export const RightToLeftKeys: Story = {
  tags: ['test-only'],
  render: (args) => (
    <div dir="rtl">
      <Held {...args} {...decision} value="pending" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const checked = (name: string) => expect(canvas.getByRole('radio', { name })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await checked('Approved');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await checked('Declined');
    await userEvent.keyboard('{ArrowLeft}');
    await checked('Pending');
  },
};
