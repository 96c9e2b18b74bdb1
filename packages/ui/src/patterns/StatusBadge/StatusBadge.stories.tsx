import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../components/layout/layout.tsx';
import { StatusBadge, statusBadgeKinds } from './StatusBadge.tsx';

const meta = {
  title: 'Patterns/StatusBadge',
  tags: ['stable'],
  component: StatusBadge,
  args: { kind: 'pending' },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  tags: ['axe', 'forced-colours', 'right-to-left'],
  render: () => (
    <Inline>
      {statusBadgeKinds.map((kind) => (
        <StatusBadge key={kind} kind={kind} />
      ))}
    </Inline>
  ),
};
