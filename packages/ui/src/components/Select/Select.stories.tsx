import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Stack } from '../layout/layout.tsx';
import { type Option, Select, type SelectProps, selectSizes } from './Select.tsx';

const orders: readonly Option[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'name', label: 'Name' },
  { value: 'longest', label: 'Those that have been waiting longest for a decision' },
];
const last = orders.at(-1)?.label ?? '';

const meta = {
  title: 'Components/Select',
  tags: ['stable'],
  component: Select,
  args: {
    name: 'sort',
    label: 'Sort by',
    options: orders,
    defaultValue: 'newest',
    onValueChange: fn(),
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  tags: ['axe', 'forced-colours', 'right-to-left'],
  args: { help: 'How the list below is ordered.' },
  render: (args) => (
    <Stack>
      <Select {...args} />
      {selectSizes.map((size) => (
        <Select key={size} {...args} label={size} name={size} size={size} />
      ))}
      <Select {...args} label="Invalid" defaultValue="" error="Choose an order" />
      <div style={{ inlineSize: 200 }}>
        <Select {...args} label="Long names" defaultValue="longest" />
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Invalid' });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription('Choose an order');
  },
};

function InDialogExample(args: SelectProps) {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Order of the list">
      <Select {...args} />
    </Dialog>
  );
}

/** Keys of the ARIA Authoring Practices for a select-only combobox. */
export const Keyboard: Story = {
  tags: ['test-only', 'slow'],
  render: (args) => <InDialogExample {...args} />,
  play: async ({ args, userEvent, step }) => {
    const dialog = await screen.findByRole('dialog');
    const field = await screen.findByRole('combobox', { name: 'Sort by' });
    const focused = (name: string) =>
      waitFor(() => expect(screen.getByRole('option', { name })).toHaveFocus());
    const closed = async (shown: string) => {
      await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field).toHaveTextContent(shown);
    };
    await step('Down Arrow opens the list at the selected option; Enter selects', async () => {
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}');
      await focused('Newest first');
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('oldest');
      await closed('Oldest first');
    });
    await step('End and Home open it at its ends; Escape closes only the list', async () => {
      await userEvent.keyboard('{End}');
      await focused(last);
      await userEvent.keyboard('{Escape}');
      await closed('Oldest first');
      await expect(dialog).toBeVisible();
      await userEvent.keyboard('{Home}');
      await focused('Newest first');
    });
    await step('Page Down and Page Up stop at the ends; Alt and Up Arrow selects', async () => {
      await userEvent.keyboard('{PageDown}');
      await focused(last);
      await userEvent.keyboard('{PageUp}');
      await focused('Newest first');
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('newest');
      await closed('Newest first');
    });
    await step('Tab selects and moves on from the field', async () => {
      await userEvent.keyboard('{End}');
      await focused(last);
      // The browser moves the focus only after the key event.
      await expect(
        fireEvent.keyDown(screen.getByRole('option', { name: last }), { key: 'Tab' }),
      ).toBe(true);
      await expect(field).toHaveFocus();
      await expect(args.onValueChange).toHaveBeenLastCalledWith('longest');
      await closed(last);
    });
    await step('a click opens it within the dialog', async () => {
      await userEvent.click(field);
      await expect(await screen.findByRole('option', { name: 'Name' })).toBeVisible();
    });
  },
};
