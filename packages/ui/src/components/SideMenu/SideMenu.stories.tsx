import type { Meta, StoryObj } from '@storybook/react-vite';
import { Anchor, LogOut, User } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { SideMenu } from './SideMenu.tsx';
import { editorGroups, ownerGroups } from './sampleGroups.ts';

const meta = {
  title: 'Components/SideMenu',
  tags: ['stable'],
  component: SideMenu,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Harbour loans',
    mark: <Anchor size={28} aria-hidden />,
    waitingLabel: (count) => `${count} to answer`,
    back: { href: '#site', label: 'Back to the site' },
    groups: ownerGroups,
  },
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

// Rows: 2.28
export const Default: Story = {
  parameters: { shows: 'Harbour loans' },
  args: { foot: <Text size="small">A card at the foot</Text> },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Main' });
    const links = canvas.getAllByRole('link').filter((link) => nav.contains(link));
    await expect(links[0]).toHaveAccessibleName('Back to the site');
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName(
      'Drafts 23 in Loans',
    );
  },
};

// Rows: 2.28
/** A menu higher than the window is scrolled to the current page. */
export const Scrolled: Story = {
  parameters: { shows: 'Settings' },
  args: {
    groups: editorGroups.map((group) => ({
      ...group,
      items: group.items.map((item) => ({ ...item, current: group.labelHidden })),
    })),
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 640 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { name: 'Settings', current: 'page' });
    await waitFor(() => expect(current.getBoundingClientRect().bottom).toBeLessThan(640));
    await expect(canvas.getByRole('link', { name: 'Calendar NEW' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Requests 7 to answer' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Places' })).toBeVisible();
  },
};

// Rows: 2.28
/** A folded group keeps the current page and open tasks in sight. */
export const Folded: Story = {
  args: { groups: editorGroups },
  render: function Remembering(args) {
    const [folded, setFolded] = useState<readonly string[]>(['Places']);
    return <SideMenu {...args} folded={folded} onFoldedChange={setFolded} />;
  },
  play: async ({ canvas, userEvent }) => {
    const places = canvas.getByRole('button', { name: 'Places', expanded: false });
    await expect(canvas.queryByRole('link', { name: 'Harbours' })).toBeNull();
    places.focus();
    await userEvent.keyboard('{Enter}');
    await expect(places).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: 'Harbours' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Inbox' }));
    await expect(canvas.getByRole('link', { name: 'Requests 7 to answer' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Messages' })).toBeNull();
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
      ...ownerGroups,
      {
        label: 'Teams who look after several regions and all of their harbours',
        items: [
          {
            label: 'Berths of the whole country and every one of its regions',
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
    const long = canvas.getByText('Berths of the whole country and every one of its regions');
    await expect(long.scrollWidth).toBe(long.clientWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(signOut).toHaveBeenCalled();
    await expect(args.onNavigate).toHaveBeenCalled();
  },
};
