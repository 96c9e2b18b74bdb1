import { Stack } from '@portal/ui/components/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import { AddTerm, type AddTermProps } from './NameForm.tsx';

const meta = {
  title: 'Forms/Terms/Add a term',
  component: AddTerm,
  args: {
    kind: 'categories',
    onAdd: fn<AddTermProps['onAdd']>(async () => undefined),
    onDirtyChange: fn(),
  },
} satisfies Meta<typeof AddTerm>;

export default meta;
type Story = StoryObj<typeof meta>;

const taken = 'There is a category of that name already.';

/** A taken name is an error of the field, and is kept; a saved one clears the field. */
export const NameTaken: Story = {
  tags: ['own-colors'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Category name');
    await userEvent.type(field, 'Point of sale{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith('Point of sale');
    await waitFor(() => expect(field).toHaveValue(''));
    mocked(args.onAdd).mockResolvedValueOnce(taken);
    await userEvent.type(field, 'Field work{Enter}');
    await expect(await canvas.findByText(taken)).toBeVisible();
    await expect(field).toHaveValue('Field work');
  },
};

/** All kinds. */
export const NameRequired: Story = {
  render: (args) => (
    <Stack>
      <AddTerm {...args} kind="categories" />
      <AddTerm {...args} kind="industries" />
      <AddTerm {...args} kind="locations" />
    </Stack>
  ),
  play: async ({ args, canvas, userEvent }) => {
    for (const [button, label, error] of [
      ['Add category', 'Category name', 'Category name is required'],
      ['Add industry', 'Industry name', 'Industry name is required'],
      ['Add location', 'Location', 'Location is required'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: button }));
      await expect(await canvas.findByText(error)).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('textbox', { name: label })).toHaveFocus());
    }
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};
