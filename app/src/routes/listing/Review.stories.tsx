import type { MemoryBackend } from '@portal/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { put } from '../../../../.storybook/byKey.ts';
import { notOnAPhone } from '../../../../.storybook/widths.ts';
import { backendOfStory, PortalStory } from '../../testing/PortalStory.tsx';
import { addReviewer, asSupport, blockVendor } from '../../testing/scene.ts';

function waiting(backend: MemoryBackend) {
  const listing = theListing(backend);
  listing.slug = 'this-one';
  listing.status = 'PENDING';
  listing.values.name = 'Kea Invoicing';
}

const theListing = ({ db } = backendOfStory()) => {
  const found = db.listings.find(({ collection }) => collection === 'apps');
  if (!found) throw new Error('There is no app.');
  return found;
};

const meta = {
  title: 'Screens/Admin/Listing review',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { as: 'admin@portal.test', path: '/apps/pending/view/this-one', prepare: waiting },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A live listing of a blocked account, as support reads it. */
export const Hidden: Story = {
  tags: ['slow'],
  args: {
    path: '/apps/active/view/this-one',
    prepare: (backend) => {
      waiting(backend);
      const vendor = backend.db.users.find(({ email }) => email === 'vendor@portal.test');
      Object.assign(theListing(), { status: 'APPROVED', accountId: vendor?.accountId });
      blockVendor(backend);
      asSupport(backend);
    },
  },
  parameters: { shows: 'HIDDEN' },
  play: async () => {
    await expect(await screen.findByText(/^Hidden: account blocked/)).toBeVisible();
    await expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
    const history = await screen.findByRole('region', { name: 'History' });
    await expect(within(history).getByRole('link', { name: 'View in audit log' })).toHaveAttribute(
      'href',
      `/audit?record=apps%2F${theListing().id}`,
    );
  },
};

/** Makes the listing live, with a new name in review. */
function withChange(backend: MemoryBackend) {
  waiting(backend);
  const listing = theListing(backend);
  const { status, note, draft, submittedAt, decidedAt, updatedAt, values, request } = listing;
  const change = { status, note, draft, submittedAt, decidedAt, updatedAt, request };
  listing.revision = { ...change, values: { ...values, name: 'Kea Invoices' } };
  listing.status = 'APPROVED';
}

let broken: boolean;

/** The live listing and the history failed to load: each section shows its error. */
// Rows: X3
export const SectionErrors: Story = {
  tags: ['axe'],
  args: {
    prepare: (backend) => {
      withChange(backend);
      const { fetch } = backend;
      broken = true;
      backend.fetch = async (input, init) =>
        broken && /\/api\/apps\//.test(String(input))
          ? Response.json({ data: null, error: { status: 500 } }, { status: 500 })
          : fetch(input, init);
    },
  },
  play: async ({ userEvent }) => {
    await screen.findByRole('heading', { name: 'Proposed changes' });
    await screen.findByRole('heading', { name: 'History' });
    await expect(screen.queryByText('No history yet.')).not.toBeInTheDocument();
    await expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(2);
    broken = false;
    const [changes, history] = screen.getAllByRole('button', { name: 'Retry' });
    if (changes) await userEvent.click(changes);
    await expect(await screen.findByRole('heading', { name: '1 changed field' })).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'Proposed changes' })).toHaveFocus(),
    );
    if (history) await userEvent.click(history);
    const part = screen.getByRole('group', { name: 'History' });
    await waitFor(() => expect(part).toHaveFocus());
    const card = within(part).getByRole('region', { name: 'History' });
    await expect(getComputedStyle(part).borderRadius).toBe(getComputedStyle(card).borderRadius);
    await expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    window.scrollTo(0, 0);
  },
};

