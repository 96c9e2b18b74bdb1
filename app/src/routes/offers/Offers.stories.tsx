import type { MemoryBackend } from '@portal/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { put } from '../../../../.storybook/byKey.ts';
import { backendOfStory, PortalStory } from '../../testing/PortalStory.tsx';
import { addReviewer } from '../../testing/scene.ts';

const meta = {
  title: 'Screens/Admin/Special offers',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: {
    as: 'admin@portal.test',
    path: '/special-offers/apps/pending',
  },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const oldest = () => backendOfStory().db.offers.find(({ id }) => id === 5);

const askedFor = (message: string) => ({
  at: '2026-11-18T02:00:00.000Z',
  open: true,
  remarks: [],
  message,
});

/** Some listings went offline after their offer was bought, and that of the last one was moved to another account. */
const notLive = ({ db }: MemoryBackend) => {
  for (const { listing } of db.offers.slice(0, 3)) listing.status = 'DECLINED';
  for (const offer of db.offers.slice(3)) offer.accountId += 1;
};

// Rows: 2.24, 2.39, 3.7, 4.6
export const Pending: Story = {
  tags: ['axe', 'slow'],
  parameters: {
    shows: ['3 offers to moderate.', 'Its listing isn’t live, so it can’t be approved.'],
  },
  args: { prepare: notLive },
  play: async () => {
    await expect(await screen.findByText(/^3 offers to moderate\./)).toBeVisible();
    const messages = await screen.findAllByText(
      /^Its listing isn’t live, so it can’t be approved\./,
    );
    await expect(messages).toHaveLength(2);
    const [moved, hidden] = screen.getAllByRole('listitem', { name: /, offer of / });
    if (!moved || !hidden) throw new Error('No offer is pending.');
    await expect(moved).not.toHaveTextContent('not live');
    const button = (offer: HTMLElement, name: RegExp) =>
      within(offer).getByRole('button', { name });
    const reason = /^Its listing was moved to another account/;
    await expect(within(moved).getByText(reason)).toBeVisible();
    await expect(button(moved, /^Request changes/)).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() =>
      expect(button(moved, /^Request changes/)).toHaveAccessibleDescription(reason),
    );
    await expect(button(moved, /^Approve/)).not.toHaveAttribute('aria-disabled');
    await expect(button(hidden, /^Approve/)).toHaveAttribute('aria-disabled', 'true');
    await expect(button(hidden, /^Request changes/)).not.toHaveAttribute('aria-disabled');
  },
};

// Rows: 2.24
export const Active: Story = {
  tags: ['slow'],
  parameters: {
    shows: ['Its listing is no longer live, so this offer isn’t shown.', 'Active app offers'],
  },
  args: { path: '/special-offers/apps/active', prepare: notLive },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Active app offers' });
    await expect(await screen.findAllByText('APPROVED')).toHaveLength(3);
    const messages = await screen.findAllByText(
      'Its listing is no longer live, so this offer isn’t shown.',
    );
    await expect(messages).toHaveLength(1);
  },
};

/** Opens the dialog that declines the first offer. */
async function decline(userEvent: User) {
  const [button] = await screen.findAllByRole('button', { name: /^Decline / });
  if (!button) throw new Error('There is no Decline button.');
  await userEvent.click(button);
  return within(await screen.findByRole('dialog', { name: 'Decline this offer?' }));
}

