import type { ListingValues } from '@portal/domain';
import type { MemoryBackend } from '@portal/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { backendOfStory, PortalStory } from '../../testing/PortalStory.tsx';

const theListing = () => {
  const { db } = backendOfStory();
  const owner = db.users.find(({ email }) => email === 'vendor@portal.test');
  const found = db.listings.find(
    ({ collection, accountId }) => collection === 'apps' && accountId === owner?.accountId,
  );
  if (!found) throw new Error('The vendor has no app.');
  return found;
};

/** A live listing with these versions, oldest first: ids from 901, one a day; the last is what is live. */
const withVersions =
  (...versions: Partial<ListingValues>[]) =>
  (backend: MemoryBackend) => {
    const listing = theListing();
    const base = { ...listing.values, name: 'Kea Invoicing' };
    backend.db.events = backend.db.events.filter((event) => event.listing !== listing);
    versions.forEach((change, index) => {
      const values = { ...base, ...change };
      backend.db.events.push({
        id: 901 + index,
        listing,
        from: null,
        to: 'APPROVED',
        note: null,
        internalNote: null,
        kind: index === 0 ? 'submitted' : 'edited',
        fields: Object.keys(change),
        actorId: listing.createdById,
        createdAt: new Date(Date.UTC(2026, 10, 10 + index, 9, 4)).toISOString(),
        version: { values, draftOf: null },
      });
      listing.values = values;
    });
    Object.assign(listing, { slug: 'this-one', status: 'APPROVED', draft: false, revision: null });
  };

const meta = {
  title: 'Screens/Listings/Versions',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/apps/active/view/this-one/versions' },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const threeVersions = withVersions(
  { pricing: '$10 a month' },
  { pricing: '$19 a month' },
  { pricing: '$29 a month', link: 'https://kea.example/new' },
);

// Rows: X23H.2
export const FewChanges: Story = {
  tags: ['axe'],
  parameters: { shows: '2 changed fields' },
  args: { prepare: threeVersions },
};

// Rows: X23H.2
export const AnyTwo: Story = {
  tags: ['test-only', 'slow'],
  args: { prepare: threeVersions },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Earlier version' }));
    // By key: Radix ignores a pointer that did not move since it opened the list, whose code may load late.
    (await screen.findByRole('option', { name: /^November 10th 2026/ })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Earlier version' })).toHaveTextContent(
        'November 10th 2026',
      ),
    );
  },
};

// Rows: X23H.2
export const NoChanges: Story = {
  parameters: { shows: 'No changes' },
  args: { prepare: withVersions({}, {}) },
};

export const AllChanged: Story = {
  args: {
    prepare: (backend) => {
      const [logo] = backend.db.media;
      withVersions(
        { logo: logo?.id ?? null },
        {
          name: 'Kea Billing',
          summary: 'Bills.',
          description: 'Bills, and nothing else.',
          link: 'https://kea.example/b',
          trial: null,
          pricing: 'Free',
          nz: false,
          logo: null,
          industries: [],
          subcategories: [],
        },
      )(backend);
    },
  },
};

export const FirstVersion: Story = {
  tags: ['slow'],
  parameters: { shows: 'First version kept' },
  args: { prepare: withVersions({}) },
  play: async () => {
    await screen.findByText('Only this version was kept, so there is none to compare it with.');
    await expect(screen.queryByRole('combobox', { name: 'Earlier version' })).toBeNull();
  },
};

export const NoVersion: Story = {
  parameters: { shows: ['No version was kept', 'Versions are kept from the next save on.'] },
  args: { prepare: withVersions() },
};

/** Looks like First Version but for its message. */
export const VersionNotKept: Story = {
  tags: ['no-picture'],
  parameters: { shows: 'No version was kept of one of these events. Choose another one.' },
  args: {
    path: '/apps/active/view/this-one/versions?versions=1..902',
    prepare: withVersions({}, {}),
  },
};

const restoreEarlier = async (userEvent: { click: (element: Element) => Promise<void> }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Restore earlier version' }));
  return screen.findByRole('alertdialog', { name: 'Restore this version?' });
};

/** The form opens with the old values. Another user saved in the meantime: nothing is lost, and the next save makes a revision. */
// Rows: X23H.3
export const Restore: Story = {
  tags: ['slow'],
  args: {
    prepare: withVersions({ pricing: '$10 a month' }, { pricing: '$29 a month' }),
  },
  play: async ({ userEvent }) => {
    const question = await restoreEarlier(userEvent);
    await expect(question).toHaveTextContent('Nothing changes until you save it.');
    await userEvent.click(within(question).getByRole('button', { name: 'Restore version' }));
    await expect(await screen.findByRole('textbox', { name: 'Pricing' })).toHaveValue(
      '$10 a month',
    );
    theListing().version += 1;
    await userEvent.click(screen.getByRole('button', { name: /^Submit/ }));
    await screen.findByText(/changed this listing|Review the changes/);
    await expect(screen.getByRole('textbox', { name: 'Pricing' })).toHaveValue('$10 a month');
    await expect(theListing().revision).toBe(null);
    await userEvent.click(screen.getByRole('button', { name: /^Submit/ }));
    await waitFor(() => expect(theListing().revision?.values.pricing).toBe('$10 a month'));
    await expect(theListing().values.pricing).toBe('$29 a month');
  },
};

// Rows: X23H.1
export const History: Story = {
  tags: ['slow'],
  args: {
    path: '/apps/active/view/this-one',
    prepare: (backend) => {
      withVersions({}, { pricing: '$29 a month' }, { pricing: '$10 a month' })(backend);
      const [first, , last] = backend.db.events.filter(({ id }) => id > 900);
      if (first) delete first.version;
      if (last) last.restored = '2026-11-10T09:04:00.000Z';
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'History' }));
    const history = await screen.findByRole('dialog', { name: /^Messages and history of / });
    await waitFor(() =>
      expect(within(history).getByText(/restored the version of November 10th/)).toBeVisible(),
    );
    await expect(within(history).queryByRole('region', { name: 'History' })).toBeNull();
    await expect(within(history).getByText('No version was kept')).toBeVisible();
    await expect(within(history).getByRole('link', { name: /^Compare/ })).toHaveAttribute(
      'href',
      '/apps/active/view/this-one/versions?versions=903',
    );
  },
};

/** A double click makes one copy. With unsaved text, the question comes before the copy. */
// Rows: X23H.4
export const Duplicate: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: 'Copy of Copy of Kea Invoicing was saved as a draft.' },
  args: { path: '/apps/active/view/this-one', prepare: withVersions({}) },
  play: async ({ userEvent }) => {
    const item = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
      return screen.findByRole('menuitem', { name: 'Duplicate' });
    };
    const name = () => screen.getByRole('textbox', { name: 'Name' });
    const copies = () =>
      backendOfStory().db.listings.filter(({ values }) => values.name.startsWith('Copy of'));
    await userEvent.dblClick(await item());
    await screen.findByText('Copy of Kea Invoicing was saved as a draft.');
    await waitFor(() => expect(name()).toHaveValue('Copy of Kea Invoicing'));
    await expect(copies()).toHaveLength(1);
    await userEvent.type(name(), '!');
    const asked = async () => {
      await userEvent.click(await item());
      return within(await screen.findByRole('alertdialog', { name: /^Leave/ }));
    };
    await userEvent.click((await asked()).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(name()).toHaveValue('Copy of Kea Invoicing!');
    await expect(copies()).toHaveLength(1);
    await userEvent.click((await asked()).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(name()).toHaveValue('Copy of Copy of Kea Invoicing'));
  },
};
