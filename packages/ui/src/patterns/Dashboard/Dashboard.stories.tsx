import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppWindow, Cloud, Star, Users } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { phoneStory } from '../../../../../.storybook/widths.ts';
import { Dashboard, type Series } from './Dashboard.tsx';

const points = Array.from({ length: 30 }, (_, index) => ({
  key: `2026-10-${index + 1}`,
  label: `October ${index + 1} 2026`,
  tick: `Oct ${index + 1}`,
  value: 4 + Math.round(3 * Math.sin(index / 3)),
}));
const users = { value: 'New users', unit: { one: 'new user', many: 'new users' } };
const total = { value: 'Total users', unit: { one: 'user', many: 'users' } };

const series: Series[] = [
  {
    name: 'Both',
    label: 'New and total users per day',
    kind: 'count',
    words: { ...users, also: total.value },
    points: points.map((point, index) => ({ ...point, also: 300 + 4 * index })),
  },
  { name: 'New', label: 'New users per day', kind: 'count', words: users, points },
  {
    name: 'Total',
    label: 'Total users per day',
    words: total,
    points: points.map((point, index) => ({ ...point, value: 300 + 4 * index })),
  },
];
const hours = { value: 'Hours', unit: { one: 'hour', many: 'hours' } };
const times: Series[] = [
  {
    name: 'Backlog',
    label: 'Items to review at the end of each day',
    words: { value: 'To review', unit: { one: 'item to review', many: 'items to review' } },
    points,
  },
  {
    name: 'Wait',
    label: 'Median wait by week',
    help: 'Median wait by week, in hours, 12 weeks',
    words: hours,
    points,
  },
];

const long = 'Four Seasons in One Day: Weather-Aware Scheduling and Site Safety for Outdoor Crews';

const meta = {
  title: 'Patterns/Dashboard',
  tags: ['stable'],
  component: Dashboard,
  args: {
    help: 'Friday, November 20th 2026 in UTC. 20 items to review.',
    tiles: [
      {
        label: 'App listings',
        icon: AppWindow,
        value: 134,
        aside: '12 new in 30 days',
        href: '#a',
      },
      { label: 'Service listings', icon: Cloud, value: 58, aside: '3 new in 30 days', href: '#s' },
      { label: 'Registered users', icon: Users, value: 1_209, aside: '120 new in 30 days' },
    ],
    users: series,
    waiting: [
      { label: 'App listings', icon: AppWindow, count: 14, since: 'oldest 4 days', href: '#1' },
      { label: 'App reviews', icon: Star, count: 6, since: 'oldest 1 day', href: '#2' },
    ],
    longest: [
      { key: '1', name: long, note: 'App, Aroha Ngata', href: '#first' },
      { key: '2', name: 'Ferrymead Fleet', note: 'App, Tom Rewi', href: '#3' },
    ],
    decided: {
      help: '4 approved and 2 declined in 30 days',
      entries: [
        { key: '1', name: 'Harbour Ledger', note: 'Mere, today', status: 'approved', href: '#4' },
      ],
    },
    newest: [{ key: '1', name: 'Tōtara Timesheets', note: 'App, Aroha, today', href: '#5' }],
    times: { kind: 'ready', value: times },
  },
} satisfies Meta<typeof Dashboard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['axe'],
  play: async ({ canvas, userEvent, step }) => {
    await step('reviewing starts with the listing that has waited longest', async () => {
      const start = canvas.getByRole('link', { name: 'Start reviewing' });
      await expect(start).toHaveAttribute('href', '#first');
    });
    await step('a chart shows one of its series', async () => {
      await canvas.findByRole('figure', { name: 'New and total users per day' });
      await userEvent.click(canvas.getByRole('radio', { name: 'Total' }));
      await canvas.findByRole('figure', { name: 'Total users per day' });
      await userEvent.click(canvas.getByRole('radio', { name: 'Wait' }));
      await expect(canvas.getByText('Median wait by week, in hours, 12 weeks')).toBeVisible();
      await userEvent.click(canvas.getByRole('radio', { name: 'Both' }));
    });
  },
};

/** Nothing to review; the review times still load. */
export const Empty: Story = {
  args: {
    help: 'Friday, November 20th 2026 in UTC. Nothing to review.',
    waiting: [{ label: 'App listings', icon: AppWindow, count: 0, href: '#1' }],
    longest: [],
    decided: { help: '0 approved and 0 declined in 30 days', entries: [] },
    newest: [],
    times: { kind: 'loading' },
  },
  parameters: {
    shows: ['You’re all caught up.', 'No decisions yet.', 'No live listings yet.'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Start reviewing' })).toBeNull();
    await expect(canvas.queryByText('Review times')).toBeNull();
  },
};

/** The rest of the page stays when the review times cannot be read. */
export const TimesFailed: Story = {
  args: { times: { kind: 'failed', problem: 'An unknown error occurred.', retry: fn() } },
  parameters: { shows: ['An unknown error occurred.', 'To review'] },
};

export const OnPhone: Story = phoneStory;
