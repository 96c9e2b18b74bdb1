import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './index.ts';

const meta = {
  title: 'Components/ProgressBar',
  tags: ['stable'],
  component: ProgressBar,
  args: { label: 'Completeness', value: 0.75, valueText: '6 of 8' },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithText: Story = {
  tags: ['forced-colours', 'right-to-left'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Completeness' });
    await expect(bar).toHaveAttribute('aria-valuetext', '6 of 8');
  },
};

export const HiddenLabel: Story = {
  args: { label: 'Uploading logo.png', labelHidden: true, value: 0.3, valueText: undefined },
};

export const Complete: Story = { args: { value: 1, valueText: '8 of 8' } };
