import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText, User } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Components/Tabs',
  tags: ['beta'],
  component: Tabs,
  args: {
    label: 'Loan 2041',
    items: [
      { value: 'summary', label: 'Summary', content: <Text>$18,000 over five years.</Text> },
      { value: 'payments', label: 'Payments', detail: '12', content: <Text>12 payments.</Text> },
      { value: 'insurance', label: 'Insurance', disabled: true, content: null },
      { value: 'notes', label: 'Notes', content: <TextField name="note" label="Note" /> },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'];

export const States: Story = {
  tags: ['axe', 'forced-colours', 'right-to-left'],
  parameters: { shows: { text: 'Payments', in: '[data-state=active]' } },
  render: (args) => (
    <Stack space="xlarge">
      <Tabs {...args} defaultValue="payments" />
      <Tabs
        label="Borrower"
        items={[
          { value: 'person', label: 'Person', icon: User, content: <Text>Ana Reyes</Text> },
          { value: 'papers', label: 'Papers', icon: FileText, content: null },
        ]}
      />
      <Tabs
        label="Months"
        items={months.map((month) => ({
          value: month,
          label: month,
          content: <Text>More tabs than fit scroll in one row.</Text>,
        }))}
      />
    </Stack>
  ),
};

export const Keyboard: Story = {
  tags: ['test-only'],
  args: { keepMounted: true },
  play: async ({ args, canvas, userEvent, step }) => {
    const tab = (name: RegExp) => canvas.getByRole('tab', { name });
    await step('arrows, Home and End select, and skip a disabled tab', async () => {
      await userEvent.tab();
      for (const [keys, name] of [
        ['{ArrowRight}', /^Payments/],
        ['{ArrowRight}', /^Notes/],
        ['{ArrowRight}', /^Summary/],
        ['{End}', /^Notes/],
        ['{Home}', /^Summary/],
        ['{ArrowLeft}', /^Notes/],
      ] as const) {
        await userEvent.keyboard(keys);
        await expect(tab(name)).toHaveFocus();
        await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
      }
      await expect(args.onValueChange).toHaveBeenLastCalledWith('notes');
    });
    await step('Tab leads to the panel, which keeps what is typed', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('tabpanel', { name: 'Notes' })).toHaveFocus();
      await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Call in May');
      await userEvent.click(tab(/^Summary/));
      await expect(canvas.queryByRole('textbox')).toBeNull();
      await userEvent.click(tab(/^Notes/));
      await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('Call in May');
    });
  },
};
