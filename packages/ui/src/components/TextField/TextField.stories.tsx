import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link as LinkIcon } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Components/TextField',
  tags: ['stable'],
  component: TextField,
  args: { onChange: fn(), name: 'name', label: 'Name' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  tags: ['axe', 'forced-colours', 'right-to-left'],
  args: { placeholder: 'e.g. Harbour ledger', help: 'As it reads on the card.', aside: 'Optional' },
  render: (args) => (
    <Stack>
      <TextField {...args} />
      <TextField name="filled" label="Filled" defaultValue="Tōtara Timesheets" />
      <TextField
        name="link"
        label="Invalid"
        type="url"
        icon={LinkIcon}
        defaultValue="harbour ledger"
        error="Must be a valid link"
      />
      <TextField name="counted" label="Counted" maxSymbols={12} defaultValue="Kererū" />
      <TextField
        name="disabled"
        label="Disabled"
        disabled
        defaultValue="Follows from subcategory"
      />
      <TextField name="read" label="Read-only" readOnly defaultValue="mere@taupobay.example" />
      <TextField name="touch" label="Touch" size="touch" type="email" autoComplete="username" />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = (name: string) => canvas.getByRole('textbox', { name });
    await expect(field('Name')).toHaveAccessibleDescription('As it reads on the card. Optional');
    await expect(field('Invalid')).toBeInvalid();
    await expect(field('Invalid')).toHaveAccessibleDescription('Must be a valid link');
    await canvas.findByText('6 / 12');
    await userEvent.type(field('Counted'), ' Mailer');
    await expect(field('Counted')).toHaveValue('Kererū Mailer');
    await expect(canvas.getByText('13 / 12')).toBeVisible();
  },
};
