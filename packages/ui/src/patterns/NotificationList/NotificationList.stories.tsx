import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
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

/** Of a long list, only the rows near the viewport are rendered. */
export const Long: Story = {
  tags: ['!axe', 'test-only', 'slow'],
  args: {
    rows: Array.from({ length: 250 }, (_, index) => ({
      id: 250 - index,
      title: `Tally ${index + 1} is live`,
      href: `#${index + 1}`,
      read: index % 3 === 2,
      detail: 'Decisions on your listings · November 20th 2026',
    })),
  },
  play: async ({ canvas }) => {
    const rows = () => canvas.getAllByRole('listitem');
    await expect(rows()[0]).toHaveAttribute('aria-setsize', '250');
    await expect(rows().length).toBeLessThan(80);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(rows().at(-1)).toHaveAttribute('aria-posinset', '250'));
    await expect(rows().length).toBeLessThan(80);
  },
};