/** Another user changed the offer: the dialog closes with a message, and has the typed reason again. The focus moves to the next offer, and back after Undo. */
// Rows: 2.39, 4.6, X8
export const DeclineUndone: Story = {
  tags: ['test-only', 'slow'],
  play: async ({ userEvent }) => {
    const offers = () => screen.findAllByRole('listitem', { name: /, offer of / });
    await offers();
    const dialog = await decline(userEvent);
    await userEvent.click(dialog.getByRole('button', { name: 'Decline offer' }));
    await expect(await screen.findByText('Reason for decline is required')).toBeVisible();
    await put(userEvent, dialog.getByLabelText('Reason for decline'), 'The link is dead.');
    const offer = oldest();
    Object.assign(offer ?? {}, { version: (offer?.version ?? 0) + 1, title: 'Another title' });
    await userEvent.click(dialog.getByRole('button', { name: 'Decline offer' }));
    await waitFor(() => expect(screen.getByText(/Your decision was not saved\.$/)).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findAllByText('Another title');
    await expect(offer?.status).toBe('P');
    const [first, second] = await offers();
    const name = first?.getAttribute('aria-label') ?? '';
    if (!first || !second || !name) throw new Error('No offer is pending.');
    const again = await decline(userEvent);
    await expect(again.getByLabelText('Reason for decline')).toHaveValue('The link is dead.');
    await userEvent.click(again.getByRole('button', { name: 'Decline offer' }));
    await waitFor(() => expect(second).toHaveFocus());
    await expect(oldest()).toMatchObject({ status: 'D', note: 'The link is dead.' });
    await expect(await screen.findByText(/^2 offers to moderate\./)).toBeVisible();
    await screen.findByRole('button', { name: 'Undo' });
    await userEvent.keyboard('[F8]');
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('listitem', { name })).toHaveFocus());
  },
};

