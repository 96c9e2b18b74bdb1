import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { type Term, TermList, type TermListProps } from './index.ts';
import { sampleCategories } from './sampleTerms.ts';

/** The terms as the next answer brings them. */
function Changing(props: TermListProps) {
  const [terms, setTerms] = useState(props.terms);
  const drop = (id: string) =>
    setTerms(
      terms
        .filter((term) => term.id !== id)
        .map((term) => ({
          ...term,
          subcategories: term.subcategories?.filter((each) => each.id !== id),
        })),
    );
  const add = (to: Term, name: string): Term => ({
    ...to,
    subcategories: [...(to.subcategories ?? []), { id: name, name, used: 0 }],
  });
  return (
    <TermList
      {...props}
      terms={terms}
      onAddSubcategory={async (id, name) => {
        setTerms(terms.map((term) => (term.id === id ? add(term, name) : term)));
        return props.onAddSubcategory?.(id, name);
      }}
      onDelete={async (term) => {
        drop(term.id);
        return props.onDelete(term);
      }}
      onMove={async (term, target) => {
        drop(term.id);
        return props.onMove(term, target);
      }}
    />
  );
}

const meta = {
  title: 'Tests/TermList',
  tags: ['!autodocs', 'test-only'],
  component: TermList,
  args: {
    kind: 'categories',
    state: 'ready',
    terms: sampleCategories,
    openAtFirst: ['field'],
    onRename: fn(async () => undefined),
    onAddSubcategory: fn(async () => undefined),
    onDelete: fn<TermListProps['onDelete']>(async () => undefined),
    onMove: fn(async () => undefined),
  },
  render: (args) => <Changing {...args} />,
} satisfies Meta<typeof TermList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SubcategoryAdded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Subcategory name');
    await userEvent.type(field, '{Enter}');
    await expect(field).toBeInvalid();
    await userEvent.type(field, 'Routes{Enter}');
    await waitFor(() => expect(args.onAddSubcategory).toHaveBeenCalledWith('field', 'Routes'));
    await expect(canvas.getByText('Routes')).toBeVisible();
  },
};

export const TermDeleted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Timesheets' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete subcategory' }));
    await expect(args.onDelete).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Timesheets', categoryId: 'field' }),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.queryByText('Timesheets')).toBeNull();
  },
};

export const MovedAndDeleted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More for Field work' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('combobox', { name: 'Move to' }), 'online{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Move and delete' }));
    await expect(args.onMove).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'field' }),
      'shops',
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.queryByText('Field work')).toBeNull();
  },
};
