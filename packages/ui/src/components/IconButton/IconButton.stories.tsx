import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Trash2, X } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { buttonSizes } from '../Button/Button.tsx';
import { Inline } from '../layout/layout.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Components/IconButton',
  tags: ['stable'],
  component: IconButton,
  args: { icon: Ellipsis, label: 'More actions', onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TonesAndSizes: Story = {
  tags: ['axe', 'forced-colours', 'right-to-left'],
  render: (args) => (
    <Inline>
      <IconButton {...args} tone="secondary" />
      <IconButton {...args} icon={Trash2} label="Delete the draft" />
      <IconButton {...args} icon={X} label="Close" tone="soft" />
      <IconButton {...args} icon={Trash2} label="Delete" tone="critical-quiet" />
      <IconButton {...args} label="Disabled" disabled />
      <IconButton {...args} label="Working" busy />
      {buttonSizes.map((size) => (
        <IconButton key={size} {...args} tone="secondary" size={size} />
      ))}
    </Inline>
  ),
};

/** Like Button: it stays focusable and reports presses. */
export const DisabledWithReason: Story = {
  parameters: { shows: { text: 'Delete Visa ending 4242', in: '[aria-disabled=true]' } },
  args: { icon: Trash2, label: 'Delete Visa ending 4242', softDisabled: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Delete Visa ending 4242' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
