import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { Stepper } from './Stepper.tsx';

const steps = ['File', 'Columns', 'Check', 'Import'].map((label) => ({ label }));

const meta = {
  title: 'Components/Stepper',
  tags: ['stable'],
  component: Stepper,
  args: { label: 'Import of invoices', steps, current: 1 },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  tags: ['axe', 'forced-colours', 'right-to-left'],
  render: (args) => (
    <Stack space="xlarge">
      <Stepper {...args} />
      <Stepper {...args} label="All done" current={3} steps={steps.slice(0, 3)} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const current = canvas.getAllByText('Columns')[0]?.closest('li');
    await expect(current).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByText('Step 2 of 4: Columns')).toBeInTheDocument();
  },
};
