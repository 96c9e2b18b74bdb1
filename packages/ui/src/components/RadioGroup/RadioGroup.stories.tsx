import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Components/RadioGroup',
  tags: ['stable'],
  component: RadioGroup,
  args: {
    name: 'kind',
    label: 'What do you list?',
    options: [
      { value: 'app', label: 'An app', help: 'Software that people use.' },
      { value: 'service', label: 'A service', help: 'Help from people.' },
      { value: 'both', label: 'Both', disabled: true },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  tags: ['axe', 'forced-colours', 'right-to-left'],
  render: (args) => (
    <Stack>
      <RadioGroup {...args} aside="Optional" help="It can be changed later." />
      <RadioGroup {...args} name="invalid" label="Invalid" error="Choose what you list" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    // The text at the end of the label is part of the description.
    const group = canvas.getByRole('radiogroup', { name: 'What do you list?' });
    await expect(group).toHaveAccessibleDescription('It can be changed later. Optional');
    const invalid = canvas.getByRole('radiogroup', { name: 'Invalid' });
    await expect(invalid).toBeInvalid();
    await expect(invalid).toHaveAccessibleDescription('Choose what you list');
  },
};

export const Keyboard: Story = {
  tags: ['test-only'],
  args: { defaultValue: 'app' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'An app' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'A service' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'A service' })).toHaveAccessibleDescription(
      'Help from people.',
    );
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'An app' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('app');
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'A service' })).toBeChecked();
  },
};
