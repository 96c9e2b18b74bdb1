import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'Components/DateField',
  tags: ['stable'],
  component: DateField,
  args: { name: 'due', label: 'Due', onValueChange: fn() },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  tags: ['axe', 'forced-colours', 'right-to-left'],
  render: (args) => (
    <Stack>
      <DateField {...args} help="The day the invoice must be paid." aside="Optional" />
      <DateField name="sent" label="Sent" defaultValue="2026-11-20" />
      <DateField
        name="invalid"
        label="Invalid"
        defaultValue="2026-12-24"
        error="The office is closed on that day"
      />
      <DateField name="disabled" label="Disabled" disabled defaultValue="2026-11-20" />
      <DateField name="read" label="Read-only" readOnly defaultValue="2026-11-20" />
    </Stack>
  ),
};

export const Typed: Story = {
  parameters: { shows: 'Choose November 20th 2026 or later.' },
  args: { first: '2026-11-20' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Due' });
    const type = async (day: string) => {
      await userEvent.clear(field);
      await userEvent.type(field, `${day}{Enter}`);
    };
    await type('24 dec 2026');
    await expect(field).toHaveValue('December 24th 2026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      '2026-12-24',
      '2026-12-24',
      undefined,
    );
    await type('soon');
    await expect(field).toHaveAccessibleDescription('Enter a day like November 20th 2026.');
    await expect(field).toHaveValue('soon');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      '',
      'soon',
      expect.stringMatching(/^Enter/),
    );
    await type('19 nov 2026');
    await expect(field).toBeInvalid();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      '',
      '2026-11-19',
      expect.stringMatching(/^Choose/),
    );
  },
};
