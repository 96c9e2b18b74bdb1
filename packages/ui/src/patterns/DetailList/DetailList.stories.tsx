import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../components/Card/Card.tsx';
import { DetailList } from './DetailList.tsx';

const from = 'Firefox on Linux · 203.0.113.7';

const meta = {
  title: 'Patterns/DetailList',
  tags: ['stable'],
  component: DetailList,
  args: {
    label: 'Recent activity',
    entries: [
      { id: 4, name: 'Device signed out', detail: `November 20th 2026, 00:00 · ${from}` },
      {
        id: 3,
        name: 'Password reset by email link',
        detail: `November 17th 2026, 09:41 · ${from}`,
      },
      {
        id: 2,
        name: 'Email address changed',
        detail:
          'November 15th 2026, 09:41 · A browser with a very long name that is hardly ever seen on a system of the same kind · 2001:db8:85a3:8d3:1319:8a2e:370:7348',
      },
      {
        id: 1,
        name: 'Account unblocked',
        detail: 'November 10th 2026, 09:41 · By the support team',
      },
    ],
  },
  decorators: [
    (Story) => (
      <Card title="Recent activity">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof DetailList>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['axe'],
  parameters: { shows: 'Account unblocked' },
};