/** Support reads a pending listing like its moderators, without the decision. */
export const ReadOnly: Story = {
  tags: ['slow'],
  args: {
    prepare: (backend) => {
      waiting(backend);
      asSupport(backend);
    },
  },
  play: async () => {
    await screen.findByRole('heading', { name: 'Kea Invoicing', level: 1 });
    await screen.findByRole('heading', { name: 'History' });
    await expect(screen.getByRole('link', { name: /^Visit website/ })).toBeVisible();
    await expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: /^(Approve|Decline)/ })).toBeNull();
    await expect(screen.queryByRole('textbox', { name: /note/i })).not.toBeInTheDocument();
  },
};

/** Another moderator has it open. The claim of this page is made, and ends with it, in the queue. */
export const Reviewed: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: 'Aroha Ngata is reviewing this, since' },
  args: {
    prepare: (backend) => {
      waiting(backend);
      addReviewer(backend, { kind: 'apps', id: theListing().id });
    },
  },
  play: async ({ userEvent }) => {
    await screen.findByRole('heading', { name: 'Kea Invoicing', level: 1 });
    await screen.findByText(/is reviewing this/);
    const own = () => backendOfStory().db.claims.filter(({ userId }) => userId === 1);
    await expect(own()).toMatchObject([{ kind: 'apps', id: theListing().id }]);
    const [list] = screen.getAllByRole('link', { name: 'Pending listings' });
    if (list) await userEvent.click(list);
    await waitFor(() => expect(own()).toEqual([]));
  },
};

/** A live listing of a vendor, which support reads on the same page. */
export const ReadOnlyLive: Story = {
  args: {
    path: '/apps/active/view/this-one',
    prepare: (backend) => {
      waiting(backend);
      theListing().status = 'APPROVED';
      asSupport(backend);
    },
  },
  parameters: { shows: 'Live · updated' },
};

/** The vendor submitted again meanwhile: the decision is not saved, and the new version is shown when the admin asks for it. */
// Rows: X8, X23W.7
export const ResubmittedMeanwhile: Story = {
  tags: ['slow'],
  parameters: { shows: ['Show new version', 'Your decision was not saved.'] },
  play: async ({ userEvent }) => {
    const approve = await screen.findByRole('button', { name: /^Approve listing/ });
    const listing = theListing();
    listing.version += 1;
    listing.values = { ...listing.values, summary: 'Another text.', pricing: '$1 a month' };
    backendOfStory().db.events.push({
      id: 9_000,
      listing,
      kind: 'submitted',
      from: 'PENDING',
      to: 'PENDING',
      note: null,
      internalNote: null,
      fields: ['summary', 'pricing'],
      actorId: 2,
      createdAt: '2026-11-18T02:00:00.000Z',
    });
    await userEvent.click(approve);
    await expect(await screen.findByText(/resubmitted this listing .* ago\.$/)).toBeVisible();
    await expect(screen.getByText(/^Changed: Short description, Pricing\./)).toBeVisible();
    await expect(screen.queryByText('Another text.')).not.toBeInTheDocument();
    await expect(theListing().status).toBe('PENDING');
  },
};

type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

/** Types an internal note, then tells the page what others did meanwhile. Returns the field. */
async function meanwhile(userEvent: User, happens: () => void) {
  const note = await screen.findByRole('textbox', { name: /^Internal note/ });
  await put(userEvent, note, 'Ask about the price.');
  await waitFor(() => expect(backendOfStory().calls).toContain('GET /me/notifications/stream'));
  happens();
  backendOfStory().announceNews();
  return note;
}

