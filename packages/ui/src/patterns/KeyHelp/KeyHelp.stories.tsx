import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { KeyHelp } from './index.ts';

const meta = {
  title: 'Patterns/KeyHelp',
  component: KeyHelp,
  args: {
    keys: [
      { key: 'J', does: 'Next in the queue' },
      { key: 'K', does: 'Previous in the queue' },
      { key: 'A', does: 'Chooses Approved; pressed again, approves' },
    ],
  },
} satisfies Meta<typeof KeyHelp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

// Rows: X8
export const OpenedByItsKey: Story = {
  play: async ({ userEvent }) => {
    await userEvent.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keys of this page' });
    await waitFor(() => expect(sheet).toHaveTextContent('Next in the queue'));
  },
};
