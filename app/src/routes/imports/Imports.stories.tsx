import { termNames } from '@portal/domain';
import type { MemoryBackend } from '@portal/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { backendOfStory, PortalStory } from '../../testing/PortalStory.tsx';

const meta = {
  title: 'Screens/Listings/Imports and edits',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/imports', as: 'vendor@portal.test' },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type StoredImport = MemoryBackend['db']['imports'][number];

const states = ['done', 'undone', 'stopped', 'checked', 'done', 'mapping'] as const;

const edit = {
  file: '',
  format: 'selection',
  scope: 'active',
  changes: [
    { field: 'industries', operation: 'replace', ids: [1] },
    { field: 'nz', operation: 'check', ids: [] },
  ],
} as const;

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    state: 'saved' as const,
    cells: [index + 1, `Listing ${index + 1}`],
    problems: [],
  }));

/** Files, of which one has a long name, and edits in turn. */
function addSome({ db }: MemoryBackend) {
  const vendor = db.users.find(({ email }) => email === 'vendor@portal.test');
  db.imports = states.map(
    (state, index): StoredImport => ({
      id: index + 1,
      userId: vendor?.id ?? 0,
      type: index === 2 ? 'services' : 'apps',
      state,
      file:
        index === 2 ? `${'products-of-the-southern-region-'.repeat(4)}2026.csv` : 'products.csv',
      format: 'csv',
      columns: [],
      targets: [],
      key: 'name',
      arrival: 'draft',
      skipUnknownTerms: false,
      rows: rowsOf(index === 0 ? 1_012 : 3),
      createdAt: `2026-11-2${index}T08:00:00Z`,
      finishedAt: null,
      ...(index % 2 === 1 ? edit : {}),
    }),
  );
}

const loaded = { prepare: addSome };

/** The newest first; an edit is named by its changes. */
export const Loaded: Story = {
  tags: ['axe'],
  args: loaded,
  parameters: { shows: '1,012' },
  play: async () => {
    const [edit] = await screen.findAllByRole('link', {
      name: /^Industry: Set to .* · NZ owned: /,
    });
    await expect(edit).toHaveAttribute('href', '/apps/bulk-edit?id=6');
    // Tells files of the same name apart.
    await expect(await screen.findByText(/^November 25th 2026, \d\d:00$/)).toBeVisible();
    await expect(await screen.findByText('Stopped')).toBeVisible();
    await expect(await screen.findByText('Cloud Experts', { selector: 'td, td *' })).toBeVisible();
  },
};

/** Terms beside listings, and a move to a vendor. The list follows an edit that is being undone, and the menu counts what it changed. */
export const OfStaff: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: 'Undone' },
  args: {
    as: 'admin@portal.test',
    prepare: (backend) => {
      addSome(backend);
      const { db } = backend;
      const admin = db.users.find(({ email }) => email === 'admin@portal.test');
      const ids = db.users
        .filter(({ email }) => email === 'vendor@portal.test')
        .map(({ id }) => id);
      const changes = [{ field: 'account', operation: 'move', ids }] as const;
      db.imports = db.imports.map((each, index) => ({
        ...each,
        ...(index === 1 ? { changes } : {}),
        userId: admin?.id ?? 0,
        ...(index % 2 === 0 ? { type: termNames[index / 2] ?? 'locations' } : {}),
      }));
      Object.assign(db.imports.at(-1) ?? {}, { state: 'undoing' });
    },
  },
  play: async () => {
    const [first] = await screen.findAllByRole('link', { name: 'products.csv' });
    await expect(first).toHaveAttribute('href', '/subcategories/import?id=5');
    await expect(screen.getByRole('link', { name: 'Move to Aroha Ngata' })).toBeVisible();
    await expect(screen.getByText('Industries', { selector: 'td, td *' })).toBeVisible();
    const { db } = backendOfStory();
    await screen.findByText('Undoing');
    const menu = within(screen.getByRole('navigation', { name: 'Main' }));
    const [pending] = await menu.findAllByRole('link', { name: /^Pending listings.*[1-9]/ });
    db.listings = [];
    Object.assign(db.imports.at(-1) ?? {}, { state: 'undone' });
    await waitFor(() => expect(screen.queryByText('Undoing')).toBeNull());
    await waitFor(() => expect(pending).not.toHaveTextContent(/[1-9]/));
  },
};

/** Only the vendor sees them, and not staff who view the portal as the vendor. */
export const ViewedByStaff: Story = {
  tags: ['test-only', 'slow'],
  args: {
    as: 'admin@portal.test',
    prepare: ({ db }) => {
      const [viewer, vendor] = ['admin@portal.test', 'vendor@portal.test'].map((email) =>
        db.users.find((user) => user.email === email),
      );
      if (viewer && vendor) db.viewed.set(viewer.id, vendor.id);
    },
  },
  play: async () => {
    await screen.findByText(
      'Imports and edits aren’t available while you view the portal as a vendor',
    );
  },
};

export const Empty: Story = { parameters: { shows: 'No imports or bulk edits' } };

/** From the ⋯ menu of a list, and again from the page of an import. Older edits lead to their list, without the search of this one. */
export const ReachedFromAList: Story = {
  tags: ['test-only', 'slow'],
  args: { ...loaded, path: '/apps/active?search=a' },
  parameters: { shows: 'Open the list' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Imports and edits' }));
    const [first] = await screen.findAllByRole('link', { name: 'products.csv' });
    if (first) await userEvent.click(first);
    await screen.findByRole('heading', { level: 1, name: 'Import apps' });
    await userEvent.click(await screen.findByRole('link', { name: 'Imports and edits' }));
    const [, checked] = await screen.findAllByRole('link', { name: /^Industry: Set to/ });
    if (checked) await userEvent.click(checked);
    await expect(await screen.findByRole('link', { name: 'Open the list' })).toHaveAttribute(
      'href',
      '/apps/active',
    );
  },
};
