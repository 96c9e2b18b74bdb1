import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Pagination } from '../../components/Pagination/index.ts';
import { logos, vendorRows } from '../sample.ts';
import { ReviewQueue, type ReviewQueueProps, type ReviewRow } from './index.ts';

const longName = vendorRows.find(({ id }) => id === 'southerly')?.name ?? '';

const rows: ReviewRow[] = [
  {
    id: 'berths',
    rating: 5,
    comment:
      'We moved 140 berths over in a weekend. The billing run that took a day now takes an hour, and the offline mode really works on the wharf.',
    status: 'pending',
    listing: { name: 'Harbourmaster CRM', href: '#harbourmaster', logo: logos.anchor.src },
    author: { name: 'Piripi Hotere', email: 'piripi@wharfside.example' },
    when: 'November 19th 2026',
  },
  {
    id: 'rosters',
    rating: 2,
    comment:
      'Good rosters, but public holidays on a Monday were counted twice until support mended it. Support was quick.',
    status: 'pending',
    listing: { name: longName, href: '#southerly', logo: logos.waves.src },
    author: {
      name: 'Charlotte van der Westhuizen-Papadopoulos',
      email: 'charlotte@quaycafe.example',
    },
    when: 'November 19th 2026',
  },
  {
    id: 'outage',
    rating: 1,
    comment: 'Buy followers at cheap-likes dot example',
    status: 'pending',
    listing: { name: 'Kea Invoicing', href: '#kea', logo: logos.bird.src },
    author: { name: 'Someone Unhappy', email: 'x@unknown.example' },
    when: 'November 18th 2026',
  },
];

const search = { value: '', onChange: fn() };

const meta = {
  title: 'Patterns/ReviewQueue',
  tags: ['stable'],
  component: ReviewQueue,
  args: {
    caption: 'App reviews that wait for a decision',
    state: 'ready',
    rows,
    search,
    filters: [
      {
        label: 'Rating',
        options: ['1 star', '2 stars', '3 stars', '4 stars', '5 stars'].map((label) => ({
          value: label,
          label,
        })),
        selected: [],
        onChange: fn(),
      },
    ],
    footer: <Pagination page={1} pageCount={1} pageSize={10} total={3} onPage={fn()} />,
    onApprove: fn(),
    onDecline: fn(),
    onDelete: fn(async () => undefined),
    onClear: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ReviewQueue>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const first = canvas.getByRole('listitem', { name: /Harbourmaster CRM/ });
    await expect(first).toHaveTextContent('5 of 5');
    await expect(within(first).getByText('PENDING')).toBeVisible();
    await userEvent.click(within(first).getByRole('button', { name: /^Approve / }));
    await expect(args.onApprove).toHaveBeenCalledWith('berths');
    await userEvent.click(within(first).getByRole('button', { name: /^Decline / }));
    await expect(args.onDecline).toHaveBeenCalledWith('berths');
  },
};

function Deciding(props: ReviewQueueProps) {
  const [left, setLeft] = useState(props.rows);
  const drop = (id: string) => setLeft((now) => now.filter((row) => row.id !== id));
  return (
    <ReviewQueue
      {...props}
      rows={left}
      onApprove={(id) => {
        drop(id);
        props.onApprove(id);
      }}
      onDecline={(id) => {
        drop(id);
        props.onDecline(id);
      }}
    />
  );
}