/** Decided alone, an offer leaves the selection; the reason typed for the selection is gone once that is decided, one of an earlier visit is not. It is required, and what someone else changed is listed. */
// Rows: 2.39, X8
export const DecidedAlone: Story = {
  tags: ['test-only', 'slow'],
  play: async ({ userEvent }) => {
    const typeReason = async (reason: string) => {
      const all = await screen.findByRole('checkbox', { name: 'Select all on this page' });
      await userEvent.click(all);
      await screen.findByRole('region', { name: '3 selected' });
      await userEvent.keyboard('d');
      const dialog = within(await screen.findByRole('dialog', { name: 'Decline 3 offers?' }));
      await put(userEvent, await dialog.findByLabelText('Reason for decline'), reason);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await typeReason('Too long.');
    await userEvent.click(screen.getByRole('link', { name: /^Service offers/i }));
    await screen.findByRole('heading', { level: 1, name: /service offers/i });
    await userEvent.click(screen.getByRole('link', { name: /^App offers/i }));
    await screen.findByText(/^3 offers to moderate\./);
    await typeReason('The link is dead.');
    const [approve] = screen.getAllByRole('button', { name: /^Approve the offer/ });
    if (!approve) throw new Error('There is no Approve button.');
    await userEvent.click(approve);
    const rest = within(await screen.findByRole('region', { name: '2 selected' }));
    await userEvent.click(rest.getByRole('button', { name: 'Approve' }));
    await screen.findByText('2 offers approved.');
    const undo = screen.getAllByRole('button', { name: 'Undo' }).at(-1);
    if (!undo) throw new Error('There is no Undo button.');
    await userEvent.click(undo);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await userEvent.keyboard('d');
    const empty = within(await screen.findByRole('dialog', { name: 'Decline 2 offers?' }));
    await expect(await empty.findByLabelText('Reason for decline')).toHaveValue('');
    await userEvent.click(empty.getByRole('button', { name: 'Decline 2 offers' }));
    await expect(await empty.findByText('Reason for decline is required')).toBeVisible();
    // The one of the earlier visit.
    await userEvent.click(await empty.findByRole('button', { name: 'Restore' }));
    await expect(empty.getByLabelText('Reason for decline')).toHaveValue('Too long.');
    const [changed, ...others] = backendOfStory().db.offers.filter(
      ({ status, listing }) => status === 'P' && listing.collection === 'apps',
    );
    if (!changed) throw new Error('No offer is pending.');
    changed.version += 1;
    await userEvent.click(empty.getByRole('button', { name: 'Decline 2 offers' }));
    await expect(await screen.findByText('1 offer could not be declined, 1 was.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByText(/^Offer “.+” of .+: .+ this offer /)).toBeVisible();
    await expect(screen.queryByRole('region', { name: /selected$/ })).toBeNull();
    await expect(changed.status).toBe('P');
    await expect(others.map(({ status, note }) => [status, note])).toEqual([['D', 'Too long.']]);
  },
};

/** Another moderator has the offer open; the user's own claim lasts while a dialog is open. The offer leaves the queue, and Undo brings it back. */
// Rows: X23Q.6
export const RequestingChanges: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: '2 offers to moderate.' },
  args: { prepare: (backend) => addReviewer(backend, { kind: 'special-offers', id: 5 }) },
  play: async ({ userEvent }) => {
    await screen.findByText(/is reviewing this/);
    const own = () => backendOfStory().db.claims.filter(({ userId }) => userId === 1);
    const [first] = await screen.findAllByRole('listitem', { name: /, offer of / });
    const name = first?.getAttribute('aria-label') ?? '';
    if (!first) throw new Error('No offer is pending.');
    const unsent = await decline(userEvent);
    await put(userEvent, unsent.getByLabelText('Reason for decline'), 'The link is dead.');
    await waitFor(() => expect(own()).toHaveLength(1));
    await userEvent.click(unsent.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(own()).toHaveLength(0));
    await userEvent.click(within(first).getByRole('button', { name: /^Request changes/ }));
    const request = async (message: string) => {
      const title = { name: 'Request changes to this offer?' };
      const dialog = within(await screen.findByRole('dialog', title));
      const field = dialog.getByRole('textbox', { name: 'Message to the vendor' });
      if (message) await put(userEvent, field, message);
      await userEvent.click(dialog.getByRole('button', { name: 'Request changes' }));
    };
    await request('');
    await expect(await screen.findByText('Message is required')).toBeVisible();
    await request('Please say until when.');
    await screen.findByText(/needs changes\. The vendor is told\.$/);
    await waitFor(() => expect(oldest()?.request?.message).toBe('Please say until when.'));
    await screen.findByText(/^2 offers to moderate\./);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText(/^3 offers to moderate\./);
    await expect(oldest()?.request).toBeNull();
    await waitFor(() => expect(screen.getByRole('listitem', { name })).toHaveFocus());
    // What was typed for another outcome is gone with the decision.
    await userEvent.keyboard('d');
    const again = within(await screen.findByRole('dialog', { name: 'Decline this offer?' }));
    await waitFor(() => expect(again.getByLabelText('Reason for decline')).toHaveFocus());
    await expect(again.getByLabelText('Reason for decline')).toHaveValue('');
    await expect(again.queryByRole('button', { name: 'Restore' })).toBeNull();
    await userEvent.click(again.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('r');
    await request('Please say until when.');
    await screen.findByText('Changes requested');
  },
};

// Rows: 2.28, X23Q.6
export const MyOffers: Story = {
  tags: ['slow'],
  args: {
    as: 'vendor@portal.test',
    path: '/special-offers',
    prepare: ({ db }) => {
      const [first, asked] = db.offers.filter(({ listing }) => listing.accountId === 2);
      Object.assign(first ?? {}, { status: 'D', note: 'The link does not open without a login.' });
      Object.assign(asked ?? {}, { status: 'P', request: askedFor('Please say until when.') });
    },
  },
  play: async () => {
    const own = within(await screen.findByRole('list', { name: 'My offers' }));
    await expect(own.getByText('DECLINED')).toBeVisible();
    await expect(own.getByText(/^Reason for decline: The link does not open/)).toBeVisible();
    await expect(own.getByText('Please say until when.')).toBeVisible();
    await expect(own.getByRole('link', { name: /^Edit offer/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/special-offers\/edit\/\d+$/),
    );
    await expect(screen.getByRole('link', { name: 'Buy an offer' })).toHaveAttribute(
      'href',
      '/paywall/special-offer',
    );
  },
};

// Rows: X23H.5
export const OfferWithdrawn: Story = {
  tags: ['slow'],
  parameters: { shows: 'Offer withdrawn. Its payment is refunded.' },
  args: {
    as: 'vendor@portal.test',
    path: '/special-offers',
    prepare: ({ db }) => {
      const [first, ...others] = db.offers.filter(({ listing }) => listing.accountId === 2);
      Object.assign(first ?? {}, { status: 'P', title: 'Half price in May' });
      for (const other of others) other.status = 'A';
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: 'Withdraw offer Half price in May' }),
    );
    const question = await screen.findByRole('alertdialog', {
      name: 'Withdraw Half price in May?',
    });
    await userEvent.click(within(question).getByRole('button', { name: 'Withdraw offer' }));
    await waitFor(() => expect(screen.queryByText('Half price in May')).not.toBeInTheDocument());
  },
};

/** The reason for decline, the charge, its receipt and the refund. */
// Rows: 1.7, 2.39, X2
export const VendorListingWithReceipt: Story = {
  tags: ['slow'],
  args: {
    as: 'vendor@portal.test',
    path: '/apps/active/view/this-one',
    prepare: ({ db }) => {
      const offer = db.offers[0];
      const vendor = db.users.find(({ email }) => email === 'vendor@portal.test');
      if (!offer || !vendor) throw new Error('There is no offer.');
      offer.listing.slug = 'this-one';
      Object.assign(offer, { status: 'D', note: 'The link does not open without a login.' });
      const none = { from: null, to: null, note: null, internalNote: null, fields: [] };
      const happened = { ...none, listing: offer, actorId: vendor.id, createdAt: offer.createdAt };
      const sum = { amount: 900, currency: 'usd' };
      const payments = {
        paid: { ...sum, receipt: 'https://receipts.example/1' },
        refunded: sum,
      } as const;
      for (const kind of ['paid', 'refunded'] as const)
        db.events.push({ id: db.events.length + 1, ...happened, kind, payment: payments[kind] });
    },
  },
  play: async ({ userEvent }) => {
    const offers = within(await screen.findByRole('region', { name: 'Special offers' }));
    await expect(await offers.findByText('DECLINED')).toBeVisible();
    await expect(offers.getByText(/The link does not open/)).toBeVisible();
    await userEvent.click(offers.getByRole('button', { name: /^Receipt and history/ }));
    const history = within(await screen.findByRole('dialog', { name: /^History of / }));
    await waitFor(() => expect(history.getByText('Refunded $9.00.')).toBeVisible());
    await waitFor(() => expect(history.getByText('Paid $9.00.')).toBeVisible());
    await expect(history.getByRole('link', { name: /^Receipt/ })).toHaveAttribute(
      'href',
      'https://receipts.example/1',
    );
  },
};

/** The last page goes with its last offer: the page before is shown, and its heading has the focus. */
export const LastOfPage: Story = {
  tags: ['test-only', 'slow'],
  args: {
    path: '/special-offers/apps/pending?page=2&rows=10',
    prepare: ({ db }) => {
      const pending = db.offers.filter(({ listing }) => listing.collection === 'apps');
      const waiting = pending.filter(({ status }) => status !== 'A').length;
      const [offer] = pending.filter(({ status }) => status === 'P');
      if (!offer) throw new Error('No offer is pending.');
      for (let id = 901; id <= 911 - waiting; id += 1) db.offers.push({ ...offer, id });
    },
  },
  play: async ({ userEvent }) => {
    const offers = () => screen.queryAllByRole('listitem', { name: /, offer of / });
    await waitFor(() => expect(offers()).toHaveLength(1));
    await userEvent.keyboard('jaa');
    await waitFor(() => expect(offers()).toHaveLength(10));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};
