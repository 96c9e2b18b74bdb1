import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { StarRating } from './StarRating.tsx';

const meta = {
  title: 'Components/StarRating',
  tags: ['stable'],
  component: StarRating,
  args: { value: 4 },
} satisfies Meta<typeof StarRating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Values: Story = {
  tags: ['axe', 'forced-colours', 'right-to-left'],
  render: () => (
    <Stack space="small">
      <StarRating value={4} />
      <StarRating value={null} />
      <StarRating value={3.5} count={1} />
      <StarRating value={4.2} count={18} size="small" />
      <StarRating value={null} count={0} size="small" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 of 5')).toBeVisible();
    await expect(canvas.getByText('Not rated')).toBeVisible();
    await expect(canvas.getByText('3.5 · 1 review')).toBeVisible();
    await expect(canvas.getByText('4.2 · 18 reviews')).toBeVisible();
    await expect(canvas.getByText('No reviews yet')).toBeVisible();
  },
};
