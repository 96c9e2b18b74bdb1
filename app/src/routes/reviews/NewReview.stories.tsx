import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { put } from '../../../../.storybook/byKey.ts';
import { backendOfStory, PortalStory } from '../../testing/PortalStory.tsx';

const meta = {
  title: 'Screens/Reviews/Write a review',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  args: {
    as: 'vendor@portal.test',
    path: '/reviews/apps/new',
  },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

// Rows: 2.38
export const Empty: Story = {
  tags: ['slow'],
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Review an app' });
    await expect(await screen.findByText('Not rated')).toBeVisible();
  },
};

// Rows: 2.38, 7.10
export const ReviewSubmitted: Story = {
  tags: ['test-only', 'slow'],
  play: async ({ userEvent }) => {
    const before = backendOfStory().db.reviews.length;
    await userEvent.click(await screen.findByRole('combobox', { name: 'Listing' }));
    await userEvent.click((await screen.findAllByRole('option'))[0] ?? document.body);
    await userEvent.click(await screen.findByRole('radio', { name: '4 stars' }));
    await put(userEvent, screen.getByRole('textbox', { name: 'Comment' }), 'Kept selling.');
    await userEvent.click(screen.getByRole('button', { name: 'Submit review' }));
    await waitFor(() =>
      expect(backendOfStory().db.reviews.some(({ comment }) => comment === 'Kept selling.')).toBe(
        true,
      ),
    );
    await expect(backendOfStory().db.reviews.length - before).toBeLessThanOrEqual(1);
    const sent = await screen.findByRole('group', { name: /^Review of .+ submitted\.$/ });
    await expect(sent).toHaveFocus();
    await expect(screen.getByText('We’ll publish it once it’s approved.')).toBeVisible();
    await expect(screen.queryByRole('textbox', { name: 'Comment' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Review another app' }));
    await expect(await screen.findByRole('combobox', { name: 'Listing' })).toHaveValue('');
    await expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue('');
  },
};

// Rows: 2.28, X23Q.3
export const MyReviews: Story = {
  tags: ['slow'],
  parameters: { shows: 'Reason for decline: Please name no people.' },
  args: {
    as: 'pro@portal.test',
    path: '/reviews',
    prepare: ({ db }) => {
      const [declined, waiting] = db.reviews.filter(({ userId }) => userId === 3);
      Object.assign(declined ?? {}, { status: 'DECLINED', note: 'Please name no people.' });
      Object.assign(waiting ?? {}, {
        status: 'PENDING',
        request: {
          at: '2026-11-18T02:00:00.000Z',
          open: true,
          remarks: [],
          message: 'Say what you use it for.',
        },
      });
    },
  },
  play: async () => {
    const own = within(await screen.findByRole('list', { name: 'My reviews' }));
    await expect(own.getByText('DECLINED')).toBeVisible();
    await expect(own.getByText('Reason for decline: Please name no people.')).toBeVisible();
    await expect(own.getByText('Say what you use it for.')).toBeVisible();
    const [edit] = own.getAllByRole('link', { name: /^Edit review of / });
    await expect(edit?.getAttribute('href')).toMatch(/^\/reviews\/(apps|services)\/new\?listing=./);
    const menu = within(screen.getAllByRole('navigation')[0] ?? document.body);
    await expect(menu.getByRole('link', { name: 'Write a review' })).toHaveAttribute(
      'href',
      '/reviews/apps/new',
    );
  },
};

// Rows: X23W.5
/** While it is in the queue, a review says when reviews are usually decided. */
export const UsualWait: Story = {
  parameters: { shows: 'Usually decided within 2 days.' },
  args: {
    as: 'pro@portal.test',
    path: '/reviews',
    prepare: ({ db }) => {
      const [waiting, ...others] = db.reviews;
      if (!waiting) throw new Error('There is no review.');
      Object.assign(waiting, { userId: 3, status: 'PENDING' });
      const events = others.slice(0, 5).flatMap((listing, index) => {
        const of = { listing, actorId: 1, note: null, internalNote: null };
        return [
          {
            ...of,
            id: 9_000 + 2 * index,
            kind: 'submitted',
            from: null,
            to: 'PENDING',
            createdAt: '2026-11-10T00:00:00Z',
          },
          {
            ...of,
            id: 9_001 + 2 * index,
            kind: 'approved',
            from: 'PENDING',
            to: 'APPROVED',
            createdAt: '2026-11-11T12:00:00Z',
          },
        ] as const;
      });
      db.events.push(...events.map((event) => ({ ...event, fields: [] })));
    },
  },
};

export const ReviewedBefore: Story = {
  parameters: { shows: 'Please name no people.' },
  tags: ['axe'],
  args: {
    as: 'pro@portal.test',
    path: '/reviews/apps/new?listing=this-one',
    prepare: (backend) => {
      const review = backend.db.reviews.find(
        ({ userId, listing }) => userId === 3 && listing.collection === 'apps',
      );
      if (!review) throw new Error('The user has no review.');
      review.listing.slug = 'this-one';
      Object.assign(review, { status: 'DECLINED', note: 'Please name no people.', rating: 2 });
    },
  },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Edit your review' });
    await expect(await screen.findByText(/Please name no people\./)).toBeVisible();
    await expect(screen.getByRole('radio', { name: '2 stars' })).toBeChecked();
  },
};

export const OwnListing: Story = {
  tags: ['test-only', 'slow'],
  args: {
    path: '/reviews/apps/new?listing=mine',
    prepare: (backend) => {
      const own = backend.db.listings.find(
        ({ accountId, status }) => accountId === 2 && status === 'APPROVED',
      );
      if (own) own.slug = 'mine';
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^You can’t review that listing/)).toBeVisible());
  },
};
