import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../Link/index.ts';
import { Stack } from '../layout/index.ts';
import { Checkbox } from './index.ts';

const meta = {
  title: 'Components/Checkbox',
  tags: ['stable'],
  component: Checkbox,
  args: { name: 'news', label: 'Email me news about the directory' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  tags: ['forced-colours', 'right-to-left'],
  render: (args) => (
    <Stack space="small">
      <Checkbox {...args} label="Rest" />
      <Checkbox {...args} label="Checked" defaultChecked />
      <Checkbox {...args} label="Mixed" mixed />
      <Checkbox {...args} label="With help" help="Two letters a year, not more." />
      <Checkbox {...args} label="Disabled" disabled />
      <Checkbox {...args} label="Disabled and checked" disabled defaultChecked />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Mixed' })).toBePartiallyChecked();
  },
};

export const Toggling: Story = {
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.click(canvas.getByText('Email me news about the directory'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
  },
};

export const WithLink: Story = {
  args: {
    name: 'terms',
    label: (
      <>
        I accept the{' '}
        <Link href="#terms" underline="always">
          terms and conditions
        </Link>
      </>
    ),
    error: 'You must accept the terms and conditions',
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I accept the terms and conditions' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('You must accept the terms and conditions');
  },
};
