import type { MemoryBackend } from '@portal/data/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { everywhere } from '../../../../.storybook/widths.ts';
import { PortalStory } from '../../testing/PortalStory.tsx';

let backendOf: MemoryBackend;

const meta = {
  title: 'Screens/New review',
  component: PortalStory,
  parameters: { layout: 'fullscreen', chromatic: everywhere },
  args: {
    as: 'vendor@portal.test',
    path: '/reviews/apps/new',
    prepare: (backend) => {
      backendOf = backend;
    },
  },
} satisfies Meta<typeof PortalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

// Rows: 2.38
export const Empty: Story = {
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Review an app' });
    await expect(await screen.findByText('Not rated')).toBeVisible();
  },
};

// Rows: 5.8
export const NothingFilledIn: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send review' }));
    for (const text of ['Listing is required', 'Rating is required', 'Comment is required']) {
      await expect((await screen.findAllByText(text, { exact: false })).length).toBeGreaterThan(0);
    }
  },
};

// Rows: 2.38, 7.10
export const Written: Story = {
  tags: ['no-picture'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent }) => {
    const before = backendOf.db.reviews.length;
    await userEvent.click(await screen.findByRole('combobox', { name: 'Listing' }));
    await userEvent.click((await screen.findAllByRole('option'))[0] ?? document.body);
    await userEvent.click(await screen.findByRole('radio', { name: '4 stars' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Comment' }), 'Kept selling.');
    await userEvent.click(screen.getByRole('button', { name: 'Send review' }));
    await waitFor(() =>
      expect(backendOf.db.reviews.some(({ comment }) => comment === 'Kept selling.')).toBe(true),
    );
    await expect(backendOf.db.reviews.length - before).toBeLessThanOrEqual(1);
    await screen.findByRole('heading', { level: 1, name: 'Edit your review' });
  },
};

export const WroteBefore: Story = {
  args: {
    as: 'pro@portal.test',
    path: '/reviews/apps/new?listing=this-one',
    prepare: (backend) => {
      const review = backend.db.reviews.find(
        ({ userId, listing }) => userId === 3 && listing.collection === 'apps',
      );
      if (!review) throw new Error('They have written nothing.');
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

export const NotForYourOwn: Story = {
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
    await waitFor(() =>
      expect(screen.getByText(/^That listing cannot be reviewed by you/)).toBeVisible(),
    );
  },
};
