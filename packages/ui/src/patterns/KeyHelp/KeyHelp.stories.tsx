import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { KeyHelp } from './KeyHelp.tsx';

const meta = {
  title: 'Patterns/KeyHelp',
  tags: ['stable'],
  component: KeyHelp,
  args: {
    keys: [
      { key: 'J', does: 'Next in the queue' },
      { key: 'K', does: 'Previous in the queue' },
      { key: 'A', does: 'Focus Approve; press again to approve' },
    ],
  },
} satisfies Meta<typeof KeyHelp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Labelled: Story = { args: { labelled: true } };

// Rows: X8
export const Open: Story = {
  tags: ['axe'],
  play: async ({ userEvent }) => {
    await userEvent.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await waitFor(() => expect(sheet).toHaveTextContent('Next in the queue'));
  },
};
