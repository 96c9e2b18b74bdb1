import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { put } from '../../../../.storybook/byKey.ts';
import { backendOfStory, PortalStory } from '../../testing/PortalStory.tsx';
import { addReviewer, asSupport } from '../../testing/scene.ts';

const meta = {
  title: 'Screens/Admin/Reviews',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: {
    as: 'admin@portal.test',
    path: '/reviews/apps/pending',
  },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const first = () => {
  const found = backendOfStory().db.reviews.find(({ id }) => id === 10);
  if (!found) throw new Error('There is no tenth review.');
  return found;
};

// Rows: 2.23, 2.38, 3.7, 4.5, X5, X23W.5
/** Another moderator has one open. Reviews that have waited longer than the operator's limit are marked. */
export const Pending: Story = {
  tags: ['slow'],
  parameters: { shows: ['Over 3 days', 'Aroha Ngata is reviewing this, since'] },
  args: {
    prepare: (backend) => {
      addReviewer(backend, { kind: 'reviews', id: 10 });
      const { db } = backend;
      db.reviewLimitHours = 72;
      for (const review of db.reviews)
        if (review.status === 'PENDING') review.createdAt = '2026-11-12T00:00:00Z';
    },
  },
  play: async () => {
    await expect(
      await screen.findByText(/^4 reviews to moderate\. Approved reviews affect/),
    ).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Active reviews' })).toBeVisible();
  },
};

/** Support reads reviews without deciding. */
export const ReadOnly: Story = {
  tags: ['test-only', 'slow'],
  args: { prepare: asSupport },
  play: async () => {
    await expect((await screen.findAllByRole('listitem', { name: /^Review of/ })).length).toBe(4);
    await expect(screen.queryByRole('button', { name: /^(Approve|Decline|Delete)/ })).toBeNull();
  },
};

// Rows: 2.23
export const Active: Story = {
  tags: ['slow'],
  parameters: { shows: 'Active app reviews' },
  args: { path: '/reviews/apps/active' },
  play: async () => {
    await expect((await screen.findAllByText('APPROVED')).length).toBeGreaterThan(2);
  },
};

// Rows: 8.14, X8
export const ReviewDeleted: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: '4 reviews to moderate.' },
  play: async ({ userEvent, step }) => {
    await screen.findAllByRole('button', { name: /^Approve the review of .+ by .+/ });
    await step('approved with a key, and undone', async () => {
      await userEvent.keyboard('jaa');
      await waitFor(() => expect(first().status).toBe('APPROVED'));
      const undo = await screen.findByRole('button', { name: 'Undo' });
      await userEvent.click(undo);
      await waitFor(() => expect(first().status).toBe('PENDING'));
      await screen.findByText(/^4 reviews to moderate/);
    });
    await step(
      'declined with a key: the focus goes to the next one, and the decision is undone',
      async () => {
        const [one, two] = screen.getAllByRole('listitem', { name: /^Review of .+ by / });
        if (!one || !two) throw new Error('There are too few reviews.');
        one.focus();
        await userEvent.keyboard('dd');
        await waitFor(() => expect(two).toHaveFocus());
        await expect(first().status).toBe('DECLINED');
        await userEvent.keyboard('[F8]{Enter}');
        await waitFor(() => expect(first().status).toBe('PENDING'));
        await screen.findByText(/^4 reviews to moderate/);
      },
    );
    await step('deleted after confirmation', async () => {
      const [button] = await screen.findAllByRole('button', { name: /^Delete the review of/ });
      if (!button) throw new Error('There is no Delete button.');
      await userEvent.click(button);
      const question = await screen.findByRole('alertdialog', { name: 'Delete review?' });
      await userEvent.click(within(question).getByRole('button', { name: 'Delete review' }));
      await waitFor(() =>
        expect(backendOfStory().db.reviews.some(({ id }) => id === 10)).toBe(false),
      );
      await expect(await screen.findByText(/^3 reviews to moderate/)).toBeVisible();
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await screen.findByText(/^Review of .+ was restored\.$/);
      await screen.findByText(/^4 reviews to moderate/);
    });
  },
};

