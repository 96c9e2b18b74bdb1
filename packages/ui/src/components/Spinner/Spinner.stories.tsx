import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './index.ts';

const meta = {
  title: 'Components/Spinner',
  tags: ['stable'],
  component: Spinner,
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {
  args: { label: 'Loading the listings' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Loading the listings' })).toBeVisible();
  },
};

export const Small: Story = { args: { size: 'small' } };