/** The vendor edits while the page is open, and then withdraws: it says so at once, and keeps what is typed. */
// Rows: X8, X23W.7
export const WithdrawnMeanwhile: Story = {
  tags: ['slow'],
  parameters: { shows: ['Kea Invoicing was withdrawn or deleted.', 'No longer in the queue'] },
  play: async ({ userEvent }) => {
    const note = await meanwhile(userEvent, () => {
      const listing = theListing();
      listing.version += 1;
      listing.values = { ...listing.values, summary: 'Another text.' };
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Show new version' }));
    await screen.findByText('Another text.');
    theListing().draft = true;
    backendOfStory().announceNews();
    await screen.findByText('Kea Invoicing was withdrawn or deleted.');
    await expect(note).toHaveValue('Ask about the price.');
    await expect(note).toBeVisible();
  },
};

/** A colleague opens the page too, leaves it and approves the changes to a live listing, which keeps what is typed. */
// Rows: X8
export const ChangesApprovedMeanwhile: Story = {
  tags: ['test-only', 'slow'],
  args: { prepare: withChange },
  play: async ({ userEvent }) => {
    const backend = backendOfStory();
    const note = await meanwhile(userEvent, () =>
      addReviewer(backend, { kind: 'apps', id: theListing().id }),
    );
    await screen.findByText(/is reviewing this/);
    backend.db.claims = backend.db.claims.filter(({ userId }) => userId === 1);
    backend.announceNews();
    await waitFor(() => expect(screen.queryByText(/is reviewing this/)).toBeNull());
    const listing = theListing();
    const { values } = listing.revision ?? listing;
    Object.assign(listing, { values, revision: null, version: listing.version + 1 });
    backend.announceNews();
    await screen.findByText('No longer in the queue');
    await expect(note).toHaveValue('Ask about the price.');
    await expect(note).toBeVisible();
  },
};

// Rows: X8
export const WithdrawnByVendor: Story = {
  tags: ['test-only', 'slow'],
  play: async ({ userEvent }) => {
    const approve = await screen.findByRole('button', { name: /^Approve listing/ });
    theListing().draft = true;
    await userEvent.click(approve);
    const [message] = await screen.findAllByText(
      'Kea Invoicing was withdrawn or deleted. Your decision was not saved.',
    );
    await expect(message).toBeVisible();
    await screen.findByRole('heading', { level: 1, name: 'Pending listings' });
    await screen.findByRole('searchbox');
    await expect(screen.queryByText(/could not be found/)).not.toBeInTheDocument();
    await expect(theListing().status).toBe('PENDING');
  },
};

/** The next listings of the queue are gone: the one after them opens, or the queue. */
// Rows: X23W.8
export const NextIsGone: Story = {
  tags: ['test-only', 'slow'],
  args: {
    prepare: (backend) => {
      waiting(backend);
      theListing().submittedAt = '2026-01-01T00:00:00.000Z';
    },
  },
  play: async ({ userEvent }) => {
    const next = await screen.findByRole('button', { name: /^Next in the queue/ });
    await waitFor(() => expect(next).toBeEnabled());
    backendOfStory().db.listings = [theListing()];
    await userEvent.click(next);
    await screen.findAllByText(/ was withdrawn or deleted\./);
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('Kea Invoicing'),
    );
    await expect(screen.queryByText('My listings', { selector: 'h1' })).not.toBeInTheDocument();
  },
};

export const UnsavedReasonDialog: Story = {
  tags: ['test-only', 'slow'],
  // The side menu is in a drawer on a phone.
  parameters: { shows: { text: 'Leave', in: 'alertdialog' }, chromatic: notOnAPhone },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Decline…/ }));
    const reason = await screen.findByRole('textbox', { name: 'Reason for decline' });
    await put(userEvent, reason, 'Please add a price.');
    await userEvent.click(screen.getByRole('link', { name: 'Customer portal' }));
    const question = await screen.findByRole('alertdialog', { name: /^Leave/ });
    await waitFor(() => expect(question.contains(document.activeElement)).toBe(true));
    await expect(
      screen.getByRole('textbox', { name: 'Reason for decline', hidden: true }),
    ).toHaveValue('Please add a price.');
  },
};

