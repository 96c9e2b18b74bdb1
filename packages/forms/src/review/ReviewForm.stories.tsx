import type { Review } from '@portal/data/schemas';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { createMemoryDraftKeeper } from '../core/keeping/draftKeeper.ts';
import { ReviewForm, type ReviewFormProps } from './index.ts';

const now = () => Date.UTC(2026, 10, 20);
const listing = {
  id: 3,
  name: 'Harbourmaster CRM',
  slug: 'harbourmaster-crm',
  type: 'app',
  logo: null,
} as const;
const url = '/apps/harbourmaster-crm';
const written: Review = {
  id: 9,
  rating: 2,
  comment: 'It lost my berths.',
  status: 'DECLINED',
  adminNote: 'Please name no people.',
  version: 4,
  url: '/reviews/9',
  listing,
  createdBy: null,
  createdAt: '2026-11-18T00:00:00.000Z',
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
    place: 'apps',
    now,
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640, marginInline: 'auto', padding: 16, overflowX: 'clip' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReviewForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function write({ canvas, userEvent }: Context): Promise<void> {
  await userEvent.click(canvas.getByRole('radio', { name: '4 stars' }));
  await userEvent.type(canvas.getByRole('textbox', { name: 'Comment' }), 'Ka pai. Kept selling.');
}

const press = ({ canvas, userEvent }: Context) =>
  userEvent.click(canvas.getByRole('button', { name: 'Send review' }));

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
    const comment = canvas.getByRole('textbox', { name: 'Comment' });
    await userEvent.click(comment);
    await userEvent.paste('🥝'.repeat(2001));
    await userEvent.tab();
    await expect(await canvas.findByText('Maximum 2000 symbols')).toBeVisible();
    await expect(comment).toHaveValue('🥝'.repeat(2001));
  },
};

export const ReviewedBefore: Story = {
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

export const ServerError: Story = {
  args: {
    onSubmit: fn<ReviewFormProps['onSubmit']>(async () => ({
      ok: false,
      message: 'The server could not be reached. Check your connection and try again.',
    })),
  },
  play: async (context) => {
    await write(context);
    await press(context);
    await expect(
      await context.canvas.findByRole('group', { name: /could not be reached/ }),
    ).toHaveFocus();
    await expect(context.canvas.getByRole('textbox', { name: 'Comment' })).toHaveValue(
      'Ka pai. Kept selling.',
    );
  },
};

export const Submitting: Story = {
  args: { onSubmit: fn<ReviewFormProps['onSubmit']>(() => new Promise(() => undefined)) },
  play: async (context) => {
    await write(context);
    await press(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Sending' }));
    await expect(context.args.onSubmit).toHaveBeenCalledOnce();
    await expect(context.args.onSubmit).toHaveBeenCalledWith(
      { listing: url, rating: 4, comment: 'Ka pai. Kept selling.' },
      expect.any(String),
    );
  },
};

// Rows: X3
export const LocalDraftRestored: Story = {
  loaders: [
    async () => {
      const draftKeeper = createMemoryDraftKeeper();
      await draftKeeper.keep(
        { user: '1', form: 'review', record: 'apps' },
        {
          id: 'earlier',
          values: { comment: 'Kept selling.', rating: 5 },
          version: null,
          keptAt: Date.UTC(2026, 10, 18),
          attempt: null,
        },
      );
      return { draftKeeper };
    },
  ],
  render: (args, { loaded: { draftKeeper } }) => <ReviewForm {...args} draftKeeper={draftKeeper} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore it' }));
    await expect(canvas.getByRole('textbox', { name: 'Comment' })).toHaveValue('Kept selling.');
    await expect(canvas.getByRole('radio', { name: '5 stars' })).toBeChecked();
  },
};
