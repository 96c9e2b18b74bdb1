import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Stack } from '../layout/layout.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Components/Popover',
  tags: ['stable'],
  component: Popover,
  args: {
    trigger: <Button>Loan amount</Button>,
    title: 'Loan amount',
    children: (
      <Stack space="small">
        <TextField name="least" label="At least" inputMode="numeric" />
        <TextField name="most" label="At most" inputMode="numeric" />
        <Checkbox name="secured" label="Secured loans only" />
      </Stack>
    ),
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['axe', 'forced-colours', 'right-to-left'],
  parameters: { shows: { text: 'At least', in: '[role=dialog]' } },
  args: { defaultOpen: true },
};

export const Keyboard: Story = {
  tags: ['test-only'],
  args: { align: 'end', side: 'end' },
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Loan amount' });
    const open = async (key: string) => {
      await userEvent.keyboard(key);
      const first = await screen.findByRole('textbox', { name: 'At least' });
      await waitFor(() => expect(first).toHaveFocus());
    };
    const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await step('Space opens it, Escape returns to the button', async () => {
      await userEvent.tab();
      await open(' ');
      await expect(screen.getByRole('dialog', { name: 'Loan amount' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await closed();
      await waitFor(() => expect(button).toHaveFocus());
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    });
    await step('Shift Tab from its first control returns to the button', async () => {
      await open('{Enter}');
      await userEvent.tab({ shift: true });
      await closed();
      await expect(button).toHaveFocus();
    });
    await step('Tab from its last control goes on behind the button', async () => {
      await open('{Enter}');
      await userEvent.tab();
      await userEvent.tab();
      const last = screen.getByRole('checkbox', { name: 'Secured loans only' });
      await expect(last).toHaveFocus();
      // The browser moves the focus only after the key event.
      await expect(fireEvent.keyDown(last, { key: 'Tab' })).toBe(true);
      await expect(button).toHaveFocus();
      await closed();
    });
    await step('a click opens it, a click on the button closes it', async () => {
      await userEvent.click(button);
      await screen.findByRole('dialog');
      await userEvent.click(button);
      await closed();
    });
  },
};
