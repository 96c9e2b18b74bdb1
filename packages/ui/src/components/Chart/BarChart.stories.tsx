import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../layout/layout.tsx';
import { BarChart, type BarChartProps } from './Chart.tsx';
import { before30, sampleDays, views30, viewWords, year } from './sampleDays.ts';

function InCard(args: BarChartProps) {
  return (
    <Card title={args.label}>
      <BarChart {...args} />
    </Card>
  );
}

const meta = {
  title: 'Components/Chart/BarChart',
  tags: ['stable'],
  component: BarChart,
  args: {
    label: 'Views per day',
    points: sampleDays(views30.slice(-7), before30.slice(-7)),
    words: { ...viewWords, before: '7 days before' },
  },
  render: (args) => <InCard {...args} />,
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithComparison: Story = {
  parameters: { shows: 'more than in the 7 days before' },
  tags: ['axe', 'forced-colours', 'right-to-left'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Views per day' })).toHaveTextContent(
      '456 views in 7 days',
    );
  },
};

export const Amounts: Story = {
  parameters: { shows: 'There are no days to show.' },
  render: (args) => (
    <Stack>
      <InCard {...args} label="No data" points={[]} />
      <InCard {...args} label="All zero" points={sampleDays([0, 0, 0, 0, 0, 0, 0])} />
      <InCard {...args} label="One day" points={sampleDays([94], [58])} />
      <InCard {...args} label="One month" points={sampleDays(views30)} />
      <InCard {...args} label="One year" points={sampleDays(year)} />
      <InCard
        {...args}
        label="Large numbers"
        points={sampleDays(views30.slice(-7).map((day) => day * 987_654))}
      />
    </Stack>
  ),
};

/** Each key says the bar it comes to, beside the one before. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const reader = canvas.getByRole('slider', { name: 'Views per day, point by point' });
    await userEvent.tab();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(reader).toHaveAttribute(
      'aria-valuetext',
      'November 15th 2026. Views 71, 7 days before 40',
    );
  },
};
