import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DeclinedBanner } from './DeclinedBanner.tsx';

const meta = {
  title: 'Patterns/DeclinedBanner',
  tags: ['stable'],
  component: DeclinedBanner,
  args: {
    note: `The short description promises “guaranteed full berths”. Please mend these:\n\n1. The link https://harbourmaster.example/${'a-very-long-address-'.repeat(8)}\n2. The logo`,
    decidedAt: 'November 18th 2026',
  },
} satisfies Meta<typeof DeclinedBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

// Rows: 2.35
export const WithNote: Story = {
  tags: ['axe'],
  args: { onHistory: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('This listing has been declined by an admin.')).toBeVisible();
    await expect(canvas.getByText('The following note was left:')).toBeVisible();
    await expect(canvas.getByRole('blockquote')).toHaveTextContent('guaranteed full berths');
    await userEvent.click(canvas.getByRole('button', { name: 'See the history' }));
    await expect(args.onHistory).toHaveBeenCalledOnce();
  },
};

// Rows: 2.35
export const WithoutNote: Story = {
  parameters: { shows: 'No note was left.' },
  args: { note: '  ' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('The following note was left:')).toBeNull();
  },
};
