import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { DateText } from './DateText.tsx';

const meta = {
  title: 'Components/DateText',
  tags: ['stable'],
  component: DateText,
  args: { value: '2026-11-20T09:30:00.000Z' },
} satisfies Meta<typeof DateText>;

export default meta;
type Story = StoryObj<typeof meta>;

// Rows: 2.44
export const Dates: Story = {
  parameters: { shows: ['December 1st 2026', 'Not published yet'] },
  tags: ['axe'],
  render: (args) => (
    <Stack space="small">
      <DateText {...args} />
      <DateText value="2026-12-01" />
      <DateText value={Date.UTC(2026, 10, 12, 12)} />
      <DateText value="2026-05-22" />
      <DateText value={null} />
      <DateText value={null} none="Not published yet" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const first = canvas.getByText('November 20th 2026');
    await expect(first).toHaveRole('time');
    await expect(first).toHaveAttribute('datetime', '2026-11-20T09:30:00.000Z');
  },
};
