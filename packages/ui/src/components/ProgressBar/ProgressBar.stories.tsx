import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Components/ProgressBar',
  tags: ['stable'],
  component: ProgressBar,
  args: { label: 'Completeness', value: 0.75, valueText: '6 of 8' },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  parameters: { shows: ['6 of 8', '8 of 8'] },
  tags: ['axe', 'forced-colours', 'right-to-left'],
  render: (args) => (
    <Stack>
      <ProgressBar {...args} />
      <ProgressBar label="Complete" value={1} valueText="8 of 8" />
      <ProgressBar label="Uploading logo.png" labelHidden value={0.3} />
      <ProgressBar label="Reading invoices.csv" value={null} valueText="Counting the rows" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Completeness' });
    await expect(bar).toHaveAttribute('aria-valuetext', '6 of 8');
    await expect(canvas.getByRole('progressbar', { name: 'Uploading logo.png' })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: /^Reading/ })).not.toHaveAttribute(
      'value',
    );
  },
};
