import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { Sparkline, SparkShape } from './Chart.tsx';
import { sampleDays, views30, viewWords, year } from './sampleDays.ts';

const meta = {
  title: 'Components/Chart/Sparkline',
  tags: ['stable'],
  component: Sparkline,
  parameters: { docs: { parts: { SparkShape } } },
  args: { label: 'Views', points: sampleDays(views30), words: viewWords },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Amounts: Story = {
  parameters: { shows: ['November 14th 2026', 'There are no days to show.'] },
  tags: ['axe'],
  render: (args) => (
    <Stack space="large">
      <Sparkline {...args} />
      <Sparkline
        {...args}
        label="With its table"
        points={sampleDays(views30.slice(-7))}
        table="below"
      />
      <Sparkline {...args} label="One year" points={sampleDays(year)} />
      <Sparkline {...args} label="One day" points={sampleDays([94])} />
      <Sparkline {...args} label="All zero" points={sampleDays([0, 0, 0])} />
      <Sparkline {...args} label="No data" points={[]} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Views' })).toHaveTextContent(
      '1,588 views in 30 days',
    );
    await expect(canvas.getByRole('table', { name: 'With its table' })).toBeVisible();
  },
};
