import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { type InboxReview, ReviewInbox } from './ReviewInbox.tsx';

const review: InboxReview = {
  id: '1',
  rating: 4,
  comment: 'Saved us an evening every week.',
  listing: { name: 'Kea Invoicing', href: '/apps/active/view/kea-invoicing' },
  author: 'Aroha',
  when: 'November 20th 2026',
  replies: [],
  reportable: true,
};

const meta = {
  title: 'Patterns/ReviewInbox',
  tags: ['stable'],
  component: ReviewInbox,
  args: {
    state: 'ready',
    rows: [review],
    filters: [{ label: 'Rating', options: [], value: [], onValueChange: fn() }],
    sort: { value: 'new', options: [{ value: 'new', label: 'Newest' }], onValueChange: fn() },
    onReply: fn(),
    onDeleteReply: fn(),
    onReport: fn(),
    onClear: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ReviewInbox>;

export default meta;
type Story = StoryObj<typeof meta>;

const long = 'Te Taumata Long-Distance Harbourmaster Berthing and Provisioning Ledger';

// Rows: X23R.2, X23R.3
export const ReplyStates: Story = {
  tags: ['axe'],
  args: {
    rows: [
      review,
      { ...review, id: '2', replies: [{ text: 'Thank you.', state: 'pending' }] },
      {
        ...review,
        id: '3',
        replies: [
          { text: 'Thank you.', state: 'public', when: 'November 21st 2026' },
          { text: 'Thank you, Aroha.', state: 'pending' },
        ],
      },
      {
        ...review,
        id: '4',
        replies: [{ text: 'Buy two.', state: 'declined', note: 'No advertising, please.' }],
      },
      {
        ...review,
        id: '5',
        listing: { ...review.listing, name: long },
        author: 'Wilhelmina-Alexandrina',
        comment: 'w'.repeat(200),
        report: 'Reported on November 21st 2026: Spam. An admin will decide.',
        reportable: false,
      },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const name = 'Reply to the review of Kea Invoicing by Aroha';
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onReply).toHaveBeenCalledWith('1');
  },
};

export const Loading: Story = { args: { state: 'loading' } };

export const NoReviews: Story = { args: { state: 'empty' } };

export const Failed: Story = { args: { state: 'failed' } };
