import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Drawer } from './index.ts';

const meta = {
  title: 'Components/Drawer',
  tags: ['stable'],
  component: Drawer,
  args: { open: true, onOpenChange: fn(), title: 'Customer portal', children: null },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['forced-colours', 'right-to-left'],
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Customer portal' })).toBeVisible();
  },
};

function PhoneMenu() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Menu</Button>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        title="Customer portal"
        titleHidden
        closeLabel="Close menu"
      >
        <a href="#listings">My listings</a>
      </Drawer>
    </>
  );
}

export const FocusReturn: Story = {
  tags: ['test-only'],
  render: () => <PhoneMenu />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close menu' })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'My listings' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
