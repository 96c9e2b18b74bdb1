import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { importIn, waits } from '../../testing/halfway.ts';
import { backendOfStory, PortalStory } from '../../testing/PortalStory.tsx';

const head = 'Titel;Short description;Long description;Website;Price;Tags;Logo';
const file = [
  head,
  '"Kea; the parrot";Short.;Long.;kea.example;$1;;kea.png',
  'Tui;Short.;Long.;not a link;$1;;',
  'Moa;Short.;Long.;moa.example;$1;Nowhere;',
  'Weka;;;weka.example;;;',
].join('\r\n');

const meta = {
  title: 'Screens/Listings/Import',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/apps/import', as: 'vendor@portal.test' },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

type Play = Pick<Parameters<NonNullable<Story['play']>>[0], 'userEvent'>;

const pick = async (
  { userEvent }: Play,
  content: string | Uint8Array<ArrayBuffer>,
  name: string,
) => {
  const input = await screen.findByLabelText(/^File (with listings|to import)/);
  await userEvent.upload(input, new File([content], name, { type: 'text/csv' }));
};
const press = async ({ userEvent }: Play, name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** By key: Radix ignores a pointer that did not move since it opened the list. */
const choose = async ({ userEvent }: Play, field: string, option: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: field }));
  (await screen.findByRole('option', { name: option })).focus();
  await userEvent.keyboard('{Enter}');
};

