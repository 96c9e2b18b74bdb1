import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { Meter } from './Meter.tsx';

const meta = {
  title: 'Components/Meter',
  tags: ['beta'],
  component: Meter,
  args: { label: 'App listings', value: 3, max: 12 },
} satisfies Meta<typeof Meter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Levels: Story = {
  parameters: { shows: 'None on this plan' },
  tags: ['axe', 'forced-colours', 'right-to-left'],
  render: (args) => (
    <Stack space="large">
      <Meter {...args} value={0} />
      <Meter {...args} />
      <Meter {...args} label="Featured" value={6} max={6} />
      <Meter {...args} label="Service listings" value={14} />
      <Meter {...args} label="Nothing allowed" value={0} max={0} words="None on this plan" />
      <Meter {...args} label="All listings" labelHidden words="3 of 12 listings" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const full = canvas.getByRole('meter', { name: 'Featured' });
    await expect(full).toHaveAttribute('aria-valuetext', '6 of 6');
    await expect(full).toHaveAttribute('data-level', 'full');
    await expect(canvas.getByRole('meter', { name: 'All listings' })).toBeVisible();
    const over = canvas.getByRole('meter', { name: 'Service listings' });
    await expect(over).toHaveAttribute('aria-valuetext', '14 of 12');
  },
};