export const Keyboard: Story = {
  tags: ['test-only'],
  render: (args) => <Deciding {...args} />,
  play: async ({ args, canvas, userEvent, step }) => {
    await step('a key decides nothing while no review has the focus', async () => {
      await userEvent.keyboard('a');
      await expect(args.onApprove).not.toHaveBeenCalled();
    });
    await step('J and K move the focus', async () => {
      await userEvent.keyboard('jj');
      await expect(canvas.getByRole('listitem', { name: /Southerly/ })).toHaveFocus();
      await userEvent.keyboard('k');
      await expect(canvas.getByRole('listitem', { name: /Harbourmaster/ })).toHaveFocus();
    });
    await step('A approves, and the next review takes the focus', async () => {
      await userEvent.keyboard('a');
      await expect(args.onApprove).toHaveBeenCalledWith('berths');
      await waitFor(() =>
        expect(canvas.getByRole('listitem', { name: /Southerly/ })).toHaveFocus(),
      );
    });
    await step('D declines', async () => {
      await userEvent.keyboard('d');
      await expect(args.onDecline).toHaveBeenCalledWith('rosters');
      await waitFor(() => expect(canvas.getByRole('listitem', { name: /Kea/ })).toHaveFocus());
    });
    await step('a press beside the list ends it: a stray key decides nothing', async () => {
      await userEvent.click(document.body);
      await userEvent.keyboard('a');
      await expect(args.onApprove).toHaveBeenCalledOnce();
    });
    await step('letters in the search are letters', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'ad');
      await expect(args.onApprove).toHaveBeenCalledOnce();
    });
  },
};

export const DeleteConfirmation: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Delete the review of Kea/ }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete review?' });
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Keep it' })).toHaveFocus(),
    );
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

export const ReviewDeleted: Story = {
  tags: ['test-only'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Delete the review of Kea/ }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete review' }));
    await expect(args.onDelete).toHaveBeenCalledWith('outage');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const Active: Story = {
  args: {
    caption: 'App reviews',
    rows: rows.map((row, index) => ({
      ...row,
      href: `#${row.id}`,
      status: index === 2 ? 'declined' : 'approved',
    })),
  },
  play: async ({ canvas }) => {
    const first = canvas.getByRole('listitem', { name: /Harbourmaster CRM/ });
    await expect(within(first).queryByRole('button', { name: /^Approve / })).toBeNull();
    await expect(within(first).getByRole('button', { name: /^Decline / })).toBeVisible();
  },
};

export const Approving: Story = {
  args: { rows: rows.map((row, index) => (index ? row : { ...row, deciding: 'approve' })) },
  play: async ({ args, canvas, userEvent }) => {
    // What rests meanwhile does nothing, and leaves the focus where it is.
    const first = within(canvas.getByRole('listitem', { name: /Harbourmaster CRM/ }));
    for (const name of [/^Decline /, /^Delete/]) {
      const rests = first.getByRole('button', { name });
      await userEvent.click(rests);
      await expect(rests).toHaveFocus();
    }
    await expect(args.onDecline).not.toHaveBeenCalled();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Approving' }));
    await userEvent.keyboard('ja');
    await expect(args.onApprove).not.toHaveBeenCalledWith('berths');
  },
};

export const ManyReviews: Story = {
  args: {
    rows: Array.from({ length: 10 }, (_, index): ReviewRow => {
      const row = rows[index % rows.length];
      return {
        id: `${index}`,
        rating: 1 + (index % 5),
        comment: (row?.comment ?? '').repeat(1 + (index % 4)),
        status: 'pending',
        listing: row?.listing ?? { name: 'Kea Invoicing', href: '#kea' },
        author: row?.author ?? { name: 'Someone', email: 'x@unknown.example' },
        when: 'November 17th 2026',
      };
    }),
    footer: <Pagination page={2} pageCount={24} pageSize={10} total={238} onPage={fn()} />,
  },
};

export const Refreshing: Story = { args: { busy: true } };
export const Loading: Story = { args: { state: 'loading', rows: [] } };
export const Empty: Story = { args: { state: 'empty', rows: [] } };
export const Offline: Story = { args: { state: 'offline', rows: [] } };

export const NoResults: Story = {
  args: { state: 'no-match', rows: [], search: { ...search, value: 'wharff' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'No review matches “wharff”' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const LoadError: Story = {
  args: { state: 'failed', rows: [] },
  play: async ({ args, canvas, userEvent }) => {
    const [, news] = canvas.getAllByRole('status');
    await expect(news).toHaveTextContent('The reviews could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
