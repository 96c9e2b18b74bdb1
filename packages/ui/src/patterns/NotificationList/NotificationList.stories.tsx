import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { type NotificationEntry, NotificationList } from './NotificationList.tsx';

type Sample = NotificationEntry & { id: number };

const meta = {
  title: 'Patterns/NotificationList',
  component: NotificationList,
  tags: ['stable', 'axe'],
  args: {
    onMark: fn(),
    entry: (row) => row,
    rows: [
      {
        id: 3,
        title: 'Tally is live',
        href: '/apps/active/view/tally',
        read: false,
        detail: 'Decisions on your listings · November 20th 2026',
      },
      {
        id: 2,
        href: '/apps/pending/view/orchard',
        read: true,
        title:
          'Tāwhiri Weather for Orchards, Vineyards and Market Gardens of the Whole Bay of Plenty needs changes',
        text: 'Please shorten the name, and say in the description for which regions the forecast is. The price on your site differs from the one here, so one of them is out of date. Both have to match before the listing can go live.',
        detail: 'Requested changes · November 19th 2026',
      },
    ],
  },
} satisfies Meta<typeof NotificationList<Sample>>;

export default meta;
type Story = StoryObj<typeof NotificationList<Sample>>;

export const UnreadAndRead: Story = { parameters: { shows: 'Tally is live' } };
