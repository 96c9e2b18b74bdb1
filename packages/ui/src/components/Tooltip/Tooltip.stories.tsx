import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown } from 'lucide-react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Components/Tooltip',
  tags: ['beta'],
  component: Tooltip,
  parameters: { layout: 'centered' },
  args: {
    label: 'Next in the queue',
    children: <IconButton icon={ChevronDown} label="Next in the queue" tone="secondary" />,
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnFocus: Story = {
  parameters: { shows: { text: 'Next in the queue', in: 'tooltip' } },
  tags: ['axe', 'forced-colours', 'right-to-left'],
  args: { shortcut: 'J' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Next in the queue' });
    await expect(button).toHaveAttribute('aria-keyshortcuts', 'J');
    await expect(button).not.toHaveAttribute('title');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Next in the queue');
    await expect(button).toHaveAttribute('data-state', 'instant-open');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await screen.findByRole('tooltip');
  },
};

export const OnHover: Story = {
  parameters: { shows: { text: 'Everyone sees it at once', in: 'tooltip' } },
  args: {
    label:
      'Everyone sees it at once, on every page that shows the listing, in place of the live text.',
    side: 'bottom',
    children: <Button>Approve listing</Button>,
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Approve listing' });
    await userEvent.hover(button);
    await screen.findByRole('tooltip');
    await expect(button).toHaveAccessibleDescription(/^Everyone sees it at once/);
    await userEvent.unhover(button);
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await expect(button).toHaveAccessibleDescription('');
    await userEvent.hover(button);
    await screen.findByRole('tooltip');
  },
};
