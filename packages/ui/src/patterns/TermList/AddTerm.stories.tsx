import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { AddTerm, type AddTermProps } from './index.ts';

const meta = {
  title: 'Patterns/TermList/AddTerm',
  tags: ['stable'],
  component: AddTerm,
  args: { kind: 'categories', onAdd: fn<AddTermProps['onAdd']>(async () => undefined) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AddTerm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Added: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Category name');
    await userEvent.type(field, 'Point of sale{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith('Point of sale');
    // Empty for the next one.
    await waitFor(() => expect(field).toHaveValue(''));
  },
};

export const CategoryNameRequired: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Category name');
    await userEvent.click(canvas.getByRole('button', { name: 'Add category' }));
    await expect(field).toBeInvalid();
    await expect(canvas.getByText('Category name is required')).toBeVisible();
    await expect(field).toHaveFocus();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const IndustryNameRequired: Story = {
  args: { kind: 'industries' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add industry' }));
    await expect(canvas.getByText('Industry name is required')).toBeVisible();
  },
};

export const LocationRequired: Story = {
  args: { kind: 'locations' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add location' }));
    await expect(canvas.getByText('Location is required')).toBeVisible();
  },
};

/** A name that is taken is told beside the field, and kept. */
export const NameTaken: Story = {
  args: {
    onAdd: fn<AddTermProps['onAdd']>(async () => 'There is a category of that name already.'),
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Category name');
    await userEvent.type(field, 'Field work{Enter}');
    await expect(await canvas.findByText(/of that name already/)).toBeVisible();
    await expect(field).toHaveValue('Field work');
  },
};