/** Remarks on two fields, which Approve may not lose. */
export const RequestingChanges: Story = {
  tags: ['slow'],
  parameters: { shows: 'Your remarks are sent only with a request for changes.' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add a remark on Link' }));
    await userEvent.keyboard('It asks for a login.');
    await userEvent.click(screen.getByRole('button', { name: 'Add a remark on Full description' }));
    await userEvent.keyboard('Shorter?');
    const [suggestion] = screen.getAllByRole('radio', { name: 'Suggestion' });
    if (suggestion) await userEvent.click(suggestion);
    await userEvent.click(screen.getByRole('button', { name: /^Approve listing/ }));
    await screen.findByText(/^Your remarks are sent only with a request/);
    // On a phone it is in a menu.
    await userEvent.keyboard('r');
  },
};

/** By keys alone: a template for the message, and one for a remark, which keeps what is typed. */
// Rows: X23Q.2, X23Q.5
export const UsingTemplates: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: 'Request changes (1)' },
  play: async ({ userEvent }) => {
    const choose = async (count: number, name: string) => {
      const buttons = await screen.findAllByRole('button', { name: 'Use a template' });
      await expect(buttons).toHaveLength(count);
      buttons.at(0)?.focus();
      await userEvent.keyboard('{Enter}');
      await expect(await screen.findByRole('menuitem', { name })).toBeVisible();
      await userEvent.keyboard(`${name.slice(0, 4)}{Enter}`);
    };
    await screen.findByRole('button', { name: 'Request changes…' });
    await userEvent.keyboard('r');
    const message = await screen.findByRole('textbox', { name: 'Message to the vendor' });
    await put(userEvent, message, 'Nearly there.');
    await choose(1, 'Not specific enough');
    await waitFor(() => expect(message).toHaveFocus());
    await expect(message).toHaveValue(
      'Nearly there.\n\nPlease say in your listing what Kea Invoicing does, and for which businesses.',
    );
    await userEvent.keyboard('{Tab}m');
    await expect(screen.getByRole('button', { name: 'Add a remark on Name' })).toHaveFocus();
    (await screen.findByRole('button', { name: 'Add a remark on Link' })).focus();
    await userEvent.keyboard('m');
    const remark = await screen.findByRole('textbox', { name: 'Remark on Link' });
    await choose(2, 'Link does not open');
    await waitFor(() => expect(remark).toHaveFocus());
    await expect(remark).toHaveValue(
      'The address in Link does not open. Please check it in a private window.',
    );
  },
};

/** The vendor answered the remarks and submitted again, with these changes. */
const resubmitted = (changes: Partial<ReturnType<typeof theListing>['values']>) => ({
  prepare: (backend: MemoryBackend) => {
    waiting(backend);
    const listing = theListing();
    const version = { values: listing.values, draftOf: null };
    const asked = { item: null, required: true, done: true } as const;
    const remarks = [
      {
        ...asked,
        id: 1,
        field: 'link',
        text: 'It asks for a login.',
        reply: 'It now opens for everyone.',
      },
      {
        ...asked,
        id: 2,
        field: 'description',
        text: 'Shorter?',
        required: false,
        done: false,
        reply: null,
      },
    ];
    listing.values = { ...listing.values, ...changes };
    listing.request = {
      at: '2026-11-18T02:00:00.000Z',
      open: false,
      message: 'Nearly there.',
      remarks,
    };
    backend.db.events.push({
      id: 9_000,
      listing,
      kind: 'changes-requested',
      from: 'PENDING',
      to: 'PENDING',
      note: 'Nearly there.',
      internalNote: null,
      fields: [],
      remarks,
      version,
      actorId: 1,
      createdAt: '2026-11-18T02:00:00.000Z',
    });
  },
});

/** First the answers, then what changed since. */
export const Resubmitted: Story = {
  parameters: { shows: ['As requested', 'Reply: It now opens for everyone.'] },
  args: resubmitted({ link: 'https://open.example/' }),
};

export const ResubmittedUnchanged: Story = {
  tags: ['test-only', 'slow'],
  args: resubmitted({}),
  play: async () => {
    await expect(await screen.findByText('No fields changed.')).toBeVisible();
  },
};
