import type { MemoryBackend } from '@portal/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { put } from '../../../../.storybook/byKey.ts';
import { backendOfStory, PortalStory } from '../../testing/PortalStory.tsx';

/** Approved reviews of the vendor's listings in several months. */
function receive(backend: MemoryBackend) {
  const [own] = backend.db.reviews.filter(({ listing }) => listing.accountId === 2);
  if (!own) throw new Error('The vendor has no reviews.');
  const months = ['2026-06', '2026-08', '2026-09', '2026-11'];
  backend.db.reviews.push(
    ...months.map((month, index) => ({
      ...own,
      id: 101 + index,
      rating: [5, 4, 2, 5][index] ?? 5,
      status: 'APPROVED' as const,
      createdAt: `${month}-10T10:00:00.000Z`,
    })),
  );
}

const meta = {
  title: 'Screens/Reviews/Reviews of my listings',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: { as: 'vendor@portal.test', path: '/reviews/received', prepare: receive },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

// Rows: X23R.1
export const Full: Story = {
  tags: ['axe'],
  parameters: { shows: 'Rating over time' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Show as a table/ }));
    const table = within(await screen.findByRole('table', { name: 'Rating over time' }));
    await expect(table.getByRole('columnheader', { name: 'Month' })).toBeVisible();
  },
};

// Rows: X23R.1
export const NoReviews: Story = {
  parameters: { shows: 'No reviews yet' },
  args: {
    prepare: ({ db }) => {
      db.reviews = [];
    },
  },
};

// Rows: X23R.1
/** Looks like No Results of Listings/Lists. */
export const NothingMatches: Story = {
  tags: ['no-picture'],
  parameters: { shows: 'No review matches these filters' },
  args: { path: '/reviews/received?rating=5&from=2020-01-01&to=2020-01-31' },
};

/** Looks like Load Error of Patterns/PageStates. */
export const Failed: Story = {
  tags: ['no-picture'],
  parameters: { shows: 'The reviews could not be loaded' },
  args: { faults: { broken: true, only: '/me/received-reviews' } },
};

// Rows: X23R.2
export const ReplySubmitted: Story = {
  tags: ['slow'],
  parameters: { shows: 'PENDING' },
  args: { path: '/reviews/received?from=2026-11-01&to=2026-11-30' },
  play: async ({ userEvent, step }) => {
    const [reply] = await screen.findAllByRole('button', { name: /^Reply to the review of/ });
    await userEvent.click(reply ?? document.body);
    await step('needs a text', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Submit reply' }));
      await expect((await screen.findAllByText(/Reply is required/)).length).toBeGreaterThan(0);
    });
    await put(userEvent, screen.getByLabelText('Your reply'), 'Thank you.');
    await userEvent.click(screen.getByRole('button', { name: 'Submit reply' }));
    await screen.findByText('Reply submitted. It’s public once approved.');
    await expect(
      backendOfStory().db.reviews.filter((each) => each.reply?.proposal?.text === 'Thank you.'),
    ).toHaveLength(1);
  },
};

// Rows: X23R.3
export const Reported: Story = {
  tags: ['slow'],
  parameters: { shows: 'Reported on' },
  args: { path: '/reviews/received?from=2026-11-01&to=2026-11-30' },
  play: async ({ userEvent }) => {
    const [report] = await screen.findAllByRole('button', { name: /^Report review/ });
    await userEvent.click(report ?? document.body);
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this review?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Report review' }));
    await waitFor(() => expect(dialog.getAllByRole('radio')[0]).toHaveFocus());
    await expect(await dialog.findByText('Reason is required')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'Spam' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Report review' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(backendOfStory().db.reviews.filter((each) => each.report?.open)).toHaveLength(1);
  },
};
