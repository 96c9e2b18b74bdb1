import type { Meta, StoryObj } from '@storybook/react-vite';
import { CreditCard, Gem, Shield, User } from 'lucide-react';
import { expect } from 'storybook/test';
import { Card } from '../../components/Card/Card.tsx';
import { AccountFrame, AccountSection } from './AccountFrame.tsx';

const pages = [
  { label: 'Personal information', icon: User, href: '#personal' },
  { label: 'Security', icon: Shield, href: '#security' },
  { label: 'Subscription', icon: Gem, href: '#subscription' },
  { label: 'Payment methods', icon: CreditCard, href: '#cards', current: true },
];

const meta = {
  title: 'Patterns/AccountFrame',
  tags: ['stable'],
  component: AccountFrame,
  subcomponents: { AccountSection },
  args: {
    pages,
    children: (
      <AccountSection title="Payment methods" help="How you pay.">
        <Card title="Your cards" />
      </AccountSection>
    ),
  },
} satisfies Meta<typeof AccountFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'My account' });
    const current = canvas.getByRole('link', { current: 'page' });
    await expect(nav).toContainElement(current);
    await expect(current).toHaveAccessibleName('Payment methods');
    await expect(current).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleName(
      /^My account ?: Payment methods$/,
    );
  },
};
