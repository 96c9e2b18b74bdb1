import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Stack } from '../layout/layout.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Components/Tooltip',
  tags: ['beta'],
  component: Tooltip,
  args: {
    text: 'Copy the link (Ctrl C)',
    children: <IconButton icon={Copy} label="Copy the link" />,
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sides: Story = {
  tags: ['axe', 'forced-colours', 'right-to-left'],
  parameters: { shows: { text: 'Above', in: '[data-side=top]' } },
  render: () => (
    <Stack space="section" align="center">
      <Tooltip text="Beside, at the end" side="end" open>
        <Button>End</Button>
      </Tooltip>
      <Tooltip text="Beside, at the start" side="start" open>
        <Button>Start</Button>
      </Tooltip>
      <Tooltip text="Above" open>
        <Button>Top</Button>
      </Tooltip>
      <Tooltip
        text="Interest is paid on the first working day of each month, after the tax that is withheld."
        side="bottom"
        open
      >
        <Button>Bottom, with a long text</Button>
      </Tooltip>
    </Stack>
  ),
};

export const KeyboardAndPointer: Story = {
  parameters: { shows: 'Copy the link (Ctrl C)' },
  args: { delay: 0 },
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Copy the link' });
    const shown = () => screen.findByRole('tooltip', { name: 'Copy the link (Ctrl C)' });
    const hidden = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await step('the focus shows it, Escape hides it', async () => {
      await userEvent.tab();
      await shown();
      await expect(button).toHaveAccessibleDescription('Copy the link (Ctrl C)');
      await expect(button).not.toHaveAttribute('title');
      await userEvent.keyboard('{Escape}');
      await hidden();
      await expect(button).toHaveFocus();
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    });
    await step('hovering shows it, a click hides it', async () => {
      await userEvent.hover(button);
      await shown();
      await userEvent.click(button);
      await hidden();
    });
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await shown();
  },
};
