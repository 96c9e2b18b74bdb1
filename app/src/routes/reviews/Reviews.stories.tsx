import type { MemoryBackend } from '@portal/data/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { everywhere } from '../../../../.storybook/widths.ts';
import { PortalStory } from '../../testing/PortalStory.tsx';

/** The backend of the story that is open, for what somebody else does meanwhile. */
let meanwhile: MemoryBackend;

const meta = {
  title: 'Screens/Admin/Reviews',
  component: PortalStory,
  parameters: { layout: 'fullscreen', chromatic: everywhere },
  args: {
    as: 'admin@portal.test',
    path: '/reviews/apps/pending',
    prepare: (backend) => {
      meanwhile = backend;
    },
  },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const first = () => {
  const found = meanwhile.db.reviews.find(({ id }) => id === 10);
  if (!found) throw new Error('There is no tenth review.');
  return found;
};

// Rows: 2.23, 2.38, 3.7, 4.5, X5
export const Pending: Story = {
  play: async () => {
    await expect(
      await screen.findByText(/^4 reviews to moderate\. Approved reviews affect/),
    ).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Active reviews' })).toBeVisible();
  },
};

// Rows: 2.23
export const Active: Story = {
  args: { path: '/reviews/apps/active' },
  play: async () => {
    await expect((await screen.findAllByText('APPROVED')).length).toBeGreaterThan(2);
  },
};

// Rows: X8
export const ApprovalUndoneByKeyboard: Story = {
  // The focus ends on the heading or on the place of the toasts, whichever comes last.
  tags: ['test-only', 'no-picture'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent }) => {
    await screen.findAllByRole('button', { name: /^Approve the review of .+ by .+/ });
    await userEvent.keyboard('ja');
    await waitFor(() => expect(first().status).toBe('APPROVED'));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await waitFor(() => expect(getComputedStyle(undo).pointerEvents).not.toBe('none'));
    await userEvent.click(undo);
    await waitFor(() => expect(first().status).toBe('PENDING'));
  },
};

// Rows: 8.14
export const ReviewDeleted: Story = {
  tags: ['no-picture'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent }) => {
    const [button] = await screen.findAllByRole('button', { name: /^Delete the review of/ });
    if (!button) throw new Error('Nothing can be deleted.');
    await userEvent.click(button);
    const question = await screen.findByRole('alertdialog', { name: 'Delete review?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete review' }));
    await waitFor(() => expect(meanwhile.db.reviews.some(({ id }) => id === 10)).toBe(false));
    await expect(await screen.findByText(/^3 reviews to moderate/)).toBeVisible();
  },
};

export const NoResults: Story = {
  args: { path: '/reviews/apps/pending?search=wharf' },
  play: async () => {
    await screen.findByRole('heading', { name: 'No review matches “wharf”' });
  },
};

export const Empty: Story = {
  args: {
    prepare: (backend) => {
      backend.db.reviews = [];
    },
  },
  play: async () => {
    await screen.findByRole('heading', { name: 'No reviews here' });
  },
};

export const LoadError: Story = {
  args: { faults: { broken: true, only: '/pending/reviews' } },
  play: async () => {
    await screen.findByRole('heading', { name: 'The reviews could not be loaded' });
  },
};

// Rows: 2.23
export const ReviewDetail: Story = {
  args: { path: '/reviews/apps/pending/view/10' },
  play: async () => {
    await screen.findByRole('button', { name: /^Approve review/ });
    await expect(await screen.findByText('in the queue', { exact: false })).toBeVisible();
  },
};

// Rows: X8
export const DecisionConflict: Story = {
  args: { path: '/reviews/apps/pending/view/10' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Decline…/ }));
    await userEvent.type(screen.getByLabelText('Reason for decline'), 'Not a review.');
    first().version += 1;
    await userEvent.click(screen.getByRole('button', { name: /^Decline review/ }));
    const told = await screen.findByText(/Your decision was not saved\.$/);
    await expect(told).toBeVisible();
    await expect(screen.getByLabelText('Reason for decline')).toHaveValue('Not a review.');
  },
};

export const Loading: Story = {
  args: { faults: { slow: 600_000, only: '/pending/reviews' } },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'App reviews' });
    await screen.findByText('Loading the reviews');
  },
};

// Rows: X5
export const Offline: Story = {
  args: { faults: { offline: true, only: '/pending/reviews' } },
  play: async () => {
    await expect(await screen.findByText('The server cannot be reached')).toBeVisible();
  },
};

/** The filter offers every listing that has reviews, wherever they stand. */
// Rows: X4
export const FilteredByListing: Story = {
  tags: ['test-only', 'no-picture'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent }) => {
    const reviewed = meanwhile.db.reviews.filter(({ listing }) => listing.collection === 'apps');
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

export const LongNames: Story = {
  args: {
    prepare: (backend) => {
      for (const { listing } of backend.db.reviews)
        listing.values.name = `${listing.values.name} ${'of the southern lakes '.repeat(9)}`.slice(
          0,
          200,
        );
    },
  },
  play: async () => {
    await screen.findByText(/^4 reviews to moderate/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
