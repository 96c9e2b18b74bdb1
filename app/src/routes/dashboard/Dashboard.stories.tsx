import type { MemoryBackend } from '@portal/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { PortalStory } from '../../testing/PortalStory.tsx';
import { addAnswers, addReviewer } from '../../testing/scene.ts';

const day = 24 * 60 * 60 * 1000;
const today = Date.parse('2026-11-20T00:00:00Z');
const ago = (days: number) => new Date(today - days * day).toISOString();

/** A month of registrations, and an admin's decisions. */
function busy(backend: MemoryBackend) {
  const { db } = backend;
  const [model] = db.users;
  if (!model) return;
  const waves = Array.from({ length: 60 }, (_, back) => 4 + Math.round(3 * Math.sin(back / 3)));
  for (const [back, count] of waves.entries()) {
    for (let each = 0; each < count; each += 1) {
      const id = db.users.length + 1;
      const email = `person-${id}@test.example`;
      db.users.push({ ...model, id, accountId: id, staff: false, email, createdAt: ago(back) });
    }
  }
  for (const [index, listing] of db.listings.slice(0, 6).entries()) {
    const approved = index % 3 !== 2;
    db.events.push({
      id: index + 1,
      listing,
      kind: approved ? 'approved' : 'declined',
      from: 'PENDING',
      to: approved ? 'APPROVED' : 'DECLINED',
      note: null,
      internalNote: null,
      fields: [],
      actorId: 1,
      createdAt: ago(6 - index),
    });
  }
  const answers = Array.from({ length: 40 }, (_, back): [number, number] => [
    80 - 2 * back,
    30 + Math.round(20 * Math.sin(back / 4)),
  ]);
  addAnswers(backend, today, answers);
}

// Rows: 2.12, 3.10, 7.9, X6
const meta = {
  title: 'Screens/Admin/Dashboard',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { path: '/dashboard', as: 'admin@portal.test', prepare: busy },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = () => screen.findByRole('heading', { level: 1, name: 'Dashboard' });

export const Default: Story = {
  tags: ['axe', 'no-picture'],
  parameters: { shows: '20 items to review' },
  play: async ({ userEvent, step }) => {
    await heading();
    await step('shows the date and the number of pending items', async () => {
      await expect(
        await screen.findByText(/Friday, November 20th 2026 in UTC\. \d+ items to review/),
      ).toBeVisible();
      await expect(await screen.findByRole('link', { name: 'Start reviewing' })).toBeVisible();
    });
    await step('each number has its own accessible text', async () => {
      const [apps] = within(screen.getByRole('list', { name: 'Totals' })).getAllByRole('listitem');
      await expect(apps).toHaveTextContent(/^App listings: \d+\. \d+ new in 30 days$/);
      await expect(screen.getByRole('link', { name: /^App listings ?: \d/ })).toHaveAttribute(
        'href',
        '/apps/active/all',
      );
      await expect(screen.getByRole('link', { name: /^Registered users/ })).toHaveAttribute(
        'href',
        '/accounts',
      );
    });
    await step('shows new users, their total, or both on the chart', async () => {
      const both = await screen.findByRole('figure', { name: 'New and total users per day' });
      await expect(both).toHaveTextContent('New users (left axis)Total users (right axis)');
      await expect(both).toHaveTextContent(/new users in 30 days.* Total users: \d/);
      await userEvent.click(screen.getByRole('radio', { name: 'Total' }));
      const total = await screen.findByRole('figure', { name: 'Total users per day' });
      await expect(total).toHaveTextContent(/users on November 20th 2026, up from/);
      await userEvent.click(screen.getByRole('radio', { name: 'New' }));
      await screen.findByRole('figure', { name: 'New users per day' });
      await userEvent.click(screen.getByRole('radio', { name: 'Both' }));
    });
    await step('links to pending and decided items', async () => {
      const waiting = await screen.findByRole('list', { name: 'To review' });
      await expect(within(waiting).getAllByRole('link')).toHaveLength(6);
      await expect(
        within(waiting).getByRole('link', { name: /App listings.*oldest \d+ days?/ }),
      ).toHaveAttribute('href', '/apps/pending/all?status=pending');
      await expect(within(waiting).getByRole('link', { name: /Service reviews/ })).toHaveAttribute(
        'href',
        '/reviews/services/pending?status=pending%2Creply%2Creported',
      );
      await expect(within(waiting).getByRole('link', { name: /App offers/ })).toHaveAttribute(
        'href',
        '/special-offers/apps/pending?status=pending',
      );
      const decided = await screen.findByRole('list', { name: 'Latest decisions' });
      await expect((await within(decided).findAllByText('APPROVED')).length).toBeGreaterThan(1);
      await expect(await screen.findByText('4 approved and 2 declined in 30 days')).toBeVisible();
    });
  },
};

/** Brand, Reason templates, Keys, Webhooks and System say the same below their titles. */
export const LoadError: Story = {
  args: { faults: { broken: true, only: '/analytics' } },
  parameters: { shows: { text: 'This page could not be loaded', in: 'alert' } },
};

// Rows: X23W.3
/** With a limit of the operator, each queue says how many items have passed it. Other moderators have two of the oldest listings open. */
export const OverLimit: Story = {
  tags: ['test-only', 'slow'],
  args: {
    prepare: (backend) => {
      busy(backend);
      backend.db.reviewLimitHours = 48;
      const [first, second] = backend.db.listings
        .filter(({ status, draft, submittedAt }) => status === 'PENDING' && !draft && submittedAt)
        .toSorted((a, b) => String(a.submittedAt).localeCompare(String(b.submittedAt)));
      if (!first || !second) throw new Error('Two listings have to be pending.');
      addReviewer(backend, { kind: first.collection, id: first.id });
      addReviewer(backend, { kind: second.collection, id: second.id });
      addReviewer(backend, { kind: second.collection, id: second.id }, 'Josephine-Alexandrina');
    },
  },
  play: async () => {
    const waiting = await screen.findByRole('list', { name: 'To review' });
    await expect(
      within(waiting).getByRole('link', { name: /App listings.*oldest \d+ days, \d+ over 2 days/ }),
    ).toHaveAttribute('href', '/apps/pending/all?status=pending');
    const longest = await screen.findByRole('list', { name: 'Waiting longest' });
    await waitFor(() => expect(longest).toHaveTextContent('Aroha Ngata is reviewing this, since '));
    await expect(longest).toHaveTextContent(
      'Aroha Ngata and Josephine-Alexandrina Ngata are reviewing this',
    );
  },
};

// Rows: X23W.4
/** The backlog by day, the wait by week, and the same as a table. */
export const ReviewTimes: Story = {
  tags: ['test-only', 'slow'],
  play: async ({ userEvent }) => {
    const backlog = await screen.findByRole('figure', {
      name: 'Items to review at the end of each day',
    });
    await expect(backlog).toHaveTextContent(/20 items to review on November 20th 2026/);
    await userEvent.click(screen.getByRole('radio', { name: 'Wait' }));
    const figure = await screen.findByRole('figure', { name: 'Median wait by week, in hours' });
    await userEvent.click(within(figure).getByRole('button', { name: /^Show as a table/ }));
    const table = within(await within(figure).findByRole('table'));
    // Rows are drawn ten at a time.
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(13));
  },
};

export const FeatureOff: Story = {
  parameters: { shows: 'Your apps that are live in the directory.' },
  tags: ['slow', 'test-only'],
  args: { flags: { analytics: false } },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'My listings' });
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument(),
    );
  },
};
