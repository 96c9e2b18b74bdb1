import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { InlineEdit, type InlineEditProps } from './InlineEdit.tsx';

type Save = InlineEditProps['onSave'];

const taken = 'There is a category with this name already';

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
  parameters: { shows: { text: 'Edit category name', in: 'button[aria-label]' } },
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <Held {...args} />
      <Held
        {...args}
        label="long name"
        value="Human resources, health and safety, rostering, leave and training records"
      />
      <Held {...args} disabled />
    </div>
  ),
};

/** Opened, being saved, and refused. */
export const Editing: Story = {
  parameters: {
    shows: [
      { text: 'Field work', in: 'input:enabled' },
      { text: 'Saving', in: '[aria-busy=true]' },
      'There is a category with this name already',
    ],
  },
  tags: ['axe', 'forced-colours', 'right-to-left'],
  render: (args) => (
    <Stack>
      <Held {...args} />
      <Held {...args} label="industry name" onSave={() => new Promise(() => undefined)} />
      <Held {...args} label="location" onSave={async () => taken} />
    </Stack>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const edit = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: `Edit ${name}` }));
      return canvas.getByRole('textbox', { name });
    };
    await step('opened', async () => {
      await expect(await edit('category name')).toHaveValue('Field work');
    });
    await step('while it is saved, Escape does nothing', async () => {
      const field = await edit('industry name');
      await userEvent.keyboard('Work outside{Enter}');
      const busy = await canvas.findByRole('button', { name: 'Saving' });
      await expect(busy).toHaveAttribute('aria-busy', 'true');
      await userEvent.keyboard('{Escape}');
      await expect(field).toHaveValue('Work outside');
    });
    await step('refused, it keeps the text and the focus', async () => {
      const field = await edit('location');
      await userEvent.keyboard('Online shops{Enter}');
      await waitFor(() => expect(field).toBeInvalid());
      await expect(field).toHaveAccessibleDescription(taken);
      await expect(field).toHaveFocus();
      await expect(field).toHaveValue('Online shops');
    });
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
    await userEvent.dblClick(canvas.getByText('Work in the field'));
    await expect(canvas.getByRole('textbox', { name: 'category name' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByText('Work in the field')).toBeVisible();
  },
};
