import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorSummary } from './ErrorSummary.tsx';

const meta = {
  title: 'Components/ErrorSummary',
  tags: ['stable'],
  component: ErrorSummary,
  args: {
    title: 'Check 3 fields',
    errors: [
      { name: 'lastName', message: 'Last name is required' },
      { name: 'password', message: 'Password: Minimum 8 symbols' },
      { name: 'terms', message: 'You must accept the terms and conditions' },
    ],
    onGo: fn(),
  },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LinksToFields: Story = {
  tags: ['axe', 'forced-colours', 'right-to-left'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Check 3 fields' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Password: Minimum 8 symbols' }));
    await expect(args.onGo).toHaveBeenCalledWith('password');
  },
};
