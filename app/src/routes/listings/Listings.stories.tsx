import type { MemoryBackend } from '@portal/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, spyOn, waitFor, within } from 'storybook/test';
import { backendOfStory, PortalStory } from '../../testing/PortalStory.tsx';
import { blockVendor } from '../../testing/scene.ts';

const meta = {
  title: 'Screens/Listings/Lists',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/apps/active' },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
/** Found by the content of each row: a table on wide screens, a list on phones. */
const rows = () => screen.findAllByText(/takes care of the daily work/);

// Rows: 2.30, 2.31
export const MyListings: Story = {
  tags: ['slow'],
  parameters: { shows: 'Your apps that are live in the directory.' },
  play: async () => {
    await heading('My listings');
    await expect((await rows()).length).toBeGreaterThan(1);
  },
};

// Rows: 2.31, 4.2
export const PendingListings: Story = {
  tags: ['slow'],
  parameters: { shows: 'Apps that aren’t live yet' },
  args: { path: '/apps/pending' },
  play: async () => {
    await heading('Pending listings');
    await rows();
  },
};

// Rows: 1.4, 2.22, 2.31
export const AllListingsAdmin: Story = {
  tags: ['axe'],
  args: { as: 'admin@portal.test', path: '/apps/active/all' },
  play: async () => {
    await heading('All listings');
    await rows();
    await expect(screen.getByText('SUPER ADMIN')).toBeVisible();
  },
};

/** Live listings of a blocked account, as staff see them. */
export const HiddenListings: Story = {
  tags: ['slow'],
  args: { as: 'admin@portal.test', path: '/apps/active/all', prepare: blockVendor },
  parameters: { shows: 'HIDDEN' },
  play: async () => {
    await heading('All listings');
    await expect((await screen.findAllByText('HIDDEN'))[0]).toBeVisible();
  },
};

/** Without two industries, and changed within some days. */
export const Filtered: Story = {
  args: {
    as: 'admin@portal.test',
    path: '/services/pending/all?industry=not.1,2&location=none&from=2026-01-01&to=2026-12-31',
  },
  parameters: { shows: 'Updated: Jan 1 – Dec 31, 2026' },
};

const chooseColumns = ({ db }: MemoryBackend) => {
  const columns = ['status', 'industry', 'subcategory', 'created'];
  for (const user of db.users) user.listColumns = [{ list: '/apps/active/all', columns }];
};

/** The columns are those of the user. The list names its keys, as the review queue does. */
// Rows: X45C.1
export const ChosenColumns: Story = {
  tags: ['test-only', 'slow'],
  args: { as: 'admin@portal.test', path: '/apps/active/all', prepare: chooseColumns },
  parameters: { shows: 'All listings' },
  play: async ({ userEvent }) => {
    await rows();
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
    const item = await screen.findByRole('menuitem', { name: 'Columns and rows…' });
    item.focus();
    await userEvent.keyboard('{Enter}');
    const created = await screen.findByRole('checkbox', { name: 'Show Created' });
    await expect(created).toBeChecked();
    await expect(screen.getByRole('checkbox', { name: 'Show Vendor' })).not.toBeChecked();
    await userEvent.click(created);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.queryByText(/^Created/)).toBeNull();
    await screen.findByRole('button', { name: 'Keyboard shortcuts (?)' });
    await userEvent.keyboard('?');
    const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    for (const key of ['J', 'X', 'E', 'F8', '/', '?'])
      await expect(help.getByText(key)).toBeVisible();
    await expect(help.getByText('Select the focused listing')).toBeVisible();
    // Only the queue decides.
    await expect(help.queryByText('A')).toBeNull();
  },
};

const layOut = ({ db }: MemoryBackend) => {
  const layout = { columns: [], widths: { status: 200 }, compact: true };
  for (const user of db.users) user.listColumns = [{ list: '/apps/active/all', ...layout }];
};

/** Presses the mouse at the end of a column head, and moves it by so many pixels. */
const drag = async (head: HTMLElement, by: number) => {
  const { right } = head.getBoundingClientRect();
  const at = (clientX: number) => ({ clientX, pointerType: 'mouse' });
  // The code for it loads at rest.
  await waitFor(async () => {
    await fireEvent.pointerMove(head, at(right - 2));
    await expect(head).toHaveAttribute('data-edge');
  });
  await fireEvent.pointerDown(head, at(right - 2));
  await fireEvent.pointerMove(document, at(right - 2 + by));
};

const storedWidths = () =>
  backendOfStory().db.users.find(({ email }) => email === 'admin@portal.test')?.listColumns?.[0]
    ?.widths;

