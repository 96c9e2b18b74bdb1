import type { Review } from '@portal/data/schemas';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, waitFor } from 'storybook/test';
import { onPage } from '../core/examples/onPage.tsx';
import { ReviewForm, type ReviewFormProps } from './index.ts';

const now = () => Date.UTC(2026, 10, 20);
const listing = {
  id: 3,
  name: 'Harbourmaster CRM',
  slug: 'harbourmaster-crm',
  type: 'app',
  logo: null,
} as const;
const comment = 'Ka pai. Kept selling.';
const url = '/apps/harbourmaster-crm';
const written: Review = {
  id: 9,
  rating: 2,
  comment: 'It lost my berths.',
  status: 'DECLINED',
  adminNote: 'Please name no people.',
  version: 4,
  request: null,
  url: '/reviews/9',
  listing,
  createdBy: null,
  createdAt: '2026-11-18T00:00:00.000Z',
  reply: null,
  report: null,
};

// Rows: 2.38, 5.8
const meta = {
  title: 'Forms/Review',
  component: ReviewForm,
  args: {
    reviewable: { listing, review: null },
    listings: [
      { value: url, label: listing.name },
      { value: '/apps/kea-invoicing', label: 'Kea Invoicing' },
    ],
    onListing: fn(),
    onSubmit: fn<ReviewFormProps['onSubmit']>(async () => ({ ok: true })),
    onDirtyChange: fn(),
    user: '1',
    draftRecord: 'apps',
    now,
  },
  ...onPage,
} satisfies Meta<typeof ReviewForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function write({ canvas, userEvent }: Context): Promise<void> {
  await userEvent.click(canvas.getByRole('radio', { name: '4 stars' }));
  await userEvent.type(canvas.getByRole('textbox', { name: 'Comment' }), comment);
}

const press = ({ canvas, userEvent }: Context) =>
  userEvent.click(canvas.getByRole('button', { name: 'Submit review' }));

export const RequiredFields: Story = {
  tags: ['axe'],
  args: { reviewable: null },
  play: async (context) => {
    const { canvas, args } = context;
    await press(context);
    for (const text of ['Listing is required', 'Rating is required', 'Comment is required'])
      await expect((await canvas.findAllByText(text, { exact: false })).length).toBeGreaterThan(0);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const CommentTooLong: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Comment' });
    await userEvent.click(field);
    await userEvent.paste('🥝'.repeat(2001));
    await userEvent.tab();
    await expect(await canvas.findByText('Maximum 2000 symbols')).toBeVisible();
    await expect(field).toHaveValue('🥝'.repeat(2001));
  },
};

export const ReviewedBefore: Story = {
  parameters: { shows: 'Please name no people.' },
  args: { reviewable: { listing, review: written } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Please name no people\./)).toBeVisible();
    await expect(canvas.getByText(/^You reviewed this listing on [A-Z]\w+ \d/)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '2 stars' })).toBeChecked();
    const choice = canvas.getByRole('combobox', { name: 'Listing' });
    await expect(choice).toHaveValue('Harbourmaster CRM');
    await userEvent.clear(choice);
    await userEvent.type(choice, 'kea');
    await userEvent.click(await screen.findByRole('option', { name: 'Kea Invoicing' }));
    await expect(args.onListing).toHaveBeenLastCalledWith('/apps/kea-invoicing');
  },
};

const leave = fn();

/** A submit that goes to another page does so once its draft is gone. */
export const LeftOnceStored: Story = {
  tags: ['slow', 'test-only'],
  args: { onSubmit: fn<ReviewFormProps['onSubmit']>(async () => ({ ok: true, leave })) },
  play: async (context) => {
    leave.mockClear();
    await write(context);
    await press(context);
    await waitFor(() => expect(leave).toHaveBeenCalledOnce());
  },
};

export const ServerError: Story = {
  play: async (context) => {
    const { args, canvas } = context;
    mocked(args.onSubmit).mockResolvedValueOnce({
      ok: false,
      message: 'The server is out of reach.',
    });
    await write(context);
    await press(context);
    await waitFor(() => expect(canvas.getByRole('group', { name: /out of reach/ })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Comment' })).toHaveValue(comment);
  },
};

export const Submitting: Story = {
  parameters: { shows: { text: 'Submitting', in: '[aria-busy=true]' } },
  args: { onSubmit: fn<ReviewFormProps['onSubmit']>(() => new Promise(() => undefined)) },
  play: async (context) => {
    await write(context);
    await press(context);
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: 'Submitting' }),
    );
    await expect(context.args.onSubmit).toHaveBeenCalledOnce();
    await expect(context.args.onSubmit).toHaveBeenCalledWith(
      { listing: url, rating: 4, comment: comment },
      expect.any(String),
    );
  },
};
