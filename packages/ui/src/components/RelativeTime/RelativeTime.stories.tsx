import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { RelativeTime } from './RelativeTime.tsx';

const meta = {
  title: 'Components/RelativeTime',
  tags: ['beta'],
  component: RelativeTime,
  args: { value: '2026-11-18T09:00:00.000Z', now: '2026-11-20T12:00:00.000Z' },
} satisfies Meta<typeof RelativeTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Times: Story = {
  parameters: { shows: '40 minutes ago' },
  tags: ['axe'],
  render: (args) => (
    <Stack space="small">
      <RelativeTime {...args} />
      <RelativeTime {...args} value="2026-11-20T11:59:30.000Z" />
      <RelativeTime {...args} value="2026-11-20T11:20:00.000Z" />
      <RelativeTime {...args} value="2025-10-01T00:00:00.000Z" />
      <RelativeTime {...args} value="2026-11-23T12:00:00.000Z" />
      <RelativeTime {...args} value="soon" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const time = canvas.getByText('2 days ago');
    await expect(time).toHaveRole('time');
    await expect(time).toHaveAttribute('datetime', '2026-11-18T09:00:00.000Z');
    await expect(time).toHaveAttribute('title', 'November 18th 2026');
  },
};
