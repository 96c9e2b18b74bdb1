import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../layout/layout.tsx';
import { Avatar, avatarSizes } from './Avatar.tsx';

const meta = {
  title: 'Components/Avatar',
  tags: ['stable'],
  component: Avatar,
  args: { name: 'Mere Tautahi', size: 'medium' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SizesAndInitials: Story = {
  parameters: { shows: { text: 'MT', in: '[data-size=large]' } },
  tags: ['axe'],
  render: (args) => (
    <Inline>
      {avatarSizes.map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
      <Avatar {...args} name="Āwhina te Rangi o Ōtautahi" />
      <Avatar {...args} name="aroha" />
      <Avatar {...args} name="" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ĀŌ')).toBeVisible();
    await expect(canvas.getByText('–')).toBeVisible();
  },
};
