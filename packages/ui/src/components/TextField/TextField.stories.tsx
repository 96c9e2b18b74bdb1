import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link as LinkIcon } from 'lucide-react';
import { expect } from 'storybook/test';
import { TextField } from './index.ts';

const meta = {
  title: 'Components/TextField',
  tags: ['stable'],
  component: TextField,
  args: { name: 'name', label: 'Name' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'e.g. Harbour ledger' } };

export const Filled: Story = {
  args: { defaultValue: 'Tōtara Timesheets', help: 'As it reads on the card.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      'As it reads on the card.',
    );
  },
};

export const Invalid: Story = {
  tags: ['forced-colours', 'right-to-left'],
  args: {
    type: 'url',
    label: 'Link',
    icon: LinkIcon,
    defaultValue: 'harbour ledger',
    error: 'Must be a valid link',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Link' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Must be a valid link');
  },
};

export const WithCounter: Story = {
  args: { maxSymbols: 12, defaultValue: 'Kererū' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('6 / 12');
    await userEvent.type(canvas.getByRole('textbox'), ' Mailer');
    await expect(canvas.getByRole('textbox')).toHaveValue('Kererū Mailer');
    await expect(canvas.getByText('13 / 12')).toBeVisible();
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'Follows from subcategory' },
};
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'mere@taupobay.example' } };
export const TouchSize: Story = {
  args: { size: 'touch', label: 'Email', type: 'email', autoComplete: 'username' },
};
export const Optional: Story = { args: { aside: 'Optional' } };
