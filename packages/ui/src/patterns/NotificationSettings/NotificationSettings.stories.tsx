import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { NotificationSettings } from './NotificationSettings.tsx';

const meta = {
  title: 'Patterns/NotificationSettings',
  component: NotificationSettings,
  tags: ['stable', 'axe'],
  args: {
    onChange: fn(),
    entries: [
      {
        kind: 'decided',
        label: 'Decisions on your listings',
        portal: true,
        email: 'at-once',
        help: 'A listing or its changes were approved or declined.',
        essential: false,
      },
      {
        kind: 'payment',
        label: 'Failed payments',
        portal: true,
        email: 'at-once',
        help: 'We couldn’t charge your card.',
        essential: true,
      },
    ],
  },
} satisfies Meta<typeof NotificationSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choices: Story = {
  parameters: { shows: 'Always in the portal and by email' },
  async play({ args }) {
    await expect(
      screen.getByRole('combobox', { name: 'Email: Decisions on your listings' }),
    ).toBeVisible();
    await userEvent.click(
      await screen.findByRole('switch', { name: 'Portal: Decisions on your listings' }),
    );
    await expect(args.onChange).toHaveBeenCalledWith('decided', { portal: false });
  },
};
