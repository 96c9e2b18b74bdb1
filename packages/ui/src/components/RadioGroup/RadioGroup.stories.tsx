import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RadioGroup } from './index.ts';

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
    onChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

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
    await expect(args.onChange).toHaveBeenLastCalledWith('app');
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'A service' })).toBeChecked();
  },
};

export const Invalid: Story = {
  tags: ['forced-colours', 'right-to-left'],
  args: { error: 'Choose what you list' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'What do you list?' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Choose what you list');
  },
};

/** The remark at the label's end is read out with the help. */
export const WithHelpText: Story = {
  tags: ['no-picture'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { aside: 'Optional', help: 'It can be changed later.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'What do you list?' });
    await expect(group).toHaveAccessibleDescription('It can be changed later. Optional');
  },
};

export const Horizontal: Story = {
  args: {
    label: 'Pays',
    orientation: 'horizontal',
    defaultValue: 'year',
    options: [
      { value: 'quarter', label: 'Each quarter' },
      { value: 'year', label: 'Each year' },
    ],
  },
};
