import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { InlineEdit, type InlineEditProps } from './index.ts';

type Save = InlineEditProps['onSave'];

const meta = {
  title: 'Components/InlineEdit',
  tags: ['beta'],
  component: InlineEdit,
  args: {
    label: 'category name',
    value: 'Field work',
    onSave: fn<Save>(async () => undefined),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof InlineEdit>;

export default meta;
type Story = StoryObj<typeof meta>;

function Held(props: InlineEditProps) {
  const [value, setValue] = useState(props.value);
  const onSave = async (text: string) => {
    const error = await props.onSave(text);
    if (!error) setValue(text);
    return error;
  };
  return <InlineEdit {...props} value={value} onSave={onSave} />;
}

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByText('Field work'));
    await expect(canvas.getByRole('textbox', { name: 'category name' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByText('Field work')).toBeVisible();
  },
};

export const Keyboard: Story = {
  tags: ['test-only'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Edit category name' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const field = canvas.getByRole('textbox', { name: 'category name' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Given up{Escape}');
    await expect(canvas.getByText('Field work')).toBeVisible();
    const edit = canvas.getByRole('button', { name: 'Edit category name' });
    await expect(edit).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('Work in the field{Enter}');
    await expect(args.onSave).toHaveBeenLastCalledWith('Work in the field');
    await expect(await canvas.findByText('Work in the field')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Edit category name' })).toHaveFocus(),
    );
  },
};

export const Editing: Story = {
  tags: ['forced-colours', 'right-to-left'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit category name' }));
    await expect(canvas.getByRole('textbox', { name: 'category name' })).toHaveValue('Field work');
  },
};

export const Saving: Story = {
  args: { onSave: fn<Save>(() => new Promise(() => undefined)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit category name' }));
    await userEvent.keyboard('Work outside{Enter}');
    const busy = await canvas.findByRole('button', { name: 'Saving' });
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('textbox', { name: 'category name' })).toHaveValue(
      'Work outside',
    );
  },
};

export const SaveError: Story = {
  args: { onSave: fn<Save>(async () => 'There is a category with this name already') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit category name' }));
    await userEvent.keyboard('Online shops{Enter}');
    const field = canvas.getByRole('textbox', { name: 'category name' });
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveAccessibleDescription('There is a category with this name already');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('Online shops');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongName: Story = {
  args: { value: 'Human resources, health and safety, rostering, leave and training records' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};
