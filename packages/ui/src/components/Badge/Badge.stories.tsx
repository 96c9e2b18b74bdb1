import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check } from 'lucide-react';
import { Inline } from '../layout/layout.tsx';
import { Badge, badgeTones } from './Badge.tsx';

const meta = {
  title: 'Components/Badge',
  tags: ['stable'],
  component: Badge,
  args: { children: 'Paid', tone: 'positive' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  tags: ['axe', 'forced-colours', 'right-to-left'],
  render: () => (
    <Inline>
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
      <Badge tone="positive" icon={Check}>
        Paid
      </Badge>
      <Badge size="compact" tone="solid">
        12
      </Badge>
    </Inline>
  ),
};
