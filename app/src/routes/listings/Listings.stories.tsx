import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { everywhere } from '../../../../.storybook/widths.ts';
import { PortalStory } from '../../testing/PortalStory.tsx';

const meta = {
  title: 'Screens/Listings',
  component: PortalStory,
  parameters: { layout: 'fullscreen', chromatic: everywhere },
  args: { path: '/apps/active' },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
/** By what each listing says of itself: a table where there is room, a list on a phone. */
const rows = () => screen.findAllByText(/takes care of the daily work/);

export const MyListings: Story = {
  play: async () => {
    await heading('My listings');
    await expect((await rows()).length).toBeGreaterThan(1);
  },
};

export const PendingListings: Story = {
  args: { path: '/apps/pending' },
  play: async () => {
    await heading('Pending listings');
    await rows();
  },
};

export const AllListingsOfAnAdmin: Story = {
  args: { as: 'admin@portal.test', path: '/apps/active/all' },
  play: async () => {
    await heading('All listings');
    await rows();
    await expect(screen.getByText('SUPER ADMIN')).toBeVisible();
  },
};

export const QueueOfAnAdmin: Story = {
  args: { as: 'admin@portal.test', path: '/apps/pending/all' },
  play: async () => {
    await heading('Pending listings');
    await expect(await screen.findByRole('link', { name: 'Start reviewing' })).toBeVisible();
  },
};

export const NothingYet: Story = {
  args: {
    path: '/services/active',
    as: 'pro@portal.test',
    prepare: ({ db }) => {
      db.listings.length = 0;
    },
  },
  play: async () => {
    await expect(await screen.findByText('No service listings yet')).toBeVisible();
  },
};

export const NothingMatches: Story = {
  args: { path: '/apps/active?search=marinna' },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(/No listing matches/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    await rows();
    await expect(screen.getByRole('searchbox')).toHaveValue('');
  },
};

export const Loading: Story = {
  args: { faults: { slow: 600_000, only: '/apps' } },
  play: async () => {
    await heading('My listings');
  },
};

export const Failed: Story = {
  args: { faults: { broken: true, only: '/apps' } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Offline: Story = {
  args: { faults: { offline: true, only: '/apps' } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const FreeVendorMayNotListServices: Story = {
  args: { path: '/services/new' },
  play: async () => {
    await heading('List your services');
  },
};

export const UnknownAddress: Story = {
  args: { path: '/nowhere' },
  play: async () => {
    await heading('My listings');
    await expect(await screen.findByText('There is no such page.')).toBeVisible();
  },
};

export const AdminPageOpenedByAVendor: Story = {
  args: { path: '/apps/pending/all' },
  play: async () => {
    await heading('My listings');
    await expect(await screen.findByText('That page is for admins.')).toBeVisible();
  },
};

export const TypedInTheMiddle: Story = {
  args: { path: '/apps/active?search=acme' },
  play: async ({ userEvent }) => {
    await heading('My listings');
    const search = await screen.findByRole<HTMLInputElement>('searchbox');
    await userEvent.click(search);
    search.setSelectionRange(2, 2);
    await userEvent.keyboard('xyz');
    await expect(search).toHaveValue('acxyzme');
    await expect(search.selectionStart).toBe(5);
  },
};
