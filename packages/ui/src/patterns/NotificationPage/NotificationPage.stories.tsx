import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { phoneStory } from '../../../../../.storybook/widths.ts';
import type { NotificationEntry } from '../NotificationList/NotificationList.tsx';
import { NotificationPage, type NotificationPageProps } from './NotificationPage.tsx';

type Sample = NotificationEntry & { id: number };

const rows: Sample[] = [
  {
    id: 3,
    title:
      'Tāwhiri Weather for Orchards, Vineyards and Market Gardens of the Whole Bay of Plenty needs changes',
    text: 'Please say for which regions the forecast is.',
    href: '#3',
    read: false,
    detail: 'Requested changes · November 20th 2026, 09:00',
  },
  {
    id: 2,
    title: 'Tally is live',
    href: '#2',
    read: true,
    detail: 'Decisions on your listings · November 19th 2026, 09:00',
  },
];

const meta = {
  title: 'Patterns/NotificationPage',
  tags: ['stable'],
  component: NotificationPage,
  args: {
    settingsHref: '#settings',
    filter: { unread: false, kind: '' },
    onFilter: fn(),
    kinds: [{ value: 'listing-decided', label: 'Decisions on your listings' }],
    rows,
    entry: (row) => row,
    onMark: fn(),
    onMarkAll: fn(),
    state: 'ready',
    problem: 'More notifications could not be loaded.',
    onRetry: fn(),
    onMore: fn(),
  },
} satisfies Meta<NotificationPageProps<Sample>>;

export default meta;
type Story = StoryObj<NotificationPageProps<Sample>>;

export const Full: Story = {
  tags: ['axe'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
    await expect(args.onMarkAll).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('radio', { name: 'Unread' }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ unread: true, kind: '' });
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { rows: [], state: 'loading', onMarkAll: null },
  parameters: { shows: { in: '[data-shape=block]' } },
};

export const Empty: Story = {
  args: { rows: [], onMarkAll: null },
  parameters: { shows: 'No notifications yet' },
};

export const NoMatch: Story = {
  args: { rows: [], filter: { unread: true, kind: 'listing-decided' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No notification matches these filters')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ unread: false, kind: '' });
  },
};

export const Failed: Story = {
  args: { rows: [], state: 'failed', onMarkAll: null },
  parameters: { shows: 'This page could not be loaded' },
};

/** Older ones could not be loaded. */
export const MoreFailed: Story = {
  args: { state: 'failed' },
  parameters: { shows: { text: 'More notifications could not be loaded.', in: 'status' } },
};

export const OnPhone: Story = phoneStory;
