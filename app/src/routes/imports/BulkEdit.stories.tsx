import type { MemoryBackend } from '@portal/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { edit, one } from '../../testing/bulkEdits.ts';
import { backendOfStory, PortalStory } from '../../testing/PortalStory.tsx';
import { asSupport } from '../../testing/scene.ts';

const meta = {
  title: 'Screens/Listings/Bulk edit',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/apps/bulk-edit?id=1', as: 'vendor@portal.test' },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'userEvent'>;

const press = async ({ userEvent }: Play, name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

const lacks = { path: ['industries'], message: 'Required' };
const changes = [{ field: 'industries', operation: 'replace', ids: [1] }] as const;

/** By key: Radix ignores a pointer that did not move since it opened the list. */
const choose = async ({ userEvent }: Play, field: string, option: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: field }));
  (await screen.findByRole('option', { name: option })).focus();
  await userEvent.keyboard('{Enter}');
};

/** By any of its names. */
const chooseTerm = async ({ userEvent }: Play, field: string, term: string, typed = term) => {
  await userEvent.type(await screen.findByRole('combobox', { name: field }), typed);
  await userEvent.click(await screen.findByRole('option', { name: term }));
};

const check = async (play: Play) => {
  await choose(play, 'Industry', 'Set to');
  await chooseTerm(play, 'Industry: Set to', 'Construction', 'trades');
  await press(play, 'Check 5 listings');
};

/** Confirms the question, whose button has the same name. */
const undo = async ({ userEvent }: Play, says = 'stay as they are.') => {
  await press({ userEvent }, 'Undo edit');
  const dialog = await screen.findByRole('alertdialog', { name: 'Undo the edit?' });
  await expect(dialog).toHaveTextContent(says);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Undo edit' }));
};

const run = async (play: Play) => {
  await check(play);
  await press(play, /^Edit \d/);
  await screen.findByRole('heading', { name: 'The edit is done' });
};

export const NothingSelected: Story = {
  args: { path: '/apps/bulk-edit' },
  parameters: { shows: 'Nothing is selected' },
};

export const Changes: Story = {
  tags: ['axe'],
  args: { prepare: edit() },
  parameters: { shows: ['Submit drafts for review', 'Choose at least one'] },
  play: async (play) => {
    await press(play, 'Check 5 listings');
    const first = screen.getByRole('combobox', { name: 'Industry' });
    await expect(first).toHaveFocus();
    await expect(first).toHaveAccessibleDescription('Choose what to change');
    // What is chosen next can first be filled in.
    await choose(play, 'Subcategories', 'Add');
    await expect(screen.queryByText(/^Choose (what|at)/)).toBeNull();
    await press(play, 'Check 5 listings');
    await expect(screen.getByRole('combobox', { name: 'Subcategories: Add' })).toHaveFocus();
  },
};

export const Checked: Story = {
  tags: ['slow'],
  args: { prepare: edit() },
  parameters: { shows: 'This listing was deleted.' },
  play: async (play) => {
    await check(play);
    await screen.findByText('Before');
    await expect((await screen.findAllByText('Construction')).length).toBeGreaterThan(1);
  },
};

