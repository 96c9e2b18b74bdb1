import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/index.ts';
import { BarChart } from './index.ts';
import { before30, sampleDays, views30, viewWords, year } from './sampleDays.ts';

const meta = {
  title: 'Components/Chart/BarChart',
  tags: ['stable'],
  component: BarChart,
  args: {
    label: 'Views per day',
    points: sampleDays(views30.slice(-7), before30.slice(-7)),
    words: { ...viewWords, before: '7 days before' },
  },
  render: (args) => (
    <Card title={args.label}>
      <BarChart {...args} />
    </Card>
  ),
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithComparison: Story = {
  tags: ['forced-colours', 'right-to-left'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Views per day' })).toHaveTextContent(
      '456 views in 7 days',
    );
  },
};

/** Each key says the bar it comes to, beside the one before. */
export const Keyboard: Story = {
  tags: ['test-only'],
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

export const OneMonth: Story = { args: { points: sampleDays(views30) } };
export const OneDay: Story = { args: { points: sampleDays([94], [58]) } };
export const OneYear: Story = { args: { points: sampleDays(year) } };
export const AllZero: Story = { args: { points: sampleDays([0, 0, 0, 0, 0, 0, 0]) } };
export const NoData: Story = { args: { points: [] } };
export const LargeNumbers: Story = {
  args: { points: sampleDays(views30.slice(-7).map((day) => day * 987_654)) },
};
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
};