// Rows: 2.23
export const ReviewDetail: Story = {
  parameters: { shows: '1 of 4 in the queue' },
  tags: ['axe'],
  args: { path: '/reviews/apps/pending/view/10' },
  play: async () => {
    await screen.findByRole('button', { name: /^Approve review/ });
    await expect(await screen.findByText('in the queue', { exact: false })).toBeVisible();
  },
};

// Rows: X8
export const DecisionConflict: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: 'Another user has changed this review.' },
  args: { path: '/reviews/apps/pending/view/10' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Decline…/ }));
    await put(userEvent, screen.getByLabelText('Reason for decline'), 'Not a review.');
    first().version += 1;
    await userEvent.click(screen.getByRole('button', { name: /^Decline review/ }));
    const message = await screen.findByText(/Your decision was not saved\.$/);
    await expect(message).toBeVisible();
    await expect(screen.getByLabelText('Reason for decline')).toHaveValue('Not a review.');
  },
};

/** A colleague approves while a reason is typed: the page says so at once, shows it when asked, and keeps the text. */
// Rows: X8
export const DecidedMeanwhile: Story = {
  tags: ['slow'],
  parameters: { shows: 'APPROVED' },
  args: { path: '/reviews/apps/pending/view/10' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Decline…/ }));
    await put(userEvent, screen.getByLabelText('Reason for decline'), 'Not a review.');
    const { calls, db, announceNews } = backendOfStory();
    await waitFor(() => expect(calls).toContain('GET /me/notifications/stream'));
    Object.assign(first(), { status: 'APPROVED', version: first().version + 1 });
    db.events.push({
      id: 9_000,
      listing: first(),
      kind: 'approved',
      from: 'PENDING',
      to: 'APPROVED',
      note: null,
      internalNote: null,
      fields: [],
      actorId: 2,
      createdAt: '2026-11-20T00:00:00.000Z',
    });
    announceNews();
    const show = await screen.findByRole('button', { name: 'Show new version' });
    await expect(screen.queryByText('APPROVED')).toBeNull();
    await userEvent.click(show);
    await screen.findByText('APPROVED');
    await waitFor(() => expect(show).not.toBeInTheDocument());
    await expect(screen.getByLabelText('Reason for decline')).toHaveValue('Not a review.');
  },
};

const selected = (count: number) => screen.findByRole('region', { name: `${count} selected` });

/** One call fails; that review stays selected. */
// Rows: X8
export const BulkPartialFailure: Story = {
  tags: ['slow'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await selected(4);
    // The URL of the first starts those of others.
    const pending = backendOfStory().db.reviews.filter(
      ({ status, listing }) => status === 'PENDING' && listing.collection === 'apps',
    );
    const [broken, ...others] = pending.filter(({ id }) => id !== 1);
    if (!broken) throw new Error('No review is pending.');
    backendOfStory().setFaults({ broken: true, only: `/reviews/${broken.id}` });
    await userEvent.keyboard('aa');
    await expect(await screen.findByText('1 review could not be approved, 3 were.')).toBeVisible();
    await expect(await selected(1)).toBeVisible();
    await expect(broken.status).toBe('PENDING');
    await expect(new Set(others.map(({ status }) => status))).toEqual(new Set(['APPROVED']));
    await expect(
      screen.getByText('Reviews no one else has changed are still selected.'),
    ).toBeVisible();
  },
};

/** One optional reason for all, and one Undo for all. */
// Rows: X8
export const BulkDeclineUndone: Story = {
  tags: ['test-only', 'slow'],
  play: async ({ userEvent }) => {
    const notes = () =>
      backendOfStory().db.reviews.filter(({ note }) => note === 'An advertisement.').length;
    await screen.findAllByRole('checkbox', { name: /^Select the review of/ });
    await userEvent.keyboard('jxjxd');
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline 2 reviews?' }));
    await put(userEvent, dialog.getByLabelText(/^Reason for decline/), 'An advertisement.');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline 2 reviews' }));
    await waitFor(() => expect(screen.getByText('2 reviews declined.')).toBeVisible());
    await expect(notes()).toBe(2);
    await expect(await screen.findByText(/^2 reviews to moderate/)).toBeVisible();
    await expect(screen.queryByRole('region', { name: /selected$/ })).toBeNull();
    await userEvent.keyboard('[F8]');
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('2 reviews are pending again.');
    await expect(await screen.findByText(/^4 reviews to moderate/)).toBeVisible();
    await expect(notes()).toBe(0);
  },
};

