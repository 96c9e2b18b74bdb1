import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, X } from 'lucide-react';
import { expect, fn, within } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  title: 'Components/SegmentedControl',
  tags: ['stable'],
  component: SegmentedControl,
  args: {
    name: 'interval',
    label: 'Paid',
    labelHidden: true,
    options: [
      { value: 'annual', label: 'Annual' },
      { value: 'quarterly', label: 'Quarterly' },
    ],
    defaultValue: 'annual',
    onValueChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl<string>>;

export default meta;
type Story = StoryObj<typeof SegmentedControl<string>>;

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
        <SegmentedControl
          {...args}
          {...decision}
          key={value}
          name={value}
          label={label}
          defaultValue={value}
        />
      ))}
      <SegmentedControl
        {...args}
        {...decision}
        name="disabled"
        label="Disabled"
        defaultValue="pending"
        disabled
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const declined = canvas.getByRole('radiogroup', { name: 'Declined' });
    await expect(within(declined).getByRole('radio', { name: 'Declined' })).toBeChecked();
  },
};

const periods = [
  'Compared with the previous period',
  'Compared with the same period last year',
  'Not compared',
];

export const LongLabels: Story = {
  tags: ['right-to-left'],
  render: (args) => (
    <div style={{ maxInlineSize: 343 }}>
      <Stack>
        {[undefined, 'neutral' as const].map((tone) => (
          <SegmentedControl
            {...args}
            key={tone ?? 'track'}
            name={tone ?? 'track'}
            options={periods.map((label) => ({ value: label, label, tone }))}
            defaultValue={periods[0]}
          />
        ))}
      </Stack>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const group of canvas.getAllByRole('radiogroup')) {
      await expect(group.scrollWidth).toBeLessThanOrEqual(343);
      const options = within(group).getAllByRole('radio');
      const boxes = options.map((option) => option.getBoundingClientRect());
      const [first, second] = boxes;
      if (!(first && second)) throw new Error('Two options are needed');
      const beside = first.right <= second.left + 1;
      await expect(beside || first.bottom <= second.top).toBe(true);
      // Room for the longest word, which is not broken.
      for (const { width } of boxes) await expect(width).toBeGreaterThanOrEqual(80);
    }
  },
};

/** The arrow keys move to the option on their side. */
export const RightToLeftKeys: Story = {
  tags: ['test-only'],
  render: (args) => (
    <div dir="rtl">
      <SegmentedControl {...args} {...decision} defaultValue="pending" />
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
