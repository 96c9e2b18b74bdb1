import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { buttonSizes } from '../Button/index.ts';
import { LiveRegion } from '../LiveRegion/index.ts';
import { Inline, Stack } from '../layout/index.ts';
import { Text } from '../Text/index.ts';
import { IconButton, type IconButtonProps } from './index.ts';

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

function Explaining(props: IconButtonProps) {
  const [pressed, setPressed] = useState(false);
  return (
    <Stack>
      <Inline>
        <IconButton {...props} onClick={() => setPressed(true)} />
      </Inline>
      <LiveRegion>{pressed ? <Text>The last card cannot be deleted.</Text> : null}</LiveRegion>
    </Stack>
  );
}

export const DisabledWithReason: Story = {
  args: { icon: Trash2, label: 'Delete Visa ending 4242', softDisabled: true },
  render: (args) => <Explaining {...args} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Delete Visa ending 4242' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('The last card cannot be deleted.')).toBeVisible();
  },
};