/** A search shows other reviews, so that nothing out of sight is decided. The filter offers every listing that has reviews, pending or not. */
// Rows: X4, X8
export const SelectionCleared: Story = {
  tags: ['test-only', 'slow'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    const bar = within(await selected(4));
    for (const name of ['Approve', 'Decline…', 'Clear'])
      await expect(bar.getByRole('button', { name })).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox'), 'e');
    await waitFor(() => expect(screen.queryByRole('region', { name: /selected$/ })).toBeNull());
    await screen.findByText(/^Selection of 4 cleared/);
    await userEvent.clear(screen.getByRole('searchbox'));
    await screen.findByText(/^4 reviews to moderate/);
    await expect(screen.queryByRole('region', { name: /selected$/ })).toBeNull();
    const reviewed = backendOfStory().db.reviews.filter(
      ({ listing }) => listing.collection === 'apps',
    );
    const names = new Set(reviewed.map(({ listing }) => listing.values.name));
    await userEvent.click(screen.getByRole('button', { name: /^Listing/ }));
    await waitFor(() =>
      expect(screen.getAllByRole('menuitemcheckbox').map(({ textContent }) => textContent)).toEqual(
        expect.arrayContaining([...names]),
      ),
    );
  },
};

/** The review leaves the queue. */
// Rows: X23Q.3
export const RequestingChanges: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: '3 reviews to moderate.' },
  args: { path: '/reviews/apps/pending/view/10' },
  play: async ({ userEvent }) => {
    await screen.findByRole('button', { name: 'Request changes…' });
    await userEvent.keyboard('r');
    const message = await screen.findByRole('textbox', { name: 'Message to the author' });
    await put(userEvent, message, 'Say what you use it for.');
    await userEvent.click(screen.getByRole('button', { name: 'Request changes' }));
    await screen.findByText(/needs changes\. The author is told\.$/);
    await waitFor(() => expect(first().request?.message).toBe('Say what you use it for.'));
    await userEvent.click(screen.getByRole('link', { name: 'App reviews' }));
  },
};

/** An approved review with a reply to decide on, which its vendor also reported. */
const withReply = () => {
  Object.assign(first(), {
    status: 'APPROVED',
    reply: {
      text: 'Thank you.',
      proposal: { text: 'Thank you, Aroha.', status: 'PENDING', note: null },
      version: 3,
      created: '2026-11-18T00:00:00.000Z',
      sentAt: '2026-11-19T00:00:00.000Z',
    },
    report: {
      reason: 'conflict',
      text: 'Works for a competitor.',
      open: true,
      accountId: first().listing.accountId,
      created: '2026-11-19T00:00:00.000Z',
    },
  });
};

// Rows: X23R.2, X23R.3
export const ReplyInQueue: Story = {
  tags: ['slow'],
  parameters: { shows: 'REPLY PENDING' },
  args: { path: '/reviews/apps/pending?status=reply', prepare: withReply },
  play: async () => {
    await expect(await screen.findByText('REPORTED')).toBeVisible();
    await expect(screen.getByRole('link', { name: /^Decide on the reply/ })).toHaveAttribute(
      'href',
      '/reviews/apps/pending/view/10',
    );
  },
};

// Rows: X23R.2, X23R.3
export const ReplyToDecide: Story = {
  tags: ['slow'],
  parameters: { shows: 'Reason for decline: No advertising.' },
  args: { path: '/reviews/apps/pending/view/10', prepare: withReply },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Keep review' }));
    await screen.findByText(/An admin kept the review\.$/);
    await userEvent.click(screen.getByRole('button', { name: 'Decline reply…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline this reply?' }));
    await put(userEvent, dialog.getByLabelText('Reason for decline'), 'No advertising.');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline reply' }));
    await waitFor(() => expect(first().reply?.proposal?.status).toBe('DECLINED'));
    await expect(first().reply?.text).toBe('Thank you.');
  },
};
