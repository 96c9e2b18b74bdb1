import type { MemoryBackend } from '@portal/data/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { everywhere } from '../../../../.storybook/widths.ts';
import { PortalStory } from '../../testing/PortalStory.tsx';

const meta = {
  title: 'Screens/Listings/Listing page',
  component: PortalStory,
  parameters: { layout: 'fullscreen', chromatic: everywhere },
  args: { path: '/apps/new' },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const nameField = () => screen.findByRole('textbox', { name: 'Name' });

/** Puts one listing of the vendor into a state under a known address. */
const withListing =
  (change: (listing: MemoryBackend['db']['listings'][number], backend: MemoryBackend) => void) =>
  (backend: MemoryBackend) => {
    const { db } = backend;
    const owner = db.users.find(({ email }) => email === 'vendor@portal.test');
    const listing = db.listings.find(
      ({ collection, accountId }) => collection === 'apps' && accountId === owner?.accountId,
    );
    if (!listing) throw new Error('The vendor has no app.');
    listing.slug = 'this-one';
    change(listing, backend);
  };

// Rows: 2.21, 2.33
export const NewApp: Story = {
  play: async () => {
    await expect(await nameField()).toHaveValue('');
    await expect(screen.getByRole('button', { name: /Submit/ })).toBeVisible();
  },
};

// Rows: 1.1, 2.33
export const NewService: Story = {
  args: { as: 'pro@portal.test', path: '/services/new' },
  play: async () => {
    await nameField();
    await expect(screen.getByPlaceholderText('$29.99/month')).toBeVisible();
  },
};

export const NewAppByAdmin: Story = {
  args: { as: 'admin@portal.test' },
  play: async () => {
    await nameField();
    await expect(screen.getByRole('button', { name: 'Create listing' })).toBeVisible();
  },
};

// Rows: 5.9, 8.11
export const RequiredFields: Story = {
  play: async ({ userEvent }) => {
    await nameField();
    await userEvent.click(screen.getByRole('button', { name: /Submit/ }));
    await expect(
      await screen.findByRole('link', { name: 'Listing name is required' }),
    ).toBeVisible();
  },
};

// Rows: 2.35
export const DeclinedListing: Story = {
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

// Rows: X1
export const LiveListing: Story = {
  args: {
    path: '/apps/active/view/this-one',
    prepare: withListing((listing) => {
      listing.status = 'APPROVED';
    }),
  },
  play: async () => {
    await nameField();
    await expect(screen.getByRole('link', { name: 'Review another app' })).toHaveAttribute(
      'href',
      '/reviews/apps/new',
    );
    await expect(screen.getByRole('link', { name: 'New offer' })).toHaveAttribute(
      'href',
      '/apps/active/view/this-one/special-offer',
    );
  },
};

/** Submits changes of the live listing from another tab. */
let submitElsewhere: () => void;

// Rows: X8
export const SubmittedInAnotherTab: Story = {
  // The focus ends on the heading or on the place of the toasts, whichever comes last.
  tags: ['test-only', 'no-picture'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    path: '/apps/active/view/this-one',
    prepare: withListing((listing, { db }) => {
      listing.status = 'APPROVED';
      const owner = db.users.find(({ accountId }) => accountId === listing.accountId);
      submitElsewhere = () => {
        const values = { ...listing.values, name: 'Kea Invoicing' };
        const { note, submittedAt, decidedAt, updatedAt } = listing;
        const times = { submittedAt, decidedAt, updatedAt };
        listing.revision = { values, status: 'PENDING', note, draft: false, ...times };
        listing.version += 1;
        const id = db.events.length + 1000;
        const happened = { kind: 'submitted', from: 'APPROVED', to: 'PENDING' } as const;
        const words = { note: null, internalNote: null, fields: ['name'] };
        const by = { actorId: owner?.id ?? 0, createdAt: listing.updatedAt };
        db.events.push({ id, listing, ...happened, ...words, ...by });
      };
    }),
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await nameField(), ' Pro');
    submitElsewhere();
    await userEvent.click(screen.getByRole('button', { name: /^Submit/ }));
    const lost = /^You submitted this listing .* ago\. Your changes were not submitted\.$/;
    await waitFor(() => expect(screen.getByText(lost)).toBeVisible());
    await expect(await screen.findByRole('button', { name: 'Restore it' })).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Kea Invoicing');
  },
};

export const LiveAtPendingAddress: Story = {
  tags: ['test-only'],
  args: { ...LiveListing.args, path: '/apps/pending/view/this-one' },
  play: async () => {
    await nameField();
    await expect(screen.getByRole('navigation', { name: 'Where you are' })).toHaveTextContent(
      'My listings',
    );
  },
};

// Rows: 2.37, 8.14
export const DeleteConfirmation: Story = {
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

// Rows: 8.14
export const DeleteCancelled: Story = {
  tags: ['test-only'],
  args: { ...DeleteConfirmation.args },
  play: async (context) => {
    await DeleteConfirmation.play?.(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await nameField()).toHaveValue('Kea Invoicing');
  },
};

// Rows: 1.4
export const AdminReview: Story = {
  args: {
    as: 'admin@portal.test',
    path: '/apps/pending/view/this-one',
    prepare: withListing((listing) => {
      listing.status = 'PENDING';
    }),
  },
  play: async () => {
    const approve = await screen.findByRole('button', { name: /^Approve listing/ });
    await expect(approve).toBeInTheDocument();
  },
};

// Rows: 4.3
export const SavedByAdmin: Story = {
  tags: ['test-only'],
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

// Rows: 2.34
export const AdminReviewWithReason: Story = {
  tags: ['test-only'],
  args: { ...AdminReview.args },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Decline…/ }));
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Reason for decline' }),
      'Please send a link that opens without a login.',
    );
    await expect(screen.getByRole('button', { name: /^Decline listing/ })).toBeEnabled();
  },
};

// Rows: 2.37
export const ListingNotFound: Story = {
  tags: ['test-only'],
  args: { path: '/apps/pending/view/not-there' },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'My listings' });
  },
};
