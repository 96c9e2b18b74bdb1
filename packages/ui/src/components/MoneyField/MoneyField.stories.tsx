import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { MoneyField } from './MoneyField.tsx';

const meta = {
  title: 'Components/MoneyField',
  tags: ['stable'],
  component: MoneyField,
  args: { name: 'price', label: 'Price per day', currency: 'USD', onValueChange: fn() },
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  tags: ['axe'],
  render: (args) => (
    <Stack>
      <MoneyField {...args} help="Without fuel." defaultValue={123_450} />
      <MoneyField name="yen" label="Without cents" currency="JPY" defaultValue={1200} />
      <MoneyField
        name="deposit"
        label="Invalid"
        currency="EUR"
        defaultValue={500}
        error="Enter €50 or more"
      />
      <MoneyField name="disabled" label="Disabled" currency="EUR" disabled defaultValue={0} />
    </Stack>
  ),
};

export const Typed: Story = {
  parameters: { shows: 'Enter a number like $1,234.00.' },
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Price per day' });
    const type = async (text: string) => {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await userEvent.tab();
    };
    await step('in cents, shown with them', async () => {
      for (const text of ['1234.5', '$1,234.50', '1.234,50']) {
        await type(text);
        await expect(args.onValueChange).toHaveBeenLastCalledWith(123_450, text, undefined);
        await expect(field).toHaveValue('1,234.50');
      }
      await type('4.35');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(435, '4.35', undefined);
    });
    await step('keys add a dollar', async () => {
      await userEvent.click(field);
      await userEvent.keyboard('{ArrowUp}');
      await expect(field).toHaveValue('5.35');
    });
    await step('too many decimals are an error', async () => {
      await type('12.345');
      await expect(field).toBeInvalid();
      await expect(args.onValueChange).toHaveBeenLastCalledWith(
        null,
        '12.345',
        'Enter a number like $1,234.00.',
      );
    });
  },
};
