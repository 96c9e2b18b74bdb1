import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../layout/layout.tsx';
import { Chip, chipTones } from './Chip.tsx';

const meta = {
  title: 'Components/Chip',
  tags: ['stable'],
  component: Chip,
  args: { children: 'Invoicing' },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  tags: ['axe', 'forced-colours', 'right-to-left'],
  render: (args) => (
    <Inline space="snug">
      {chipTones.map((tone) => (
        <Chip key={tone} {...args} tone={tone} />
      ))}
      <Chip tone="accent">{'Rosters, leave, hours and the Holidays Act '.repeat(5)}</Chip>
    </Inline>
  ),
};
