import type { MemoryBackend } from '@portal/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { put } from '../../../../.storybook/byKey.ts';
import { backendOfStory, PortalStory } from '../../testing/PortalStory.tsx';
import { asSupport } from '../../testing/scene.ts';

const theListing = () => {
  const found = backendOfStory().db.listings.find(({ collection }) => collection === 'apps');
  if (!found) throw new Error('There is no app.');
  return found;
};

/** Two messages of the vendor around one of an admin, the last a minute ago. */
function withThread(backend: MemoryBackend) {
  const { db } = backend;
  const idOf = (email: string) => db.users.find((user) => user.email === email)?.id ?? 0;
  const [admin, vendor] = [idOf('admin@portal.test'), idOf('vendor@portal.test')];
  const listing = theListing();
  Object.assign(listing, { slug: 'this-one', status: 'PENDING', draft: false });
  Object.assign(listing, { accountId: db.users.find(({ id }) => id === vendor)?.accountId });
  listing.values.name = 'Kea Invoicing';
  const texts = [
    [vendor, 'Is anything missing?', '2026-11-18T01:00:00.000Z'],
    [admin, 'What does it cost for a team of five?', '2026-11-19T23:58:00.000Z'],
    [vendor, 'See https://prices.example/kea.\n\nA team pays once.', '2026-11-19T23:59:00.000Z'],
  ] as const;
  db.messages = texts.map(([userId, text, createdAt], index) => {
    const { accountId } = listing;
    return { id: index + 1, listing, accountId, userId, text, createdAt, editedAt: null };
  });
}

// Rows: X23T1
const meta = {
  title: 'Screens/Admin/Listing messages',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { as: 'admin@portal.test', path: '/apps/pending/view/this-one', prepare: withThread },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const composer = () => screen.findByRole('group', { name: 'New message' });

/** New messages are marked, and then read. Ctrl+Enter sends a message, and does not decide. */
// Rows: X23T1, X23T3
export const Sending: Story = {
  tags: ['axe'],
  parameters: { shows: 'Thanks.' },
  play: async ({ userEvent }) => {
    const region = await screen.findByRole('region', { name: 'History' });
    const history = within(region);
    await history.findByText('New messages above');
    // Messages below the window are not read. The page may still scroll to its top once it has loaded.
    await waitFor(() => {
      region.scrollIntoView();
      expect([...backendOfStory().db.messagesRead.values()]).toEqual([3]);
    });
    const box = within(await composer()).getByRole('textbox', { name: /^Message/ });
    await put(userEvent, box, 'Thanks.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await history.findByText('Thanks.');
    await waitFor(() => expect(box).toHaveValue(''));
    await expect(theListing().status).toBe('PENDING');
    await expect(backendOfStory().db.messages).toHaveLength(4);
  },
};

/** An own message is edited within five minutes. */
export const Editing: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: 'wrote, then edited' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit message' }));
    const form = within(screen.getByRole('group', { name: 'Edit message' }));
    const box = form.getByRole('textbox', { name: /^Message/ });
    await expect(box).toHaveFocus();
    await put(userEvent, box, 'What does it cost?');
    await userEvent.click(form.getByRole('button', { name: 'Save message' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit message' })).toHaveFocus());
  },
};

/** The vendor withdraws while a message is written: the text stays. */
// Rows: X23T2
export const Withdrawn: Story = {
  tags: ['slow'],
  parameters: { shows: 'This listing was withdrawn, moved or deleted' },
  play: async ({ userEvent }) => {
    const form = within(await composer());
    const box = form.getByRole('textbox', { name: /^Message/ });
    await put(userEvent, box, 'One more thing.');
    theListing().draft = true;
    await userEvent.click(form.getByRole('button', { name: 'Send message' }));
    await form.findByText(/^This listing was withdrawn, moved or deleted/);
    await expect(box).toHaveValue('One more thing.');
  },
};

/** A message of a colleague appears without a reload. */
// Rows: X23W.9
export const NewsArrive: Story = {
  tags: ['test-only', 'slow'],
  play: async () => {
    await composer();
    const { db, calls, announceNews } = backendOfStory();
    await waitFor(() => expect(calls).toContain('GET /me/notifications/stream'));
    const [message] = db.messages;
    if (message) db.messages.push({ ...message, id: 900, userId: 1, text: 'From a colleague.' });
    announceNews();
    await screen.findByText('From a colleague.');
  },
};

/** A colleague approves while the page is open: the status changes on it, and a decline fails once and says why. */
// Rows: X8
export const DecidedMeanwhile: Story = {
  tags: ['test-only', 'slow'],
  play: async ({ userEvent }) => {
    await composer();
    const { calls, announceNews } = backendOfStory();
    await waitFor(() => expect(calls).toContain('GET /me/notifications/stream'));
    const listing = theListing();
    Object.assign(listing, { status: 'APPROVED', version: listing.version + 1 });
    backendOfStory().db.events.push({
      id: 9_000,
      listing,
      kind: 'approved',
      from: 'PENDING',
      to: 'APPROVED',
      note: null,
      internalNote: null,
      fields: [],
      actorId: 2,
      createdAt: '2026-11-18T02:00:00.000Z',
    });
    announceNews();
    await screen.findAllByText(/approved this listing/);
    await screen.findByText('APPROVED');
    await screen.findByText('No longer in the queue');
    await userEvent.click(screen.getByRole('button', { name: /^Decline…/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^Decline listing/ }));
    await screen.findAllByText(/Your decision was not saved\.$/);
    await expect(theListing().status).toBe('APPROVED');
  },
};

/** Support reads the messages. */
export const ReadOnly: Story = {
  tags: ['test-only', 'slow'],
  args: {
    prepare: (backend) => {
      withThread(backend);
      asSupport(backend);
    },
  },
  parameters: { shows: 'Is anything missing?' },
  play: async () => {
    await screen.findByText('Is anything missing?');
    await expect(screen.queryByRole('group', { name: 'New message' })).toBeNull();
  },
};

/** The link of an email opens the thread of the vendor. */
// Rows: X23T3
export const OfVendor: Story = {
  tags: ['slow'],
  args: { as: 'vendor@portal.test', path: '/apps/pending/view/this-one?messages' },
  parameters: { shows: { text: 'New messages above', in: 'dialog' } },
  play: async () => {
    await composer();
  },
};

/** A moderator assigns the listing to themselves. */
// Rows: X23T4
export const Assigned: Story = {
  tags: ['test-only', 'slow'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Assigned to' }));
    // By key: Radix ignores a pointer that did not move since it opened the list, whose code may load late.
    (await screen.findByRole('option', { name: 'Mere Kingi (you)' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(backendOfStory().db.assignments.size).toBe(1));
    await expect(await screen.findByRole('combobox', { name: 'Assigned to' })).toHaveTextContent(
      'Mere Kingi (you)',
    );
  },
};

/** The list marks a listing with new messages. */
// Rows: X23T3
/** Looks like Pending of Listings/Lists but for one badge. */
export const InList: Story = {
  tags: ['no-picture'],
  args: { as: 'vendor@portal.test', path: '/apps/pending' },
  parameters: { shows: '1 new message' },
};
