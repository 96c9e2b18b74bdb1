import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Plus } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { LiveRegion } from '../LiveRegion/index.ts';
import { Inline, Stack } from '../layout/index.ts';
import { Text } from '../Text/index.ts';
import { Button, ButtonLink, type ButtonProps, buttonSizes, buttonTones } from './index.ts';

const meta = {
  title: 'Components/Button',
  tags: ['stable'],
  component: Button,
  parameters: { docs: { parts: { ButtonLink } } },
  args: { children: 'Save draft', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  tags: ['forced-colours', 'right-to-left'],
  render: (args) => (
    <Inline>
      {buttonTones.map((tone) => (
        <Button key={tone} {...args} tone={tone}>
          {tone}
        </Button>
      ))}
    </Inline>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      {buttonSizes.map((size) => (
        <Button key={size} {...args} tone="primary" size={size}>
          {size}
        </Button>
      ))}
    </Inline>
  ),
};

export const WithIcons: Story = {
  render: (args) => (
    <Inline>
      <Button {...args} tone="primary" icon={Plus}>
        Create new
      </Button>
      <Button {...args} iconAfter={ArrowRight}>
        Review
      </Button>
      <Button {...args} shortcut="A">
        Approve
      </Button>
    </Inline>
  ),
};

export const Busy: Story = {
  args: { tone: 'primary', children: 'Submit for review', busy: true, busyLabel: 'Saving' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Saving' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  render: (args) => (
    <Inline>
      {buttonTones.map((tone) => (
        <Button key={tone} {...args} tone={tone} disabled>
          {tone}
        </Button>
      ))}
    </Inline>
  ),
};

function Explaining(props: ButtonProps) {
  const [pressed, setPressed] = useState(false);
  return (
    <Stack>
      <Inline>
        <Button {...props} onClick={() => setPressed(true)} />
      </Inline>
      <LiveRegion>{pressed ? <Text>The listing needs a name first.</Text> : null}</LiveRegion>
    </Stack>
  );
}

export const DisabledWithReason: Story = {
  args: { tone: 'primary', children: 'Submit for review', softDisabled: true },
  render: (args) => <Explaining {...args} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Submit for review' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('The listing needs a name first.')).toBeVisible();
  },
};

export const AsLink: Story = {
  render: () => (
    <ButtonLink href="#new" tone="primary" icon={Plus}>
      Create new
    </ButtonLink>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Create new' })).toHaveAttribute('href', '#new');
  },
};
