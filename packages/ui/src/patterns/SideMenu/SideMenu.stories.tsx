import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, User } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { SideMenu, TrialCard } from './SideMenu.tsx';
import { adminGroups, vendorGroups } from './sampleGroups.ts';

const meta = {
  title: 'Patterns/SideMenu',
  tags: ['stable'],
  component: SideMenu,
  subcomponents: { TrialCard },
  parameters: { layout: 'fullscreen' },
  args: { backHref: '#directory', groups: vendorGroups },
  decorators: [
    (Story, { args }) => (
      <div style={{ inlineSize: args.place === 'drawer' ? 300 : 248, blockSize: '100vh' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SideMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

// Rows: 1.8, 2.28
export const Vendor: Story = {
  parameters: { shows: 'List your services' },
  args: { foot: <TrialCard href="#trial" /> },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Main' });
    const links = canvas.getAllByRole('link').filter((link) => nav.contains(link));
    await expect(links[0]).toHaveAccessibleName('Back to the directory');
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName(
      'Pending listings 23 in App Listings',
    );
    await expect(canvas.getByRole('link', { name: 'See free trial' })).toBeVisible();
  },
};

// Rows: 2.28
/** A menu higher than the window is scrolled to the current page. */
export const Admin: Story = {
  parameters: { shows: 'Administration' },
  args: {
    groups: adminGroups.map((group) =>
      group.labelHidden
        ? { ...group, items: group.items.map((item) => ({ ...item, current: true })) }
        : group,
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 640 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { name: 'Administration', current: 'page' });
    await waitFor(() => expect(current.getBoundingClientRect().bottom).toBeLessThan(640));
    await expect(canvas.getByRole('link', { name: 'Featured NEW' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'App reviews 7 to review' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Service Offers' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Metadata' })).toBeVisible();
  },
};

// Rows: 2.28
/** A folded group keeps the current page and open tasks in sight. */
export const Folded: Story = {
  args: { groups: adminGroups },
  render: function Remembering(args) {
    const [folded, setFolded] = useState<readonly string[]>(['Metadata']);
    return <SideMenu {...args} folded={folded} onFoldedChange={setFolded} />;
  },
  play: async ({ canvas, userEvent }) => {
    const metadata = canvas.getByRole('button', { name: 'Metadata', expanded: false });
    await expect(canvas.queryByRole('link', { name: 'Categories' })).toBeNull();
    metadata.focus();
    await userEvent.keyboard('{Enter}');
    await expect(metadata).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: 'Categories' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Special Offers' }));
    await expect(canvas.getByRole('link', { name: 'App Offers 3 to review' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Service Offers' })).toBeNull();
  },
};

const signOut = fn();

// Rows: 2.28
export const InDrawer: Story = {
  tags: ['axe'],
  args: {
    place: 'drawer',
    onNavigate: fn(),
    groups: [
      ...vendorGroups,
      {
        label: 'Cloud experts who look after several regions and their listings',
        items: [
          {
            label: 'Listings of the whole country and every one of its regions',
            icon: User,
            href: '#long',
            count: 12_345,
            waiting: true,
          },
        ],
      },
      {
        label: 'Account',
        atFoot: true,
        items: [
          { label: 'My account', icon: User, href: '#account' },
          { label: 'Sign out', icon: LogOut, onSelect: signOut },
        ],
      },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(signOut).toHaveBeenCalled();
    await expect(args.onNavigate).toHaveBeenCalled();
  },
};
