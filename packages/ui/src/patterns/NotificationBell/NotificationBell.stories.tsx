import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { NotificationBell } from './NotificationBell.tsx';

const latest = [
  { id: 3, title: 'Tally is live', when: 'November 20th 2026', href: '/apps', read: false },
  {
    id: 2,
    title:
      'Tāwhiri Weather for Orchards, Vineyards and Market Gardens of the Whole Bay of Plenty needs changes',
    when: 'November 19th 2026',
    href: '/apps',
    read: false,
  },
  { id: 1, title: 'Ledger was declined', when: 'November 2nd 2026', href: '/apps', read: true },
];

const meta = {
  title: 'Patterns/NotificationBell',
  component: NotificationBell,
  tags: ['stable'],
  args: { unread: 3, latest, allHref: '/notifications', onMarkAll: fn() },
} satisfies Meta<typeof NotificationBell>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const None: Story = {
  args: { unread: 0, latest: [] },
  parameters: { shows: { text: 'No notifications yet', in: 'menu' } },
  play: () => open('Notifications'),
};

// Rows: X23N1
export const Three: Story = {
  tags: ['axe'],
  args: { news: 'New notification, 3 unread' },
  parameters: { shows: { text: 'View all notifications', in: 'menu' } },
  play: () => open('Notifications, 3 unread'),
};

export const ManyAndFailed: Story = {
  args: { unread: 1204, latest: 'failed' },
  parameters: { shows: { text: 'Notifications didn’t load', in: 'menu' } },
  play: () => open('Notifications, 99+ unread'),
};
