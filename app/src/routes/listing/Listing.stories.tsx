import type { MemoryBackend } from '@portal/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { PortalStory } from '../../testing/PortalStory.tsx';
import { addAnswers, blockVendor } from '../../testing/scene.ts';

const meta = {
  title: 'Screens/Listings/Listing page',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/apps/new' },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const nameField = () => screen.findByRole('textbox', { name: 'Name' });

/** Updates one listing of the vendor and gives it a known slug. */
const withListing =
  (change: (listing: MemoryBackend['db']['listings'][number]) => void) =>
  ({ db }: MemoryBackend) => {
    const owner = db.users.find(({ email }) => email === 'vendor@portal.test');
    const listing = db.listings.find(
      ({ collection, accountId }) => collection === 'apps' && accountId === owner?.accountId,
    );
    if (!listing) throw new Error('The vendor has no app.');
    listing.slug = 'this-one';
    change(listing);
  };

// Rows: 1.1, 2.21, 2.33
export const NewService: Story = {
  tags: ['slow'],
  parameters: { shows: 'New service listing' },
  args: { as: 'pro@portal.test', path: '/services/new' },
  play: async () => {
    await nameField();
    await expect(screen.getByPlaceholderText('$29.99/month')).toBeVisible();
  },
};

export const NewAppByAdmin: Story = {
  args: { as: 'admin@portal.test' },
  parameters: { shows: ['New app listing', 'Create listing'] },
};

// Rows: 2.35
export const DeclinedListing: Story = {
  tags: ['axe'],
  args: {
    path: '/apps/pending/view/this-one',
    prepare: withListing((listing) => {
      listing.status = 'DECLINED';
      listing.note = 'Please send a link that opens without a login.';
    }),
  },
  play: async () => {
    await expect(
      await screen.findByText('This listing has been declined by an admin.'),
    ).toBeVisible();
    await expect(screen.getByText('Please send a link that opens without a login.')).toBeVisible();
  },
};

// Rows: X23W.2
/** In the queue: its place and the usual wait, also in the message after submitting changes. */
export const InReview: Story = {
  tags: ['slow'],
  parameters: {
    shows: 'Your listing was submitted for review. Usually decided within 2 days.',
    // The message briefly covers the bottom of the page.
    a11y: { config: { rules: [{ id: 'target-size', enabled: false }] } },
  },
  args: {
    path: '/apps/pending/view/this-one',
    prepare: (backend) => {
      const now = Date.parse('2026-11-20T00:00:00Z');
      addAnswers(backend, now, [
        ...([20, 30, 40, 44, 47] as const).map((hours): [number, number] => [2, hours]),
        [40, 500],
      ]);
      withListing((listing) => {
        Object.assign(listing, {
          status: 'PENDING',
          draft: false,
          submittedAt: '2020-01-01T00:00:00Z',
        });
      })(backend);
    },
  },
  play: async ({ userEvent }) => {
    await screen.findByText(
      /^1st in the queue, usually within 2 days\. You can still make changes\./,
    );
    await userEvent.type(await nameField(), ' now');
    await userEvent.click(screen.getByRole('button', { name: 'Submit changes' }));
  },
};

const remark = { item: null, required: true, done: false, reply: null };

/** The vendor marks one change as done, and is asked about the other before submitting. */
export const ChangesRequested: Story = {
  tags: ['slow'],
  parameters: { shows: { text: 'Full description: Say who it is for.', in: 'alertdialog' } },
  args: {
    path: '/apps/pending/view/this-one',
    prepare: withListing((listing) => {
      listing.status = 'PENDING';
      listing.request = {
        at: '2026-11-18T02:00:00.000Z',
        open: true,
        message: 'Nearly there.',
        remarks: [
          { ...remark, id: 1, field: 'link', text: 'The page asks for a login.' },
          { ...remark, id: 2, field: 'description', text: 'Say who it is for.' },
        ],
      };
    }),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Link' }));
    await expect(screen.getByRole('textbox', { name: 'Link' })).toHaveFocus();
    const [, done] = screen.getAllByRole('checkbox', { name: 'Resolved' });
    done?.focus();
    await userEvent.keyboard(' ');
    await expect(screen.getByText('1 of 2 resolved')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Submit/ }));
    await screen.findByRole('alertdialog');
  },
};

/** The old URL redirects to it. */
// Rows: X1
export const LiveListing: Story = {
  tags: ['slow'],
  parameters: { shows: 'Review another app' },
  args: {
    path: '/apps/pending/view/this-one',
    prepare: withListing((listing) => {
      listing.status = 'APPROVED';
    }),
  },
  play: async () => {
    await nameField();
    await expect(screen.getByRole('navigation', { name: 'Where you are' })).toHaveTextContent(
      'My listings',
    );
    const review = await screen.findByRole('link', { name: 'Review another app' });
    await expect(review).toHaveAttribute('href', '/reviews/apps/new');
    await expect(screen.getByRole('link', { name: 'New offer' })).toHaveAttribute(
      'href',
      '/apps/active/view/this-one/special-offer',
    );
  },
};