/** Rows of one line and a wide column. Another is dragged wider, after Escape ended a drag; the first returns to its own width. */
// Rows: X45C.3
export const LaidOut: Story = {
  tags: ['test-only', 'slow'],
  args: { as: 'admin@portal.test', path: '/apps/active/all', prepare: layOut },
  parameters: { shows: 'All listings' },
  play: async () => {
    await rows();
    const head = (name: string) => screen.getByRole('columnheader', { name });
    const width = (name: string) => head(name).getBoundingClientRect().width;
    await expect(width('Status')).toBe(200);
    await drag(head('Vendor'), 40);
    await expect(width('Vendor')).toBe(220);
    // The table is rendered during a drag, such as once an earlier one is stored.
    const col = document.querySelectorAll('col')[2];
    if (col) col.style.inlineSize = '11.25rem';
    await waitFor(() => expect(width('Vendor')).toBe(220));
    await fireEvent.keyDown(document, { key: 'Escape' });
    await expect(width('Vendor')).toBe(180);
    await drag(head('Vendor'), 60);
    await fireEvent.pointerUp(document);
    await waitFor(() => expect(storedWidths()).toEqual({ status: 200, vendor: 240 }));
    // A drag does not sort, also where the button of the next head begins.
    const [sorted] = screen.getAllByRole('button', { name: 'Last change' });
    const start = sorted?.getBoundingClientRect().left ?? 0;
    await fireEvent.pointerDown(sorted ?? document, { clientX: start + 2, pointerType: 'mouse' });
    await fireEvent.pointerUp(document);
    await fireEvent.click(sorted ?? document, { detail: 1 });
    await expect(head('Last change')).toHaveAttribute('aria-sort', 'descending');
    const { right } = head('Status').getBoundingClientRect();
    await fireEvent.dblClick(head('Status'), { clientX: right - 2 });
    await waitFor(() => expect(storedWidths()).toEqual({ vendor: 240 }));
    await waitFor(() => expect(width('Status')).toBe(130));
    await expect(width('Vendor')).toBe(240);
  },
};

const breakLink = ({ db }: MemoryBackend) => {
  const live = db.listings.filter(
    ({ status, collection }) => status === 'APPROVED' && collection === 'apps',
  );
  const at = '2026-11-20T02:00:00.000Z';
  const found = { result: 'not-found', detail: 'HTTP 404', checked: at, since: at } as const;
  for (const listing of live.slice(0, 12))
    listing.links = [{ field: 'link', ...found, broken: true, due: false }];
  for (const listing of live.slice(0, 2)) listing.linkHiddenAt = at;
};

// Rows: X23L.2
export const BrokenLinks: Story = {
  args: { as: 'admin@portal.test', path: '/apps/active/all?links=broken', prepare: breakLink },
  parameters: { shows: 'Broken link' },
};

// Rows: X23L.3
/** Looks like Hidden Listings but for the words of its badge. */
export const HiddenByLinks: Story = {
  tags: ['no-picture'],
  args: { as: 'admin@portal.test', path: '/apps/active/all?links=hidden', prepare: breakLink },
  parameters: { shows: 'Hidden: broken link' },
};

// Rows: X5
export const Empty: Story = {
  tags: ['slow'],
  args: {
    path: '/services/active',
    as: 'pro@portal.test',
    prepare: ({ db }) => {
      db.listings.length = 0;
    },
  },
  play: async () => {
    await expect(await screen.findByText('No service listings yet')).toBeVisible();
  },
};

// Rows: X4, X5
export const NoResults: Story = {
  tags: ['slow'],
  args: { path: '/apps/active?search=marinna' },
  play: async () => {
    await expect(await screen.findByText(/No listing matches/)).toBeVisible();
    await expect(screen.getByRole('searchbox')).toHaveValue('marinna');
  },
};

// Rows: 2.32, X5
export const Loading: Story = {
  tags: ['slow'],
  parameters: { shows: { text: 'Loading the listings', in: 'status' } },
  args: { faults: { slow: 600_000, only: '/apps' } },
  play: async () => {
    await heading('My listings');
  },
};

// Rows: X5
export const LoadError: Story = {
  parameters: { shows: 'Retry' },
  args: { faults: { broken: true, only: '/apps' } },
};

