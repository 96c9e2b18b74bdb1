import type { MemoryBackend } from '@portal/data/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { put } from '../../../../.storybook/byKey.ts';
import { everywhere } from '../../../../.storybook/widths.ts';
import { PortalStory } from '../../testing/PortalStory.tsx';
import { asSupport } from '../../testing/scene.ts';

/** The backend of the open story, for changes by other users. */
let backendOfStory: MemoryBackend;

const meta = {
  title: 'Screens/Admin/Reviews',
  component: PortalStory,
  parameters: { layout: 'fullscreen', chromatic: everywhere },
  args: {
    as: 'admin@portal.test',
    path: '/reviews/apps/pending',
    prepare: (backend) => {
      backendOfStory = backend;
    },
  },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const first = () => {
  const found = backendOfStory.db.reviews.find(({ id }) => id === 10);
  if (!found) throw new Error('There is no tenth review.');
  return found;
};

// Rows: 2.23, 2.38, 3.7, 4.5, X5
export const Pending: Story = {
  tags: ['slow'],
  parameters: { shows: '4 reviews to moderate.' },
  play: async () => {
    await expect(
      await screen.findByText(/^4 reviews to moderate\. Approved reviews affect/),
    ).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Active reviews' })).toBeVisible();
  },
};

/** Support reads reviews without deciding. */
export const ReadOnly: Story = {
  args: { prepare: asSupport },
  play: async () => {
    await expect((await screen.findAllByRole('listitem', { name: /^Review of/ })).length).toBe(4);
    await expect(screen.queryByRole('button', { name: /^(Approve|Decline|Delete)/ })).toBeNull();
  },
};

// Rows: 2.23
export const Active: Story = {
  parameters: { shows: 'Active app reviews' },
  args: { path: '/reviews/apps/active' },
  play: async () => {
    await expect((await screen.findAllByText('APPROVED')).length).toBeGreaterThan(2);
  },
};

// Rows: 8.14, X8
export const ReviewDeleted: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: '3 reviews to moderate.', chromatic: { disableSnapshot: true } },
  play: async ({ userEvent, step }) => {
    await screen.findAllByRole('button', { name: /^Approve the review of .+ by .+/ });
    await step('approved with a key, and undone', async () => {
      await userEvent.keyboard('ja');
      await waitFor(() => expect(first().status).toBe('APPROVED'));
      const undo = await screen.findByRole('button', { name: 'Undo' });
      await waitFor(() => expect(getComputedStyle(undo).pointerEvents).not.toBe('none'));
      await userEvent.click(undo);
      await waitFor(() => expect(first().status).toBe('PENDING'));
      await screen.findByText(/^4 reviews to moderate/);
    });
    await step('deleted after confirmation', async () => {
      const [button] = await screen.findAllByRole('button', { name: /^Delete the review of/ });
      if (!button) throw new Error('There is no Delete button.');
      await userEvent.click(button);
      const question = await screen.findByRole('alertdialog', { name: 'Delete review?' });
      await userEvent.click(within(question).getByRole('button', { name: 'Delete review' }));
      await waitFor(() =>
        expect(backendOfStory.db.reviews.some(({ id }) => id === 10)).toBe(false),
      );
      await expect(await screen.findByText(/^3 reviews to moderate/)).toBeVisible();
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

/** The filter offers every listing that has reviews, pending or not. */
// Rows: X4
export const FilteredByListing: Story = {
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent }) => {
    const reviewed = backendOfStory.db.reviews.filter(
      ({ listing }) => listing.collection === 'apps',
    );
    const names = new Set(reviewed.map(({ listing }) => listing.values.name));
    await screen.findByText(/^4 reviews to moderate/);
    await userEvent.click(screen.getByRole('button', { name: /^Listing/ }));
    await waitFor(() =>
      expect(screen.getAllByRole('menuitemcheckbox').map(({ textContent }) => textContent)).toEqual(
        expect.arrayContaining([...names]),
      ),
    );
  },
};
