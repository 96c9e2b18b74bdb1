import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Trash2, X } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { buttonSizes } from '../Button/index.ts';
import { Inline } from '../layout/index.ts';
import { IconButton } from './index.ts';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { icon: Ellipsis, label: 'More actions', onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  tags: ['forced-colours', 'right-to-left'],
  render: (args) => (
    <Inline>
      <IconButton {...args} tone="secondary" />
      <IconButton {...args} icon={Trash2} label="Delete the draft" />
      <IconButton {...args} icon={X} label="Close" tone="soft" />
      <IconButton {...args} icon={Trash2} label="Delete" tone="critical-quiet" />
      <IconButton {...args} label="Disabled" disabled />
      <IconButton {...args} label="Working" busy />
    </Inline>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      {buttonSizes.map((size) => (
        <IconButton key={size} {...args} tone="secondary" size={size} />
      ))}
    </Inline>
  ),
};

export const Pressed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
