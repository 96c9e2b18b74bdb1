import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

const meta = {
  title: 'Components/Drawer',
  tags: ['stable'],
  component: Drawer,
  args: { open: true, onOpenChange: fn(), title: 'Harbour loans', children: null },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

function PhoneMenu(args: DrawerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Menu</Button>
      <Drawer {...args} open={open} onOpenChange={setOpen} closeLabel="Close menu">
        <a href="#products">My products</a>
      </Drawer>
    </>
  );
}

export const Open: Story = {
  tags: ['axe', 'forced-colours', 'right-to-left'],
  render: (args) => <PhoneMenu {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close menu' })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'My products' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: 'Harbour loans' })).toBeVisible();
  },
};

export const FromTheEnd: Story = {
  parameters: { shows: { text: 'Invoice 311', in: 'dialog' } },
  args: { side: 'end', title: 'Invoice 311', children: 'Due on May 4th.' },
};
