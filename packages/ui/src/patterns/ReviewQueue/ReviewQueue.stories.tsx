import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Pagination } from '../../components/Pagination/Pagination.tsx';
import { logos, vendorRows } from '../sample.ts';
import { variants } from '../variants.tsx';
import { ReviewQueue, type ReviewRow } from './ReviewQueue.tsx';

const longName = vendorRows.find(({ id }) => id === 'southerly')?.name ?? '';

const when = 'November 19th 2026';

const rows: ReviewRow[] = [
  {
    id: 'berths',
    rating: 5,
    comment:
      'We moved 140 berths over in a weekend. The billing run that took a day now takes an hour, and the offline mode really works on the wharf.',
    status: 'pending',
    listing: { name: 'Harbourmaster CRM', href: '#harbourmaster', logo: logos.anchor.src },
    author: { name: 'Piripi Hotere', email: 'piripi@wharfside.example' },
    when,
  },
  {
    id: 'rosters',
    rating: 2,
    comment: 'Good rosters, but public holidays on a Monday were counted twice.',
    status: 'pending',
    listing: { name: longName, href: '#southerly', logo: logos.waves.src },
    author: { name: 'Charlotte van der Westhuizen-Papadopoulos', email: 'c@quaycafe.example' },
    when,
  },
  {
    id: 'outage',
    rating: 1,
    comment: 'Buy followers at cheap-likes dot example',
    status: 'pending',
    listing: { name: 'Kea Invoicing', href: '#kea', logo: logos.bird.src },
    author: { name: 'Someone Unhappy', email: 'x@unknown.example' },
    when,
  },
];

const meta = {
  title: 'Patterns/ReviewQueue',
  tags: ['stable'],
  component: ReviewQueue,
  args: {
    caption: 'Pending App reviews',
    state: 'ready',
    rows,
    restorableDays: 30,
    search: { value: '', onValueChange: fn() },
    filters: [
      {
        label: 'Rating',
        options: [{ value: '1', label: '1 star' }],
        value: [],
        onValueChange: fn(),
      },
    ],
    footer: <Pagination page={1} pageCount={1} pageSize={10} total={3} onPageChange={fn()} />,
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
  parameters: { shows: 'PENDING' },
  play: async ({ args, canvas, userEvent }) => {
    const first = canvas.getByRole('listitem', { name: /Harbourmaster CRM/ });
    await expect(first).toHaveTextContent('5 of 5');
    await userEvent.click(within(first).getByRole('button', { name: /^Approve / }));
    await expect(args.onApprove).toHaveBeenCalledWith('berths');
    await userEvent.click(within(first).getByRole('button', { name: /^Decline / }));
    await expect(args.onDecline).toHaveBeenCalledWith('berths');
  },
};

export const Active: Story = {
  parameters: { shows: 'APPROVED' },
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
    // Disabled buttons do nothing and keep the focus.
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

/** Reopened after a review was deleted. */
export const DeleteConfirmation: Story = {
  parameters: { shows: { text: 'Delete review?', in: 'alertdialog' } },
  tags: ['axe'],
  play: async ({ args, canvas, userEvent }) => {
    const remove = canvas.getByRole('button', { name: /Delete the review of Kea/ });
    await userEvent.click(remove);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete review' }));
    await expect(args.onDelete).toHaveBeenCalledWith('outage');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(remove);
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete review?' });
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Keep it' })).toHaveFocus(),
    );
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

/** The states without rows. */
export const States: Story = {
  ...variants(ReviewQueue, [
    { state: 'loading' },
    { state: 'empty' },
    { state: 'empty', scope: 'active' },
    { state: 'no-match', search: { value: 'wharff', onValueChange: fn() } },
    { state: 'failed' },
    { state: 'offline', onRetry: undefined },
  ]),
  parameters: {
    shows: [
      'Nothing to review',
      'Reviews appear here once submitted.',
      'No reviews yet',
      'Approved reviews appear here.',
      'No review matches “wharff”',
      { text: 'Loading the reviews', in: 'status' },
      { text: 'The reviews could not be loaded', in: 'status' },
      { text: 'The server cannot be reached', in: 'status' },
    ],
  },
  args: { rows: [], filters: [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
