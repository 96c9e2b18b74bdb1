import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Components/NumberField',
  tags: ['stable'],
  component: NumberField,
  args: { name: 'amount', label: 'Amount', onValueChange: fn() },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  tags: ['axe', 'forced-colours', 'right-to-left'],
  render: (args) => (
    <Stack>
      <NumberField {...args} before="$" help="Between 1,000 and 50,000." aside="Optional" />
      <NumberField name="pay" label="Payment" before="$" after="/month" defaultValue={1250.5} />
      <NumberField name="length" label="Length" after="m" defaultValue={7.4} step={0.1} />
      <NumberField
        name="invalid"
        label="Invalid"
        after="%"
        defaultValue={31}
        max={25}
        error="Enter 25 or less"
      />
      <NumberField name="disabled" label="Disabled" before="$" disabled defaultValue={300} />
      <NumberField name="read" label="Read-only" after="days" readOnly defaultValue={30} />
    </Stack>
  ),
};

export const Keyboard: Story = {
  parameters: { shows: '12,250' },
  args: { before: '$', min: 0, max: 20_000, step: 250 },
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Amount' });
    await step('typed with separators, shown with them', async () => {
      await userEvent.type(field, '9750.00');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(9750, '9750.00', undefined);
      await userEvent.tab();
      await expect(field).toHaveValue('9,750');
      await expect(field).toHaveAttribute('aria-valuenow', '9750');
    });
    await step('text that is no number stays, with what to enter instead', async () => {
      await userEvent.type(field, 'x');
      await expect(field).toBeValid();
      await userEvent.tab();
      await expect(field).toHaveValue('9,750x');
      const problem = 'Enter a number like $1,234.';
      await expect(field).toHaveAccessibleDescription(`$ ${problem}`);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null, '9,750x', problem);
      await userEvent.type(field, '{Backspace}');
    });
    await step('keys add steps, up to the limit', async () => {
      await userEvent.keyboard('{PageUp}');
      await expect(field).toHaveValue('12,250');
      for (const keys of ['{PageUp}{PageUp}{PageUp}{PageUp}', '{PageDown}{PageDown}{PageDown}'])
        await userEvent.keyboard(keys);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(12_500, '12,500', undefined);
      await userEvent.keyboard('{ArrowDown}');
      await expect(field).toHaveValue('12,250');
    });
  },
};
