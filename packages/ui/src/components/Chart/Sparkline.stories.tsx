import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sparkline, SparkShape } from './index.ts';
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

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Views' })).toHaveTextContent(
      '1,588 views in 30 days',
    );
  },
};

export const WithTable: Story = {
  args: { points: sampleDays(views30.slice(-7)), table: 'below' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Views' })).toBeVisible();
  },
};

export const OneYear: Story = { args: { points: sampleDays(year) } };
export const OneDay: Story = { args: { points: sampleDays([94]) } };
export const AllZero: Story = { args: { points: sampleDays([0, 0, 0]) } };
export const NoData: Story = { args: { points: [] } };
