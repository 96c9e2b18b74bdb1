import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { SecretDialog } from './SecretDialog.tsx';

const meta = {
  title: 'Patterns/SecretDialog',
  tags: ['stable'],
  component: SecretDialog,
  args: {
    kind: 'key',
    label: 'Public website',
    secret: `dir_0001${'x'.repeat(39)}`,
    description: 'Store it where the site reads its settings. We don’t show it again.',
    onClose: fn(),
  },
} satisfies Meta<typeof SecretDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Escape does not lose the key. */
export const Key: Story = {
  tags: ['axe'],
  parameters: { shows: 'Copy the key first. We don’t show it again.' },
  play: async ({ args, userEvent }) => {
    const secret = await screen.findByRole('textbox', { name: args.label });
    await userEvent.keyboard('{Escape}');
    await screen.findByText(/^Copy the key first/);
    await expect(secret).toHaveValue(args.secret);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'I copied it' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Secret: Story = {
  args: { kind: 'secret', secret: `whsec_${'x'.repeat(43)}=` },
  parameters: { shows: 'Copy your secret' },
};
