import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DecisionBanner } from './DecisionBanner.tsx';

const meta = {
  title: 'Patterns/DecisionBanner',
  tags: ['stable'],
  component: DecisionBanner,
  args: {
    kind: 'declined',
    note: `The short description promises “guaranteed full berths”. Please mend these:\n\n1. The link https://harbourmaster.example/${'a-very-long-address-'.repeat(8)}\n2. The logo`,
    decidedAt: 'November 18th 2026',
  },
} satisfies Meta<typeof DecisionBanner>;

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

export const ChangesRequested: Story = {
  tags: ['forced-colours'],
  args: {
    kind: 'changes',
    note: 'Nearly there: two things before it can go live.',
    onHistory: fn(),
    changes: [
      { id: 1, title: 'Link', done: true, onOpen: fn() },
      { id: 2, title: 'Full description', done: false, onOpen: fn() },
      { id: 3, title: 'Team members, Aroha Ngata (suggestion)', done: false },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('1 of 3 resolved')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Full description' }));
    await expect(args.changes?.[1]?.onOpen).toHaveBeenCalledOnce();
  },
};
