import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Inline } from '../layout/index.ts';
import { Chip, chipTones } from './index.ts';

const meta = {
  title: 'Components/Chip',
  tags: ['stable'],
  component: Chip,
  args: { children: 'Invoicing' },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: (args) => (
    <Inline space="snug">
      {chipTones.map((tone) => (
        <Chip key={tone} {...args} tone={tone} />
      ))}
    </Inline>
  ),
};

export const Removable: Story = {
  tags: ['forced-colours', 'right-to-left'],
  args: { tone: 'accent', onRemove: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Invoicing' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const LongName: Story = {
  args: {
    tone: 'accent',
    onRemove: fn(),
    children: 'Rosters, leave, hours and the Holidays Act '.repeat(5),
  },
};