/** Listings that lack the same are listed together. The first one that is revealed gets the focus. */
export const SharedReason: Story = {
  tags: ['slow'],
  args: {
    prepare: (backend) => {
      const rows = Array.from({ length: 7 }, (_, at) => ({
        number: at + 1,
        state: 'failed' as const,
        cells: [at + 1, `Listing ${at + 1}`],
        problems: [at === 2 ? { path: ['name'], message: 'Too long' } : lacks],
      }));
      edit({ state: 'checked', changes, rows })(backend);
    },
  },
  parameters: { shows: 'Listing 7' },
  play: async ({ userEvent }) => {
    const shared = await screen.findByRole('table', { name: '6 listings · Industry: Required' });
    await expect(within(shared).queryByText('Listing 5')).toBeNull();
    (await screen.findByRole('button', { name: 'Show all 6: Industry: Required' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(within(shared).getByRole('row', { name: 'Listing 5' })).toHaveFocus(),
    );
    await screen.findByRole('button', { name: 'Show fewer: Industry: Required' });
  },
};

/** All of them have it already. */
export const NothingToDo: Story = {
  args: {
    prepare: (backend) => {
      const rows = [1, 2].map((id) => ({
        number: id,
        state: 'unchanged' as const,
        cells: [id, `Listing ${id}`],
        problems: [],
      }));
      edit({ state: 'checked', changes, rows })(backend);
    },
  },
  parameters: { shows: 'There is nothing to edit: no listing would change.' },
};

/** The first hundred are saved. */
export const Stopped: Story = {
  tags: ['slow'],
  args: {
    prepare: (backend) => {
      backend.db.importsWait = true;
      const rows = Array.from({ length: 1_200 }, (_, index) => ({
        number: index + 1,
        state: index < 100 ? ('saved' as const) : ('changed' as const),
        cells: [index + 1, `Listing ${index + 1}`],
        problems: [],
      }));
      edit({ state: 'running', changes, rows })(backend);
    },
  },
  parameters: { shows: ['The edit was stopped', 'Listing 101'] },
  play: async (play) => {
    await screen.findByText('100 of 1,200');
    await press(play, 'Stop');
  },
};

export const Done: Story = {
  args: {
    prepare: (backend) => {
      const rows = [1, 2, 3].map((id) => ({
        number: id,
        state: id === 3 ? ('failed' as const) : ('saved' as const),
        cells: [id, `Listing ${id}`],
        problems: id === 3 ? [lacks] : [],
      }));
      edit({ state: 'done', changes, rows })(backend);
    },
  },
  parameters: { shows: ['The edit is done', 'Edit this listing again'] },
};

/** But for one that was changed since, and one that was deleted. Undo takes a submission back, but not a decision before it. */
export const Kept: Story = {
  tags: ['slow'],
  args: { prepare: edit() },
  parameters: { shows: ['The edit was undone', 'It was changed since.'] },
  play: async (play) => {
    await play.userEvent.click(await screen.findByRole('checkbox', { name: /^Submit drafts/ }));
    await play.userEvent.click(await screen.findByRole('radio', { name: /^Submitted for review/ }));
    await run(play);
    await screen.findByText(/also declined ones/);
    const edited = backendOfStory().db;
    const [changed, deleted] = edited.imports[0]?.rows.filter(({ done }) => done) ?? [];
    for (const listing of edited.listings)
      if (listing.id === changed?.done?.id) listing.version += 1;
    edited.listings = edited.listings.filter(({ id }) => id !== deleted?.done?.id);
    await undo(play);
    await screen.findByText('It was deleted since.');
  },
};

/** What was chosen stays after the check. Another tab checked other changes, and then undid others with a term that this one does not know yet, and with one that was deleted. */
export const ChangedElsewhere: Story = {
  tags: ['test-only', 'slow'],
  args: { prepare: edit() },
  parameters: { shows: 'The edit was undone' },
  play: async (play) => {
    await check(play);
    await press(play, 'Change the edit');
    await screen.findByText('Set to');
    await press(play, 'Check 5 listings');
    await screen.findByRole('button', { name: /^Edit \d/ });
    const edited = backendOfStory().db;
    const [other] = edited.imports;
    if (!other) throw new Error('The edit is gone.');
    Object.assign(other, {
      changes: [{ field: 'industries', operation: 'replace', ids: [2] }],
      round: 8,
    });
    await press(play, /^Edit \d/);
    await screen.findByText(/^Industry: Set to (?!Construction)/);
    await screen.findByText(/^This was changed elsewhere/);
    await press(play, /^Edit \d/);
    await screen.findByRole('heading', { name: 'The edit is done' });
    const [first] = edited.industries;
    if (first) edited.industries.push({ ...first, id: 77, name: 'Robotics' });
    Object.assign(other, {
      state: 'undoing',
      changes: [{ field: 'industries', operation: 'replace', ids: [77, 999] }],
      round: 10,
    });
    await undo(play);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await screen.findByText('Industry: Set to Robotics, Deleted');
  },
};

/** Those that failed are edited in an edit of their own. */
export const EditedAgain: Story = {
  ...Done,
  tags: ['test-only', 'slow'],
  parameters: { shows: '1 listing selected' },
  play: (play) => press(play, 'Edit this listing again'),
};

export const Declining: Story = {
  tags: ['slow'],
  args: {
    path: '/apps/bulk-edit?id=1',
    as: 'admin@portal.test',
    prepare: edit({ rows: one }, 'admin@portal.test'),
  },
  parameters: { shows: 'The vendor sees your reason.' },
  play: async (play) => {
    await choose(play, 'Action', 'Decline');
    await play.userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Spam');
  },
};

const asAdmin = 'admin@portal.test';

/** Chooses the account as the dialog that moves one listing does. */
const moveTo = async (play: Play, email: string) => {
  const search = await screen.findByRole('searchbox', { name: 'Search accounts' });
  await play.userEvent.type(search, `${email}{Enter}`);
  const targets = within(await screen.findByRole('radiogroup', { name: 'Move to' }));
  await play.userEvent.click(targets.getByRole('radio'));
};

/** From which vendor to which; Undo moves them back. */
export const Moving: Story = {
  tags: ['slow'],
  args: { as: asAdmin, prepare: edit({}, asAdmin) },
  parameters: { shows: 'The edit was undone' },
  play: async (play) => {
    await choose(play, 'Action', 'Move to another vendor');
    await press(play, 'Check 5 listings');
    const problem = await screen.findByText('Choose the account that gets the listings');
    await expect(screen.getByRole('searchbox', { name: 'Search accounts' })).toHaveFocus();
    await moveTo(play, 'pro@portal.test');
    await expect(problem).not.toBeInTheDocument();
    await press(play, 'Check 5 listings');
    await screen.findByText(/^Move to (Tama Walker|Aroha Ngata) · Each vendor gets one email/);
    await screen.findByText(/This listing was deleted\./);
    await press(play, /^Move \d listings?$/);
    await screen.findByRole('heading', { name: 'The edit is done' });
    await undo(play, 'go back to their former vendors. Each vendor gets one more email.');
  },
};

/** The account that was chosen is shown again, unless another search hides it. Support moves listings and decides nothing. */
export const MoveChanged: Story = {
  tags: ['test-only', 'slow'],
  args: {
    as: asAdmin,
    prepare: (backend) => {
      edit({ rows: one }, asAdmin)(backend);
      asSupport(backend);
    },
  },
  play: async (play) => {
    await choose(play, 'Action', 'Move to another vendor');
    await moveTo(play, 'pro@portal.test');
    await press(play, 'Check 1 listing');
    await press(play, 'Change the edit');
    const kept = within(await screen.findByRole('radiogroup', { name: 'Move to' }));
    await expect(kept.getByRole('radio')).toBeChecked();
    await play.userEvent.click(await screen.findByRole('combobox', { name: 'Action' }));
    await screen.findByRole('option', { name: 'Move to another vendor' });
    await expect(screen.queryByRole('option', { name: 'Change fields' })).toBeNull();
    await expect(screen.queryByRole('option', { name: 'Approve' })).toBeNull();
    await play.userEvent.keyboard('{Escape}');
    const search = await screen.findByRole('searchbox', { name: 'Search accounts' });
    await play.userEvent.clear(search);
    await play.userEvent.type(search, 'nobody{Enter}');
    await screen.findByText('No active account matches.');
    await press(play, 'Check 1 listing');
    await screen.findByText('Choose the account that gets the listing');
    await expect(search).toHaveFocus();
  },
};

/** Of the industry that the first of them has, which features it already; the others are of other industries. */
const featuring = (backend: MemoryBackend) => {
  edit({}, asAdmin)(backend);
  const { industries, listings, imports } = backend.db;
  const ids = imports[0]?.rows.slice(0, 3).map(({ cells }) => cells[0]) ?? [];
  const construction = industries.find(({ name }) => name === 'Construction');
  if (!construction) throw new Error('The demo has no such industry.');
  for (const { id, values } of listings)
    if (ids.includes(id)) values.industries = [construction.id];
  construction.featured = { apps: [Number(ids[0])], services: [] };
};

/** Then no longer: the listings that are not featured there keep as they are. */
export const Featuring: Story = {
  tags: ['slow'],
  args: { as: asAdmin, prepare: featuring },
  parameters: {
    shows: ['Stop featuring in an industry: Construction', 'Stop featuring 1 listing'],
  },
  play: async (play) => {
    await choose(play, 'Action', 'Feature in an industry');
    await screen.findByText(/at the end of its featured list, up to 6/);
    await press(play, 'Check 5 listings');
    const problem = await screen.findByText('Choose an industry');
    const field = screen.getByRole('combobox', { name: 'Industry' });
    await expect(field).toHaveFocus();
    await chooseTerm(play, 'Industry', 'Construction');
    await play.userEvent.keyboard('{Escape}');
    await expect(problem).not.toBeInTheDocument();
    await expect(field).toHaveFocus();
    await press(play, 'Check 5 listings');
    await screen.findByText('Feature in an industry: Construction');
    await screen.findByText(/This listing isn’t in the industry\./);
    await press(play, 'Change the edit');
    await choose(play, 'Action', 'Stop featuring in an industry');
    await screen.findByText('The listings stay in the directory and the industry.');
    await press(play, 'Check 5 listings');
    await screen.findByRole('button', { name: 'Stop featuring 1 listing' });
  },
};

/** Looks like a page that is not found. */
export const Gone: Story = {
  tags: ['no-picture'],
  args: { path: '/apps/bulk-edit?id=999' },
  parameters: { shows: 'Open the list' },
};

/** From the list: its first page, which fails, then all that match. Its page leads back to the list as it was. */
export const SelectAll: Story = {
  args: { path: '/apps/active/all?search=a&sort=name', as: 'admin@portal.test' },
  parameters: { shows: 'Make the same change in many listings.' },
  tags: ['test-only', 'slow'],
  play: async (play) => {
    await play.userEvent.click(await screen.findByRole('checkbox', { name: /all/i }));
    backendOfStory().setFaults({ broken: true, only: '/bulk-edits' });
    await press(play, 'Edit…');
    await screen.findByText('An unknown error occurred.');
    backendOfStory().setFaults({});
    const all = await screen.findByRole('button', { name: /^Select all \d+ in the list$/ });
    const [count] = /\d+/.exec(all.textContent ?? '') ?? [];
    await play.userEvent.click(all);
    await press(play, 'Edit…');
    await screen.findByText(`${count} listings selected`);
    await expect(screen.getByRole('link', { name: 'All listings' })).toHaveAttribute(
      'href',
      '/apps/active/all?search=a&sort=name',
    );
  },
};

/** From the review queue: one row is selected, and all that match are decided. The button says what, and on how many. */
export const AllOfTheQueue: Story = {
  args: { path: '/apps/pending/all', as: 'admin@portal.test' },
  tags: ['test-only', 'slow'],
  play: async (play) => {
    const [row] = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ });
    if (row) await play.userEvent.click(row);
    const all = await screen.findByRole('button', { name: /^Edit all \d+ in the list…$/ });
    const [count] = /\d+/.exec(all.textContent ?? '') ?? [];
    await play.userEvent.click(all);
    await screen.findByText(`${count} listings selected`);
    await screen.findByText(/Make the same change in many listings\./);
    await choose(play, 'Action', 'Approve');
    await screen.findByText('All vendors see the same note.');
    await press(play, `Check ${count} listings`);
    await screen.findByRole('button', { name: /^Approve \d+ listings$/ });
  },
};
