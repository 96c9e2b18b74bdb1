import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppWindow } from 'lucide-react';
import { expect } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { StatTile } from './StatTile.tsx';

const shape = [34, 48, 52, 48, 34, 15, 16, 46, 59, 70, 59, 53, 25, 26, 53, 73, 76, 68, 56, 24];

const meta = {
  title: 'Components/StatTile',
  tags: ['stable'],
  component: StatTile,
  args: {
    label: 'Last 30 days',
    value: 1587,
    change: { before: 1150, words: 'vs previous 30 days' },
  },
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

export const States: Story = {
  parameters: {
    shows: ['38% vs previous 30 days', '20% vs previous 7 days', 'No change vs previous 30 days'],
  },
  tags: ['axe'],
  args: { shape },
  render: (args) => (
    <Stack>
      <StatTile {...args} />
      <StatTile {...args} value={421} change={{ before: 523, words: 'vs previous 7 days' }} />
      <StatTile
        label="No change"
        value={1587}
        change={{ before: 1587, words: 'vs previous 30 days' }}
      />
      <StatTile label="No data before" value={456} change={{ before: 0, words: 'on the day' }} />
      <StatTile
        label="Zero"
        value={0}
        change={{ before: 0, words: 'vs previous 30 days' }}
        shape={[0, 0, 0, 0]}
      />
      <StatTile
        {...args}
        label="Large numbers"
        value={9_876_543_210}
        change={{ before: 4, words: 'vs previous 30 days' }}
      />
      <StatTile label="Products" value={486} icon={AppWindow} aside="12 new in 30 days" />
      <StatTile label="A link" value={97} icon={AppWindow} href="#records" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const note = (text: string) => canvas.getAllByText(text)[0]?.closest('div');
    await expect(note('vs previous 30 days')).toHaveTextContent('up 38% vs previous 30 days');
    await expect(note('vs previous 7 days')).toHaveTextContent('down 20% vs previous 7 days');
    await expect(note('on the day')).toHaveTextContent('up 456 on the day');
  },
};