const upload = (play: Play) => pick(play, file, 'products.csv');
const check = async (play: Play) => {
  await upload(play);
  await press(play, 'Check 4 rows');
};
const run = async (play: Play) => {
  await check(play);
  await press(play, 'Import 2 rows');
  await screen.findByRole('heading', { name: 'The import is done' });
};
const correct = async ({ userEvent }: Play, row: number, field: string, text: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Correct row ${row}` }));
  const input = await screen.findByRole('textbox', { name: field });
  await userEvent.clear(input);
  await userEvent.type(input, `${text}{Enter}`);
};
const inState = (state: Parameters<typeof importIn>[0]) => ({
  path: '/apps/import?id=1',
  prepare: importIn(state),
});

export const ChooseFile: Story = {
  parameters: { shows: 'CSV or JSON, up to 10 MB and 20,000 rows' },
};

export const Columns: Story = {
  tags: ['slow'],
  parameters: { shows: 'Image files are not imported.' },
  play: async (play) => {
    await upload(play);
    await press(play, 'Skip to “How to import”');
    await expect(screen.getByRole('region', { name: 'How to import' })).toHaveFocus();
  },
};

const logos = [
  'Name;Logo',
  'Kea;https://kea.example/logo.png',
  'Tui;https://tui.example/missing.png',
  'Weka;https://weka.example/page.html',
  'Ruru;https://ruru.example/slow.png',
].join('\n');

// Rows: X45T.9
/** Rows whose images cannot be loaded say why, and are imported once they can; the others stay as they were written. */
export const LogosFailed: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: 'Logo address: The website took too long to send the image' },
  play: async (play) => {
    await pick(play, logos, 'logos.csv');
    const field = await screen.findByRole('combobox', { name: 'Field of Logo' });
    await expect(field).toHaveTextContent('Logo address');
    await screen.findByText('Images are loaded when the rows are imported.');
    await press(play, 'Check 4 rows');
    await press(play, 'Import 4 rows');
    await screen.findByText('Logo address: No image was found at this address');
    await correct(play, 3, 'Logo address', 'https://tui.example/logo.png');
    await press(play, 'Import 1 row');
    await waitFor(() =>
      expect(screen.queryByText('Logo address: No image was found at this address')).toBeNull(),
    );
  },
};

export const NoKey: Story = {
  tags: ['slow'],
  parameters: { shows: 'Choose the column of the name, the ID or the slug' },
  play: async (play) => {
    await pick(play, 'Farbe;Link\nRot;example.org', 'colours.csv');
    await press(play, 'Check 1 row');
    const field = screen.getByRole('combobox', { name: 'Field of Farbe' });
    await expect(field).toHaveFocus();
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^Choose the column of/));
    const second = screen.getByRole('combobox', { name: 'Field of Link' });
    // Another problem is told beside the button again, until the check is asked for.
    await choose(play, 'Field of Farbe', 'Link');
    await screen.findByText('Two columns have the field Link');
    await expect(second).toBeValid();
    await press(play, 'Check 1 row');
    await expect(second).toHaveFocus();
    await waitFor(() => expect(second).toHaveAccessibleDescription(/^Two columns have/));
    // Without a column that is free, the first one.
    await choose(play, 'Field of Link', 'Pricing');
    await press(play, 'Check 1 row');
    await expect(field).toHaveFocus();
  },
};

/** Rows of existing listings can be imported without the fields that new ones need. */
export const WithoutName: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: 'New listings also need: Name, Short description' },
  play: async (play) => {
    await pick(play, 'ID;Website\n1;example.org', 'links.csv');
    await screen.findByText(/^New listings also need: Name\. /);
    await play.userEvent.click(screen.getByRole('radio', { name: /^Submitted for review/ }));
  },
};

export const Checking: Story = {
  tags: ['slow'],
  parameters: { shows: 'Checking the rows' },
  args: { prepare: waits },
  play: check,
};

export const Checked: Story = {
  tags: ['axe'],
  parameters: { shows: '2 rows have errors and are left out' },
  play: async (play) => {
    await check(play);
    await expect(await screen.findByText('No such term: Nowhere', { exact: false })).toBeVisible();
  },
};

export const Running: Story = {
  parameters: { shows: 'Importing' },
  args: inState('running'),
};

export const Stopped: Story = {
  parameters: { shows: ['The import was stopped', 'Continue'] },
  args: inState('stopped'),
};

/** The menu then counts what was undone. */
export const UndoStopped: Story = {
  tags: ['test-only', 'slow'],
  args: inState('undoing'),
  play: async (play) => {
    await screen.findByRole('button', { name: 'Stop' });
    const menu = within(screen.getByRole('navigation', { name: 'Main' }));
    const [pending] = await menu.findAllByRole('link', { name: /^Pending listings.*[1-9]/ });
    backendOfStory().db.listings = [];
    await press(play, 'Stop');
    await waitFor(() => expect(pending).not.toHaveTextContent(/[1-9]/));
    await screen.findByRole('heading', { name: 'Undoing the import was stopped' });
    await expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  },
};

export const Done: Story = {
  parameters: { shows: ['The import is done', 'Show pending listings'] },
  args: inState('done'),
};

const undo = async (play: Play, says: RegExp, title: string) => {
  await press(play, 'Undo import');
  const dialog = await screen.findByRole('alertdialog', { name: 'Undo the import?' });
  await expect(within(dialog).getByText(says)).toBeVisible();
  await play.userEvent.click(within(dialog).getByRole('button', { name: 'Undo import' }));
  await screen.findByRole('heading', { name: title });
};

/** At first nothing is, as all was changed since. */
export const Undone: Story = {
  tags: ['slow'],
  parameters: { shows: 'The import was undone' },
  play: async (play) => {
    await run(play);
    const { imports, listings } = backendOfStory().db;
    const ids = imports.flatMap(({ rows }) => rows.map(({ done }) => done?.id));
    const made = listings.filter(({ id }) => ids.includes(id));
    for (const listing of made) listing.version += 1;
    await undo(play, /^2 new listings are deleted\. Listings/, 'Nothing of the import was undone');
    for (const listing of made) listing.version -= 1;
    await undo(play, /^2 rows that were not undone are tried again\./, 'The import was undone');
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Import apps' })).toHaveFocus(),
    );
    await expect(screen.queryByRole('button', { name: /^Correct row/ })).toBe(null);
    await expect(screen.queryByText(/^Correct rows here/)).toBe(null);
  },
};

// Rows: X45T.8
/** Failed rows are corrected where their errors are. A text that no row can have is refused before the check. */
export const Corrected: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: 'Row 3 has no more errors.' },
  play: async (play) => {
    await check(play);
    await correct(play, 3, 'Link', 'still not a link');
    const link = await screen.findByRole('textbox', { name: 'Link' });
    await waitFor(() => expect(link).toHaveAccessibleDescription('Must be a valid link'));
    await expect(link).toHaveFocus();
    await play.userEvent.paste('x'.repeat(20_001));
    await press(play, 'Check again');
    await waitFor(() =>
      expect(link).toHaveAccessibleDescription('Row 3 has a cell of more than 20000 characters'),
    );
    await play.userEvent.clear(link);
    await play.userEvent.type(link, 'tui.example{Enter}');
    await screen.findByRole('button', { name: 'Import 3 rows' });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Correct row 4' })).toHaveFocus(),
    );
  },
};

/** The same file a second time. */
export const NothingToDo: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: 'There is nothing to import: no row is new or changed.' },
  play: async (play) => {
    await run(play);
    await press(play, 'Choose another file');
    // The pressed button is gone.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    await check(play);
  },
};

/** Staff import for vendors as well. Rows of other vendors are in the list of all. Terms that are not found can be left out. */
export const OfStaff: Story = {
  args: { as: 'admin@portal.test' },
  tags: ['test-only', 'slow'],
  parameters: { shows: 'New listings belong to the vendor whose email address the row has.' },
  play: async (play) => {
    await upload(play);
    await screen.findByText(/^New listings are yours\./);
    await play.userEvent.click(await screen.findByRole('checkbox', { name: /that are not found/ }));
    await press(play, 'Check 4 rows');
    await press(play, 'Import 3 rows');
    const list = await screen.findByRole('link', { name: 'Show pending listings' });
    await expect(list).toHaveAttribute('href', '/apps/pending/all');
    await press(play, 'Choose another file');
    await pick(play, 'Name;Account email\nKea;pro@portal.test', 'vendors.csv');
  },
};

const subcategories = [
  'Unterkategorie;Kategorie;Andere Namen',
  'Shift planning;Operations;"Shift rosters; duty plans"',
  'Chat;Nowhere;',
  ';Operations;',
].join('\n');

const ofTerms = { path: '/subcategories/import', as: 'admin@portal.test' } as const;

// Rows: X45T.7
/** They are there at once, and have no vendor. */
export const CheckedTerms: Story = {
  tags: ['test-only', 'slow'],
  args: ofTerms,
  parameters: { shows: 'Category: No such term: Nowhere' },
  play: async (play) => {
    await pick(play, subcategories, 'subcategories.csv');
    await screen.findByText('Find existing terms by');
    await press(play, 'Check 3 rows');
  },
};

const vendors = [
  'user_email;Vorname;Surname;user_pass',
  'ana@kauri.example;Ana;Rangi;x',
  'vendor@portal.test;Demo;Renamed;x',
  'admin@portal.test;Ada;Admin;x',
  'ben@kauri.example;;Tau;x',
].join('\n');

// Rows: X45T.10
/** From the list, which shows the new ones afterwards. They get no email unless it is asked for. Staff are never changed. */
export const DoneAccounts: Story = {
  args: { path: '/accounts', as: 'admin@portal.test' },
  tags: ['slow'],
  parameters: { shows: 'ana@kauri.example' },
  play: async (play) => {
    const { userEvent } = play;
    await screen.findByRole('link', { name: /Aroha Ngata/ });
    await press(play, 'More actions');
    (await screen.findByRole('menuitem', { name: 'Import accounts' })).focus();
    await userEvent.keyboard('{Enter}');
    await pick(play, vendors, 'vendors.csv');
    const emails = await screen.findByRole('checkbox', { name: /^Email each new vendor/ });
    await expect(emails).not.toBeChecked();
    await screen.findByText(/^New accounts have no password\./);
    await userEvent.click(emails);
    await press(play, 'Check 4 rows');
    await screen.findByText(/Email: This is the account of a member of staff/);
    await screen.findByText('vendors.csv. New vendors are emailed a link to set a password.');
    await press(play, 'Import 2 rows');
    await userEvent.click(await screen.findByRole('link', { name: 'Open the list' }));
    await screen.findByRole('heading', { level: 1, name: 'Accounts' });
  },
};

const reviews = [
  'App;Reviewer email;Stars;Review;Date;Status',
  'ferry-forms-20;pro@portal.test;5;Good.;2021-05-06;approved',
  'nowhere;pro@portal.test;4;Lost.;2021-05-06;approved',
  'ferry-forms-20;nobody@kauri.example;4;Lost.;;approved',
].join('\n');

// Rows: X45T.11
/** A review has one key, so that none is chosen. A file can have reviews of both, which are live where it says so. */
export const DoneReviews: Story = {
  tags: ['slow'],
  args: { path: '/reviews/import', as: 'admin@portal.test' },
  play: async (play) => {
    await pick(play, reviews, 'reviews.csv');
    await screen.findByText(/No one is notified of imported reviews/);
    await expect(screen.queryByRole('radio')).toBeNull();
    await press(play, 'Check 3 rows');
    await screen.findByText(/Author email: No account has this email address/);
    await press(play, 'Import 1 row');
    const link = await screen.findByRole('link', { name: 'Service reviews' });
    await expect(link).toHaveAttribute('href', '/reviews/services/active');
    await play.userEvent.click(screen.getByRole('link', { name: 'App reviews' }));
    await screen.findByRole('heading', { level: 1, name: 'Active app reviews' });
  },
};

export const Unreadable: Story = {
  tags: ['slow'],
  parameters: { shows: 'The file is not a text file. Save it as CSV in UTF-8' },
  play: async (play) => {
    await pick(play, new Uint8Array(10 * 1024 * 1024 + 1), 'products.csv');
    await screen.findByText(/The file is larger than 10 MB\./);
    backendOfStory().setFaults({ broken: true, only: '/imports' });
    await upload(play);
    await screen.findByText(/An unknown error occurred\./);
    backendOfStory().setFaults({});
    await pick(play, new Uint8Array([80, 75, 3, 4, 20, 0, 6, 0]), 'products.xlsx.csv');
  },
};

export const Gone: Story = {
  args: { path: '/apps/import?id=999' },
  parameters: { shows: 'Choose another file' },
};
