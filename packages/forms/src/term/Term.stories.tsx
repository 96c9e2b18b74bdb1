import { ConfirmProvider } from '@portal/ui/patterns/Confirm';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test';
import { TermEditor, type TermEditorProps } from './TermEditor.tsx';

const terms: TermEditorProps['terms'] = [
  {
    id: 'field',
    name: 'Field work',
    synonyms: ['FSM', 'Field service'],
    used: 48,
    subcategories: [
      { id: 'jobs', name: 'Job management', used: 22 },
      { id: 'fleet', name: 'Fleet', used: 9 },
      { id: 'times', name: 'Timesheets', used: 0 },
    ],
  },
  {
    id: 'shops',
    name: 'Online shops',
    used: 33,
    subcategories: [{ id: 'stock', name: 'Stock', used: 1 }],
  },
  { id: 'backup', name: 'Security and backup', used: 0, subcategories: [] },
];

/** Changes the terms, as the next response does. */
function Changing(props: TermEditorProps) {
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
    <TermEditor
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
      onMerge={async (term, target) => {
        const problem = await props.onMerge(term, target);
        if (!problem) drop(term.id);
        return problem;
      }}
    />
  );
}

const preview = {
  uses: 48,
  live: { apps: 31, services: 12 },
  both: 3,
  subcategories: 3,
  featured: 0,
  featuredLeftOut: 0,
};

const initial: TermEditorProps = {
  kind: 'categories',
  state: 'ready',
  terms,
  openAtFirst: ['field'],
  onRename: fn<TermEditorProps['onRename']>(async (_term, name) =>
    name === 'Taken' ? 'There is one of that name already.' : undefined,
  ),
  onSynonyms: fn<TermEditorProps['onSynonyms']>(async () => undefined),
  onAddSubcategory: fn(async () => undefined),
  onDelete: fn<TermEditorProps['onDelete']>(async () => undefined),
  onMerge: fn<TermEditorProps['onMerge']>(async () => undefined),
  onPreviewMerge: fn<TermEditorProps['onPreviewMerge']>(async () => preview),
  onMove: fn(async () => undefined),
};

const meta = {
  title: 'Forms/Terms',
  component: TermEditor,
  args: initial,
  render: (args) => (
    <ConfirmProvider onLateError={fn()}>
      <Changing {...args} />
    </ConfirmProvider>
  ),
} satisfies Meta<typeof TermEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