/** The file that the list is exported to. */
async function exported(userEvent: User, format: string): Promise<Blob> {
  const saved = spyOn(URL, 'createObjectURL');
  // A disabled one stands in its place until its code has loaded.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Export “/ }));
  await userEvent.click(dialog.getByRole('radio', { name: format }));
  await userEvent.click(dialog.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  const [file] = saved.mock.calls.flat();
  saved.mockRestore();
  if (!(file instanceof Blob)) throw new Error('No file was saved.');
  return file;
}

/** The file has the rows of the search and the filters, and starts with the mark of UTF-8. */
export const Exported: Story = {
  tags: ['test-only', 'slow'],
  args: { path: '/apps/pending?search=payroll' },
  parameters: { shows: 'Exported “Pending listings – Apps”' },
  play: async ({ userEvent }) => {
    const shown = (await rows()).length;
    const file = await exported(userEvent, 'CSV');
    const bytes = new Uint8Array(await file.arrayBuffer());
    await expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [, ...lines] = (await file.text()).trimEnd().split('\r\n');
    await expect(lines).toHaveLength(shown);
    for (const line of lines) await expect(line).toContain('Payroll');
  },
};

// Rows: X45C.2
export const ExportedColumns: Story = {
  tags: ['test-only', 'slow'],
  args: { as: 'admin@portal.test', path: '/apps/active/all', prepare: chooseColumns },
  parameters: { shows: 'Exported “All listings – Apps”' },
  play: async ({ userEvent }) => {
    await rows();
    const [head] = (await (await exported(userEvent, 'CSV with my columns')).text()).split('\r\n');
    await expect(head).toBe('ID,Name,Status,Draft,Industry,Subcategories,Created');
  },
};

// Rows: X4, X5
export const SearchAndFilter: Story = {
  tags: ['test-only', 'slow'],
  args: { as: 'pro@portal.test', path: '/services/active?search=acme' },
  play: async ({ userEvent, step }) => {
    await heading('My listings');
    await step('typing does not move the cursor', async () => {
      const search = await screen.findByRole<HTMLInputElement>('searchbox');
      await userEvent.click(search);
      search.setSelectionRange(2, 2);
      await userEvent.keyboard('xyz');
      await expect(search).toHaveValue('acxyzme');
      await expect(search.selectionStart).toBe(5);
    });
    await step('Clear resets search and filters', async () => {
      await screen.findByText(/No listing matches/);
      await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
      await rows();
      await expect(screen.getByRole('searchbox')).toHaveValue('');
    });
    await step('a filter shows its choice', async () => {
      for (const filter of ['Industry', 'Category', 'Location', 'More filters'])
        await expect(await screen.findByRole('button', { name: filter })).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Location' }));
      const [location] = await screen.findAllByRole('menuitemcheckbox');
      if (!location) throw new Error('There is no location.');
      await userEvent.click(location);
      await userEvent.keyboard('{Escape}');
      await expect(
        await screen.findByRole('button', { name: `Location: ${location.textContent}` }),
      ).toBeVisible();
    });
  },
};

/** The focus moves to the next row. */
// Rows: 8.14
export const DeletedFromRow: Story = {
  tags: ['test-only', 'slow'],
  args: { path: '/apps/pending' },
  play: async ({ userEvent }) => {
    await rows();
    const [first, next] = await screen.findAllByRole('button', { name: /^More for / });
    if (!(first && next)) throw new Error('Two rows are needed.');
    const name = first.getAttribute('aria-label')?.replace('More for ', '') ?? '';
    await userEvent.click(first);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete listing' }));
    const question = await screen.findByRole('alertdialog', { name: `Delete ${name}?` });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete listing' }));
    await screen.findByText(`${name} was deleted.`);
    await expect(screen.queryByRole('button', { name: `More for ${name}` })).toBeNull();
    await waitFor(() =>
      expect(next.closest('tr, li')?.contains(document.activeElement)).toBe(true),
    );
  },
};

/** Opens the menu of a row whose listing waits for review. Returns the listing. */
async function openMenuOfWaiting(userEvent: User) {
  const buttons = await screen.findAllByRole('button', { name: /^More for / });
  const labels = buttons.map((each) => each.getAttribute('aria-label'));
  const waiting = backendOfStory().db.listings.find(
    ({ status, draft, values }) =>
      status === 'PENDING' && !draft && labels.includes(`More for ${values.name}`),
  );
  if (!waiting) throw new Error('No listing waits.');
  await userEvent.click(screen.getByRole('button', { name: `More for ${waiting.values.name}` }));
  return waiting;
}

async function withdraw(userEvent: User) {
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Withdraw from review' }));
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: /^Withdraw/ }));
}

// Rows: 8.14
export const WithdrawnFromRow: Story = {
  tags: ['test-only', 'slow'],
  args: { path: '/apps/pending' },
  play: async ({ userEvent }) => {
    const waiting = await openMenuOfWaiting(userEvent);
    const drafts = screen.queryAllByText('DRAFT').length;
    await withdraw(userEvent);
    await waitFor(() => expect(screen.queryAllByText('DRAFT')).toHaveLength(drafts + 1));
    await expect(waiting.draft).toBe(true);
  },
};

/** The page says who changed the listing meanwhile. */
export const ChangedMeanwhile: Story = {
  tags: ['test-only', 'slow'],
  args: { path: '/apps/pending' },
  parameters: { shows: 'No changes were made.' },
  play: async ({ userEvent }) => {
    await openMenuOfWaiting(userEvent);
    for (const listing of backendOfStory().db.listings) listing.version += 1;
    await withdraw(userEvent);
  },
};

/** The page shows the record from the list before its own response arrives. */
export const OpenedFromList: Story = {
  tags: ['test-only', 'slow'],
  args: { path: '/apps/pending' },
  play: async ({ userEvent }) => {
    await rows();
    backendOfStory().setFaults({ slow: 600_000, only: '/pending/apps/' });
    const [link] = await screen.findAllByRole('link', { name: /^Edit / });
    if (!link) throw new Error('There is no row.');
    const name = link.getAttribute('aria-label')?.replace(/^Edit /, '') ?? '';
    await userEvent.click(link);
    await heading(name);
    await expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue(name);
  },
};
