import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Inline, Stack } from '../layout/layout.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Popover, type PopoverProps } from './Popover.tsx';

const meta = {
  title: 'Components/Popover',
  tags: ['beta'],
  component: Popover,
  args: {
    trigger: <Button>How views are counted</Button>,
    title: 'How views are counted',
    onOpenChange: fn(),
    children: (
      <Text size="small" tone="muted">
        A visitor counts once a day for each listing. Your own visits are left out.{' '}
        <Link href="#more" underline="always" size="small">
          Read more
        </Link>
      </Text>
    ),
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shows: { text: 'A visitor counts once a day', in: 'dialog' } },
  tags: ['axe', 'forced-colours', 'right-to-left'],
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'How views are counted' });
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    await step(
      'Enter opens it with the focus inside, Escape closes and gives it back',
      async () => {
        await userEvent.tab();
        await expect(button).toHaveFocus();
        await userEvent.keyboard('{Enter}');
        await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
        await userEvent.tab();
        await expect(screen.getByRole('link', { name: 'Read more' })).toHaveFocus();
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
        await waitFor(() => expect(button).toHaveFocus());
        await expect(button).toHaveAttribute('aria-expanded', 'false');
      },
    );
    await step('Space opens it too', async () => {
      await userEvent.keyboard(' ');
      await waitFor(() =>
        expect(screen.getByRole('dialog', { name: 'How views are counted' })).toBeVisible(),
      );
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    });
  },
};

function Naming(props: PopoverProps) {
  const [open, setOpen] = useState(false);
  return (
    <Popover {...props} open={open} onOpenChange={setOpen}>
      <Stack space="small">
        <TextField name="view" label="Name" defaultValue="Declined in November" />
        <Inline justify="end">
          <Button size="compact" tone="primary" onClick={() => setOpen(false)}>
            Save view
          </Button>
        </Inline>
      </Stack>
    </Popover>
  );
}

export const SmallWithForm: Story = {
  args: {
    trigger: <Button>Save this view</Button>,
    title: 'Save this view',
    titleHidden: true,
    size: 'small',
    align: 'end',
  },
  render: (args) => (
    <Inline justify="end">
      <Naming {...args} />
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save this view' });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Save view' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await screen.findByRole('dialog', { name: 'Save this view' });
  },
};