/** Chooses an action of a term. */
async function choose(userEvent: User, name: string, action: string) {
  await userEvent.click(screen.getByRole('button', { name: `More for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

/** Everything in a row. */
export const AddDeleteMove: Story = {
  parameters: {
    shows: { text: 'Online shops', in: 'ul:not(:has([aria-label="More for Field work"]))' },
  },
  tags: ['test-only', 'slow'],
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByLabelText('Subcategory name');
    const gone = (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBeNull());
    await step('a subcategory needs a name', async () => {
      await userEvent.type(field, '{Enter}');
      await waitFor(() => expect(field).toBeInvalid());
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
      await choose(userEvent, 'Timesheets', 'Delete');
      await userEvent.click(await screen.findByRole('button', { name: 'Delete subcategory' }));
      const dialog = await screen.findByRole('dialog', { name: 'Delete Timesheets?' });
      await expect(dialog).toHaveTextContent('2 apps use it.');
      await userEvent.keyboard('{Escape}');
      await gone('dialog');
    });
    await step('an unused term is deleted', async () => {
      await choose(userEvent, 'Timesheets', 'Delete');
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
      await expect(args.onMerge).toHaveBeenCalledWith(
        expect.objectContaining({ id: 'field' }),
        expect.objectContaining({ id: 'shops' }),
      );
      await gone('dialog');
      await expect(canvas.queryByText('Field work')).toBeNull();
    });
  },
};

/** Another tab deletes the category that is renamed; the typed name stays, to be copied. */
export const DeletedWhileRenamed: Story = {
  tags: ['slow'],
  parameters: { shows: 'was merged or deleted' },
  render: function Deleting(args) {
    const [terms, setTerms] = useState(args.terms);
    return (
      <ConfirmProvider onLateError={fn()}>
        <TermEditor {...args} terms={terms} />
        <button type="button" onClick={() => setTerms(terms.filter(({ id }) => id !== 'backup'))}>
          Delete elsewhere
        </button>
      </ConfirmProvider>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await choose(userEvent, 'Security and backup', 'Rename');
    const field = await canvas.findByRole('textbox', { name: 'Category name' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Security');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete elsewhere' }));
    const title = '“Security and backup” was merged or deleted while you renamed it';
    await expect(await canvas.findByText(title)).toBeVisible();
    await expect(canvas.getByText('You typed “Security”.')).toBeVisible();
  },
};

export const RenameInline: Story = {
  tags: ['slow'],
  play: async ({ args, canvas, userEvent, step }) => {
    const more = () => canvas.getByRole('button', { name: 'More for Online shops' });
    await step('Escape cancels a new name', async () => {
      await choose(userEvent, 'Fleet', 'Rename');
      await waitFor(() => expect(canvas.getByDisplayValue('Fleet')).toHaveFocus());
      await userEvent.keyboard('Vans{Escape}');
      await expect(canvas.getByText('Fleet')).toBeVisible();
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'More for Fleet' })).toHaveFocus(),
      );
    });
    await step('the name becomes a focused field', async () => {
      await userEvent.click(more());
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
      const field = await canvas.findByDisplayValue('Online shops');
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.clear(field);
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(field).toBeInvalid());
      await userEvent.keyboard('Taken{Enter}');
      await expect(await canvas.findByText('There is one of that name already.')).toBeVisible();
      await userEvent.clear(field);
      await userEvent.keyboard('Shops{Enter}');
    });
    await step('the focus returns', async () => {
      await waitFor(() => expect(more()).toHaveFocus());
      await expect(args.onRename).toHaveBeenLastCalledWith(
        expect.objectContaining({ id: 'shops', kind: 'categories' }),
        'Shops',
      );
    });
  },
};

export const RenamedByOther: Story = {
  tags: ['slow'],
  parameters: { shows: 'Another admin has renamed this to “Web shops”. Save again.' },
  args: {
    onRename: fn<TermEditorProps['onRename']>(async () => {
      const error = 'Another admin has renamed this to “Web shops”. Save again.';
      return { error, current: 'Web shops' };
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More for Online shops' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    const field = await canvas.findByDisplayValue('Online shops');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.keyboard('Shops{Enter}');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveValue('Shops');
    await userEvent.keyboard('{Enter}');
    const replacing = (name: string) => expect.objectContaining({ id: 'shops', name });
    await waitFor(() =>
      expect(args.onRename).toHaveBeenLastCalledWith(replacing('Web shops'), 'Shops'),
    );
    await expect(args.onRename).toHaveBeenNthCalledWith(1, replacing('Online shops'), 'Shops');
  },
};

export const DeleteConfirmation: Story = {
  parameters: { shows: { text: 'Delete Timesheets?', in: 'alertdialog' } },
  play: async ({ args, userEvent }) => {
    await choose(userEvent, 'Timesheets', 'Delete');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Timesheets?' });
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Keep it' })).toHaveFocus(),
    );
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

export const InUse: Story = {
  parameters: { shows: { text: '48 listings use it.', in: 'dialog' } },
  tags: ['axe'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More for Field work' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete Field work?' });
    await waitFor(() =>
      expect(dialog).toHaveAccessibleDescription(
        '48 listings use it. Move them to another category first.',
      ),
    );
    const field = within(dialog).getByRole('combobox', { name: 'Move to' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Move and delete' }));
    await waitFor(() => expect(field).toBeInvalid());
    await expect(args.onMerge).not.toHaveBeenCalled();
  },
};

export const InUseNoAlternative: Story = {
  tags: ['slow'],
  args: { terms: terms.slice(0, 1), openAtFirst: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More for Field work' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveTextContent('there is no other category to move to');
    await expect(within(dialog).queryByRole('button', { name: 'Move and delete' })).toBeNull();
  },
};

/** Asks for an action of the only term; its dialog says that there is no other one, and closes. */
const noOther = (name: string, action: string, text: string): Story => ({
  // Storybook sees no play function in a call, so `npm test` does not play it.
  tags: ['slow'],
  args: { terms: terms.slice(0, 1) },
  parameters: { shows: { text, in: 'dialog' } },
  play: async ({ userEvent }) => {
    await choose(userEvent, name, action);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.queryByRole('combobox')).toBeNull();
    const texts = dialog.getAllByRole('button', { name: 'Close' }).map((each) => each.textContent);
    await expect(texts).toContain('Close');
  },
});

export const MergeNoAlternative: Story = noOther(
  'Field work',
  'Merge into…',
  'There is no other one to merge it into. Add one first.',
);

export const MoveNoAlternative: Story = noOther(
  'Fleet',
  'Move to…',
  'There is no other category. Add one first.',
);

/** What changes is counted once another term is chosen. */
// Rows: X45T.2
export const Merge: Story = {
  parameters: { shows: { text: '3 of them have both and keep one.', in: 'status' } },
  play: async ({ args, userEvent, step }) => {
    await choose(userEvent, 'Field work', 'Merge into…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Merge Field work' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
    const field = dialog.getByRole('combobox', { name: 'Merge into' });
    await waitFor(() => expect(field).toBeInvalid());
    await expect(args.onMerge).not.toHaveBeenCalled();
    await step('the server rejects it', async () => {
      mocked(args.onMerge).mockResolvedValueOnce('Try again later.');
      await userEvent.type(field, 'online{Enter}');
      await dialog.findByText('48 listings move to Online shops. 43 of them are live.');
      await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
      await expect(await dialog.findByText('Try again later.')).toBeVisible();
    });
  },
};

/** A merge does not wait for its preview. */
// Rows: X45T.2
export const MergeNotCounted: Story = {
  tags: ['slow'],
  args: {
    onPreviewMerge: fn<TermEditorProps['onPreviewMerge']>(async () => 'You are offline.'),
  },
  parameters: { shows: 'Online shops' },
  play: async ({ args, canvas, userEvent }) => {
    await choose(userEvent, 'Field work', 'Merge into…');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('combobox', { name: 'Merge into' }), 'online{Enter}');
    await dialog.findByText('We couldn’t count what changes. You are offline.');
    mocked(args.onPreviewMerge).mockResolvedValueOnce(preview);
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    await dialog.findByText('3 subcategories move with it.');
    await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.queryByText('Field work')).toBeNull();
  },
};

// Rows: X45T.3
export const MoveSubcategory: Story = {
  tags: ['slow'],
  parameters: { shows: { text: 'Move Fleet', in: 'dialog' } },
  play: async ({ args, userEvent }) => {
    await choose(userEvent, 'Fleet', 'Move to…');
    const move = async () => within(await screen.findByRole('dialog', { name: 'Move Fleet' }));
    const dialog = await move();
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      '9 apps use it. Their category becomes the one you choose.',
    );
    await userEvent.type(dialog.getByRole('combobox', { name: 'Category' }), 'field');
    await expect(screen.queryByRole('option', { name: 'Field work' })).toBeNull();
    await userEvent.clear(dialog.getByRole('combobox', { name: 'Category' }));
    await userEvent.type(dialog.getByRole('combobox', { name: 'Category' }), 'online{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() =>
      expect(args.onMove).toHaveBeenCalledWith(
        expect.objectContaining({ id: 'fleet', categoryId: 'field' }),
        expect.objectContaining({ id: 'shops' }),
      ),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await choose(userEvent, 'Fleet', 'Move to…');
    await move();
  },
};

// Rows: X45T.5
/** Other names are one in each line; those of another admin are replaced only once they were seen. */
export const OtherNames: Story = {
  tags: ['slow'],
  parameters: {
    shows: { text: 'Another admin has changed the other names to: Jobs', in: 'dialog' },
  },
  play: async ({ args, userEvent, step }) => {
    await choose(userEvent, 'Field work', 'Other names…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Other names of Field work' }));
    const field = dialog.getByRole('textbox', { name: 'Other names' });
    const save = dialog.getByRole('button', { name: 'Save' });
    await expect(field).toHaveValue('FSM\nField service');
    await step('too many are refused', async () => {
      await userEvent.clear(field);
      await userEvent.paste(Array.from({ length: 51 }, (_, at) => `Name ${at}`).join('\n'));
      await userEvent.click(save);
      await expect(await dialog.findByText('At most 50 other names')).toBeVisible();
    });
    await step('what another admin has saved meanwhile is told', async () => {
      mocked(args.onSynonyms).mockResolvedValueOnce({
        error: 'Another admin has changed the other names to: Jobs.',
        current: ['Jobs'],
      });
      await userEvent.clear(field);
      await userEvent.paste('FSM\n\n Trades ');
      await userEvent.click(save);
      await dialog.findByText('Another admin has changed the other names to: Jobs.');
      const [term, names] = mocked(args.onSynonyms).mock.lastCall ?? [];
      await expect([term?.synonyms, names]).toEqual([
        ['FSM', 'Field service'],
        ['FSM', 'Trades'],
      ]);
    });
  },
};

// Rows: X45T.5
export const OtherNamesSaved: Story = {
  tags: ['test-only', 'slow'],
  play: async ({ args, userEvent }) => {
    mocked(args.onSynonyms).mockResolvedValueOnce({ error: 'Changed', current: ['Jobs'] });
    await choose(userEvent, 'Field work', 'Other names…');
    const field = await screen.findByRole('textbox', { name: 'Other names' });
    const save = screen.getByRole('button', { name: 'Save' });
    await userEvent.type(field, '\nTrades');
    await userEvent.click(save);
    await screen.findByText('Changed');
    await userEvent.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The second save replaces the names of the first answer.
    const [term] = mocked(args.onSynonyms).mock.lastCall ?? [];
    await expect(term?.synonyms).toEqual(['Jobs']);
    await expect(screen.getByRole('button', { name: 'More for Field work' })).toHaveFocus();
  },
};
