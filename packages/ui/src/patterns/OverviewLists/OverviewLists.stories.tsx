import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppWindow, Cloud, Star, Tag } from 'lucide-react';
import { expect } from 'storybook/test';
import { phoneStory } from '../../../../../.storybook/widths.ts';
import { Card } from '../../components/Card/Card.tsx';
import {
  EntryList,
  OverviewGrid,
  TileRow,
  WaitingList,
  type WaitingListProps,
} from './OverviewLists.tsx';

const lines: WaitingListProps['lines'] = [
  {
    label: 'App listings',
    icon: AppWindow,
    count: 14,
    since: 'oldest 4 days',
    late: true,
    href: '#apps',
  },
  { label: 'Service listings', icon: Cloud, count: 5, since: 'oldest 2 days', href: '#services' },
  { label: 'Reviews', icon: Star, count: 1_209, since: 'oldest 1 day', href: '#reviews' },
  { label: 'Special offers', icon: Tag, count: 0, href: '#offers' },
];

const decided = [
  { key: '1', name: 'Tōtara Timesheets', note: 'Aroha, today', status: 'approved', href: '#1' },
  { key: '2', name: 'Ferrymead Fleet', note: 'Tom Rewi, today', status: 'declined', href: '#2' },
  {
    key: '3',
    name: 'Four Seasons in One Day: Weather-Aware Scheduling and Site Safety for Outdoor Crews',
    note: 'Josephine-Alexandrina Blackwood-Tuiasosopo, yesterday',
    status: 'approved',
    href: '#3',
  },
] as const;

const meta = {
  title: 'Patterns/OverviewLists',
  tags: ['stable'],
  component: WaitingList,
  subcomponents: { EntryList, OverviewGrid, TileRow },
  args: { label: 'To review', lines },
  render: (args) => (
    <OverviewGrid>
      <Card title="To review" padding="none">
        <WaitingList {...args} />
      </Card>
      <Card title="Latest decisions" help="18 approved and 4 declined in 30 days" padding="none">
        <EntryList label="Latest decisions" entries={decided} empty="No decisions yet." />
        <EntryList label="No decisions" entries={[]} empty="No decisions yet." />
      </Card>
    </OverviewGrid>
  ),
} satisfies Meta<typeof WaitingList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SideBySide: Story = {
  tags: ['axe'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No decisions yet.')).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: /App listings ?, oldest 4 days ?, 14 waiting/ }),
    ).toHaveAttribute('href', '#apps');
    await expect(canvas.getByRole('link', { name: /Ferrymead Fleet Tom Rewi/ })).toHaveTextContent(
      'DECLINED',
    );
  },
};

export const OnPhone: Story = {
  ...phoneStory,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
