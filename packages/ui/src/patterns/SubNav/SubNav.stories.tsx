import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyRound, Palette, ScrollText, Server, Users, Webhook } from 'lucide-react';
import { expect } from 'storybook/test';
import { SubNav } from './SubNav.tsx';

const meta = {
  title: 'Patterns/SubNav',
  tags: ['stable'],
  component: SubNav,
  args: {
    label: 'Administration',
    pages: [
      { label: 'Accounts', icon: Users, href: '#accounts' },
      { label: 'Audit log', icon: ScrollText, href: '#audit' },
      { label: 'API keys', icon: KeyRound, href: '#keys' },
      { label: 'Webhooks', icon: Webhook, href: '#webhooks' },
      { label: 'Brand', icon: Palette, href: '#brand' },
      { label: 'System', icon: Server, href: '#system', current: true },
    ],
  },
} satisfies Meta<typeof SubNav>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The current page is visible, also in a row that is too narrow for all. */
export const Top: Story = {
  tags: ['axe'],
  args: { place: 'top' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Administration' });
    const current = canvas.getByRole('link', { current: 'page' });
    await expect(current).toHaveAccessibleName('System');
    await expect(current.getBoundingClientRect().right).toBeLessThanOrEqual(
      nav.getBoundingClientRect().right,
    );
  },
};
