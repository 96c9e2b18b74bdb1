import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Inline, Stack } from '../layout/layout.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog, topOverlay } from './Dialog.tsx';

const meta = {
  title: 'Components/Dialog',
  tags: ['stable'],
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Which product is the discount for?',
    description: 'Starts at $9 per offer.',
    children: <TextField name="search" label="Search your products" />,
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithActions: Story = {
  tags: ['axe', 'forced-colours', 'right-to-left'],
  args: {
    actions: (
      <>
        <Button tone="ghost">Cancel</Button>
        <Button tone="primary">Write the offer</Button>
      </>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', {
      name: 'Which product is the discount for?',
    });
    await expect(dialog).toHaveAccessibleDescription('Starts at $9 per offer.');
  },
};

export const Small: Story = {
  args: { size: 'small', title: 'Invite a team member', description: undefined },
};

const clauses = Array.from({ length: 24 }, (_, index) => index + 1);

export const LongContent: Story = {
  args: {
    title: 'What changed in the terms?',
    description: undefined,
    children: (
      <Stack space="small">
        {clauses.map((clause) => (
          <Text key={clause}>
            {clause}. Products stay with the account that wrote them, even when it is sold.
          </Text>
        ))}
      </Stack>
    ),
    actions: <Button tone="primary">Understood</Button>,
  },
};

function Opened() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Write an offer</Button>
      <Dialog
        title="Which product is the discount for?"
        actions={
          <>
            <Button tone="ghost" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button tone="primary">Write the offer</Button>
          </>
        }
        open={open}
        onOpenChange={setOpen}
      >
        <TextField name="search" label="Search your products" />
      </Dialog>
    </>
  );
}

function OpenedFromMenu() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu
        trigger={<Button>More</Button>}
        label="Actions for Harbourmaster CRM"
        align="start"
        items={[{ label: 'Rename…', onSelect: () => setOpen(true) }]}
      />
      <Dialog title="What is its new name?" open={open} onOpenChange={setOpen}>
        <TextField name="name" label="Name" />
      </Dialog>
    </>
  );
}

export const Focus: Story = {
  tags: ['test-only'],
  render: () => (
    <div data-theme="dark">
      <Inline>
        <Opened />
        <OpenedFromMenu />
      </Inline>
    </div>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await step('the focus starts in the field and stays within the dialog', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Write an offer' }));
      const field = await screen.findByRole('textbox', { name: 'Search your products' });
      await waitFor(() => expect(field).toHaveFocus());
      await expect(screen.getByRole('dialog')).toHaveAttribute('data-theme', 'dark');
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
      await userEvent.tab();
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
      await userEvent.tab();
      await expect(field).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    });
    await step('only text in a field is input that Back would lose', async () => {
      const field = screen.getByRole('textbox', { name: 'Search your products' });
      await userEvent.type(field, 'Kea');
      await expect(topOverlay()?.hasInput()).toBe(true);
      await userEvent.clear(field);
      await expect(topOverlay()?.hasInput()).toBe(false);
    });
    await step('Escape returns it to the button that opened the dialog', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      const opener = canvas.getByRole('button', { name: 'Write an offer' });
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('opened from a menu, it returns to the button of the menu', async () => {
      const trigger = canvas.getByRole('button', { name: 'More' });
      trigger.focus();
      await userEvent.keyboard('{Enter}');
      const item = await screen.findByRole('menuitem', { name: 'Rename…' });
      await waitFor(() => expect(item).toHaveFocus());
      await expect(screen.getByRole('menu')).toHaveAttribute('data-theme', 'dark');
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
      await expect(screen.getByRole('dialog')).toHaveAttribute('data-theme', 'dark');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(trigger).toHaveFocus());
    });
  },
};
