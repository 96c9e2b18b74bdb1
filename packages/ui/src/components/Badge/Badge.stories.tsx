import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../layout/layout.tsx';
import { Badge, badgeKinds } from './Badge.tsx';

const meta = {
  title: 'Components/Badge',
  tags: ['stable'],
  component: Badge,
  args: { kind: 'pending' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  tags: ['axe', 'forced-colours', 'right-to-left'],
  render: () => (
    <Inline>
      {badgeKinds.map((kind) => (
        <Badge key={kind} kind={kind} />
      ))}
    </Inline>
  ),
};
