import type { MemoryBackend } from '@portal/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PortalStory } from '../../testing/PortalStory.tsx';

const name =
  'Tāwhiri Weather for Orchards, Vineyards and Market Gardens of the Whole Bay of Plenty';

const kinds = ['changes-requested', 'listing-decided', 'offer-decided'] as const;

/** Notifications of the vendor, oldest first; every third is read. */
const told =
  (count: number) =>
  ({ db }: MemoryBackend) => {
    const userId = db.users.find(({ email }) => email === 'vendor@portal.test')?.id ?? 0;
    db.notifications = Array.from({ length: count }, (_, index) => {
      const kind = kinds[index % kinds.length] ?? 'offer-decided';
      const title = {
        'changes-requested': `${name} needs changes`,
        'listing-decided': 'Tally is live',
        'offer-decided': 'Your special offer was declined: Three months for one',
      }[kind];
      return {
        id: index + 1,
        userId,
        kind,
        title,
        about: `apps/${index}`,
        text: kind === 'changes-requested' ? 'Please say for which regions the forecast is.' : null,
        path: '/apps/active',
        read: index % 3 === 2,
        createdAt: new Date(Date.UTC(2026, 9, 1 + (index % 45), 9)).toISOString(),
      };
    });
  };

const meta = {
  title: 'Screens/Notifications',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/notifications', as: 'vendor@portal.test', prepare: told(40) },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const main = async () => within(await screen.findByRole('main'));

// Rows: X23N2
export const Full: Story = {
  tags: ['axe', 'no-picture', 'slow'],
  parameters: { shows: 'Show more' },
  async play() {
    await screen.findByRole('button', { name: 'Notifications, 27 unread' });
  },
};

export const AllShown: Story = {
  tags: ['test-only', 'slow'],
  async play() {
    const page = await main();
    await userEvent.click(await page.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(page.getAllByRole('button', { name: /^Mark as/ })).toHaveLength(40));
    const [first] = await page.findAllByRole('button', { name: /^Mark as read/ });
    if (first) await userEvent.click(first);
    await screen.findByRole('button', { name: 'Notifications, 26 unread' });
    await userEvent.click(page.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() =>
      expect(page.queryAllByRole('button', { name: /^Mark as read/ })).toEqual([]),
    );
  },
};

// Rows: X23N3
export const Settings: Story = {
  tags: ['slow'],
  args: { path: '/account/notifications' },
  parameters: { shows: 'Decisions on your offers' },
  async play() {
    await userEvent.click(
      await screen.findByRole('switch', { name: 'Portal: Decisions on your offers' }),
    );
    await screen.findByText('Decisions on your offers: saved');
  },
};

/** Only the vendor sees them, and not staff who view the portal as the vendor. */
export const ViewedByStaff: Story = {
  parameters: { shows: 'Notifications aren’t available while you view the portal as a vendor' },
  args: {
    as: 'admin@portal.test',
    prepare: ({ db }) => {
      const [viewer, vendor] = ['admin@portal.test', 'vendor@portal.test'].map((email) =>
        db.users.find((user) => user.email === email),
      );
      if (viewer && vendor) db.viewed.set(viewer.id, vendor.id);
    },
  },
};