/** While changes are in review, the page shows the live copy; Edit leads to the changes. */
// Rows: X1
export const LiveCopy: Story = {
  tags: ['slow'],
  parameters: { shows: 'Your changes are in review' },
  args: {
    path: '/apps/active/view/this-one',
    prepare: withListing((listing) => {
      const { note, draft, submittedAt, decidedAt, updatedAt, values, request } = listing;
      listing.status = 'APPROVED';
      listing.revision = {
        status: 'PENDING',
        note,
        draft,
        submittedAt,
        decidedAt,
        updatedAt,
        request,
        values: { ...values, name: 'Kea Invoices' },
      };
      listing.values.name = 'Kea Invoicing';
    }),
  },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Kea Invoicing' });
    await expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
    for (const name of ['Edit', 'View changes'])
      await expect(screen.getByRole('link', { name })).toHaveAttribute(
        'href',
        '/apps/pending/view/this-one',
      );
  },
};

// Rows: 2.37, 8.14
export const DeleteConfirmation: Story = {
  tags: ['slow'],
  parameters: { shows: { text: 'Delete Kea Invoicing?', in: 'alertdialog' } },
  args: {
    path: '/apps/pending/view/this-one',
    prepare: withListing((listing) => {
      listing.status = 'DECLINED';
      listing.values.name = 'Kea Invoicing';
    }),
  },
  play: async ({ userEvent }) => {
    await nameField();
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete listing' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete Kea Invoicing?' });
    await waitFor(() =>
      expect(within(question).getByRole('button', { name: 'Keep it' })).toHaveFocus(),
    );
  },
};

/** Of a blocked account, as a moderator edits it. */
export const HiddenListing: Story = {
  tags: ['slow'],
  args: {
    as: 'admin@portal.test',
    path: '/apps/active/view/this-one',
    prepare: (backend) => {
      withListing((listing) => {
        listing.status = 'APPROVED';
      })(backend);
      blockVendor(backend);
    },
  },
  play: async () => {
    await expect(
      await screen.findByText('Hidden: account blocked. Your changes apply immediately.'),
    ).toBeVisible();
    await expect(screen.getByText('HIDDEN')).toBeVisible();
  },
};

// Rows: 4.3
export const SavedByAdmin: Story = {
  tags: ['test-only', 'slow'],
  args: {
    as: 'admin@portal.test',
    path: '/apps/active/view/this-one',
    prepare: withListing((listing) => {
      listing.status = 'APPROVED';
    }),
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await nameField(), ' now');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.getByText('Listing updated.')).toBeVisible());
  },
};

const checkedLink = {
  field: 'link' as const,
  detail: null as string | null,
  checked: '2026-11-20T02:00:00.000Z',
  since: '2026-11-18T02:00:00.000Z' as string | null,
  broken: true,
  due: false,
};

type StoredListing = MemoryBackend['db']['listings'][number];

const withLinks = (links: StoredListing['links'], more: Partial<StoredListing> = {}) => ({
  path: '/apps/active/view/this-one',
  prepare: withListing((listing) => {
    listing.status = 'APPROVED';
    listing.revision = null;
    listing.values.trial = 'https://tui.example/trial';
    Object.assign(listing, { links: links ?? [] }, more);
  }),
});

// Rows: X23L.1
/** A first failed check, of the other link, does not count yet. */
export const LinkNotFound: Story = {
  parameters: {
    shows: [
      'Page not found',
      'If it stays broken, this listing is hidden on December 2nd 2026.',
      'Site doesn’t respond',
    ],
  },
  args: withLinks([
    {
      ...checkedLink,
      result: 'not-found',
      detail: 'HTTP 404',
      hides: '2026-12-02T02:00:00.000Z',
    },
    { ...checkedLink, field: 'trial', result: 'failing', detail: 'ETIMEDOUT', broken: false },
  ]),
};

const hiddenByLink = withLinks(
  [
    { ...checkedLink, result: 'redirected', detail: 'casino.example' },
    { ...checkedLink, field: 'trial', result: 'ok', since: null, broken: false },
  ],
  { linkHiddenAt: '2026-11-20T02:00:00.000Z' },
);

// Rows: X23L.3
export const HiddenByLink: Story = {
  parameters: { shows: ['Hidden: broken link', 'Leads to another site'] },
  args: hiddenByLink,
};

// Rows: X23L.4
export const ShownByAdmin: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: 'The directory shows this listing again.' },
  args: { as: 'admin@portal.test', ...hiddenByLink },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show listing' }));
    await waitFor(() => expect(screen.getByText('APPROVED')).toBeVisible());
  },
};

/** Checked on request; a second request within ten minutes is refused. */
export const CheckingLinks: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: 'Checking…' },
  args: withLinks([]),
  play: async ({ userEvent }) => {
    await screen.findAllByText(/Not checked yet/);
    await userEvent.click(screen.getByRole('button', { name: 'Check now' }));
    await waitFor(() => expect(screen.getAllByText('Checking…')).toHaveLength(2));
  },
};

export const LinksCheckedRecently: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: { text: 'The links were checked in the last 10 minutes.', in: 'status' } },
  args: {
    path: '/apps/active/view/this-one',
    prepare: withListing((listing) => {
      listing.status = 'APPROVED';
      listing.revision = null;
      listing.linksRequested = Number.MAX_SAFE_INTEGER;
    }),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Check now' }));
  },
};

// Rows: 2.37
export const ListingNotFound: Story = {
  parameters: { shows: 'Your apps that are live in the directory.' },
  tags: ['test-only', 'slow'],
  args: { path: '/apps/pending/view/not-there' },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'My listings' });
  },
};
