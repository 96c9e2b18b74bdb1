import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../layout/layout.tsx';
import { Text } from '../Text/Text.tsx';
import { Kbd } from './Kbd.tsx';

const meta = {
  title: 'Components/Kbd',
  tags: ['stable'],
  component: Kbd,
  args: { children: 'J' },
} satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keys: Story = {
  parameters: { shows: 'to move' },
  tags: ['axe'],
  render: () => (
    <Inline>
      <Kbd>K</Kbd>
      <Kbd>J</Kbd>
      <Kbd>Enter</Kbd>
      <Text as="span" size="caption" tone="muted">
        to move
      </Text>
    </Inline>
  ),
};
