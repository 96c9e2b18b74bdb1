import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Plus } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Inline, Stack } from '../layout/layout.tsx';
import { Button, ButtonLink, buttonSizes, buttonTones } from './Button.tsx';

const meta = {
  title: 'Components/Button',
  tags: ['stable'],
  component: Button,
  subcomponents: { ButtonLink },
  args: { children: 'Save draft', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  tags: ['axe', 'forced-colours', 'right-to-left'],
  render: (args) => (
    <Stack>
      {[false, true].map((disabled) => (
        <Inline key={String(disabled)}>
          {buttonTones.map((tone) => (
            <Button key={tone} {...args} tone={tone} disabled={disabled}>
              {tone}
            </Button>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

export const SizesAndIcons: Story = {
  render: (args) => (
    <Inline>
      {buttonSizes.map((size) => (
        <Button key={size} {...args} tone="primary" size={size}>
          {size}
        </Button>
      ))}
      <Button {...args} tone="primary" icon={Plus}>
        Create new
      </Button>
      <Button {...args} iconAfter={ArrowRight}>
        Review
      </Button>
      <Button {...args} shortcut="A">
        Approve
      </Button>
      <ButtonLink href="#new" tone="primary" icon={Plus}>
        Link
      </ButtonLink>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Link' })).toHaveAttribute('href', '#new');
  },
};

/** A soft-disabled button stays focusable and reports presses, so that the page can explain why. */
export const BusyAndDisabledWithReason: Story = {
  parameters: { shows: { text: 'Submit for review', in: '[aria-disabled=true]' } },
  args: { tone: 'primary', children: 'Submit for review' },
  render: (args) => (
    <Inline>
      <Button {...args} softDisabled />
      <Button {...args} busy busyLabel="Saving" />
    </Inline>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const busy = canvas.getByRole('button', { name: 'Saving' });
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(busy);
    await expect(args.onClick).not.toHaveBeenCalled();
    const button = canvas.getByRole('button', { name: 'Submit for review' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab({ shift: true });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
