import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test';
import { sampleCategories } from './sampleTerms.ts';
import { TermList, type TermListProps } from './TermList.tsx';

/** Changes the terms, as the next response does. */
function Changing(props: TermListProps) {
  const [terms, setTerms] = useState(props.terms);
  const drop = (id: string) =>
    setTerms(
      terms
        .filter((term) => term.id !== id)
        .map(({ subcategories, ...term }) => ({
          ...term,
          subcategories: subcategories?.filter((each) => each.id !== id),
        })),
    );
  const add = (id: string, name: string) =>
    setTerms(
      terms.map(({ subcategories = [], ...term }) => ({
        ...term,
        subcategories:
          term.id === id ? [...subcategories, { id: name, name, used: 0 }] : subcategories,
      })),
    );
  return (
    <TermList
      {...props}
      terms={terms}
      onAddSubcategory={async (id, name) => {
        add(id, name);
        return props.onAddSubcategory?.(id, name);
      }}
      onDelete={async (term) => {
        const problem = await props.onDelete(term);
        if (!problem) drop(term.id);
        return problem;
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

export const AddDeleteMove: Story = {
  parameters: {
    shows: { text: 'Online shops', in: 'ul:not(:has([aria-label="More for Field work"]))' },
  },
  tags: ['slow'],
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByLabelText('Subcategory name');
    const gone = (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBeNull());
    await step('a subcategory needs a name', async () => {
      await userEvent.type(field, '{Enter}');
      await expect(field).toBeInvalid();
    });
    await step('a menu that was opened before the response stays open', async () => {
      mocked(args.onAddSubcategory)?.mockImplementationOnce(async () => {
        await screen.findByRole('menu');
        return undefined;
      });
      await userEvent.type(field, 'Routes{Enter}');
      await userEvent.click(canvas.getByRole('button', { name: 'More for Online shops' }));
      await waitFor(() => expect(field).toHaveValue(''));
      await expect(screen.getByRole('menu')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect(args.onAddSubcategory).toHaveBeenCalledWith('field', 'Routes');
      await expect(canvas.getByText('Routes')).toBeVisible();
    });
    await step('listings that started using the term must be moved first', async () => {
      mocked(args.onDelete).mockResolvedValueOnce({ inUse: 2 });
      await userEvent.click(canvas.getByRole('button', { name: 'Delete Timesheets' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Delete subcategory' }));
      const dialog = await screen.findByRole('dialog', { name: 'Delete Timesheets?' });
      await expect(dialog).toHaveTextContent('2 apps use it.');
      await userEvent.keyboard('{Escape}');
      await gone('dialog');
    });
    await step('an unused term is deleted', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Delete Timesheets' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Delete subcategory' }));
      await expect(args.onDelete).toHaveBeenLastCalledWith(
        expect.objectContaining({ name: 'Timesheets', categoryId: 'field' }),
      );
      await gone('alertdialog');
      await expect(canvas.queryByText('Timesheets')).toBeNull();
    });
    await step('listings are moved before their term is deleted', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'More for Field work' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.type(dialog.getByRole('combobox', { name: 'Move to' }), 'online{Enter}');
      await userEvent.click(dialog.getByRole('button', { name: 'Move and delete' }));
      await expect(args.onMove).toHaveBeenCalledWith(
        expect.objectContaining({ id: 'field' }),
        'shops',
      );
      await gone('dialog');
      await expect(canvas.queryByText('Field work')).toBeNull();
    });
  },
};
