import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import { onPage } from '../core/examples/onPage.tsx';
import { OfferForm, type OfferFormProps } from './index.ts';

// Rows: 1.7, 2.39
const meta = {
  title: 'Forms/Special offer',
  component: OfferForm,
  args: {
    listing: { url: '/apps/harbourmaster-crm', name: 'Harbourmaster CRM' },
    price: { amount: 900, currency: 'usd' },
    card: 'Visa ending 4242',
    addCardHref: '#card',
    otherListingHref: '#other',
    user: '1',
    onSubmit: fn<OfferFormProps['onSubmit']>(async () => ({ ok: true })),
    onDirtyChange: fn(),
    now: () => Date.UTC(2026, 10, 20),
  },
  ...onPage,
} satisfies Meta<typeof OfferForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function write({ canvas, userEvent }: Context): Promise<void> {
  const fill = async (name: string, text: string) => {
    const field = canvas.getByRole('textbox', { name });
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(text);
  };
  await fill('Title', 'Three months for one');
  await fill('Description', 'For marinas that start before the season.');
  await fill('Link', 'https://harbourmaster.example/season');
  await fill('Label', 'Claim it');
}

const press = ({ canvas, userEvent }: Context) =>
  userEvent.click(canvas.getByRole('button', { name: 'Pay $9.00 and submit' }));

export const RequiredFields: Story = {
  parameters: { shows: 'Title is required' },
  tags: ['axe'],
  play: async (context) => {
    const { canvas, args, userEvent } = context;
    await expect(canvas.getByText(/Starts at \$9 per offer/)).toBeVisible();
    await press(context);
    for (const name of ['Title', 'Description', 'Link']) {
      await waitFor(() =>
        expect(canvas.getByRole('textbox', { name })).toHaveAccessibleDescription(
          new RegExp(`${name} is required`),
        ),
      );
    }
    // What the preview shows is the value.
    const label = canvas.getByRole('textbox', { name: 'Label' });
    await expect(label).toHaveValue('Claim offer');
    const preview = canvas.getByRole('region', { name: 'Preview of the offer' });
    await expect(preview).toHaveTextContent('Claim offer');
    await userEvent.clear(label);
    await expect(preview).not.toHaveTextContent('Claim offer');
    await waitFor(() => expect(label).toHaveAccessibleDescription(/Label is required/));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Filled: Story = {
  play: async (context) => {
    await write(context);
    const preview = context.canvas.getByRole('region', { name: 'Preview of the offer' });
    await expect(preview).toHaveTextContent('Three months for one');
    await expect(preview).toHaveTextContent('Claim it');
  },
};

export const NoPaymentMethod: Story = {
  parameters: { shows: 'You must add a payment method' },
  args: { card: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add card' })).toHaveAttribute('href', '#card');
  },
};

/** The text becomes read-only, and a retry sends the same key: the offer is not paid twice. */
// Rows: X3
export const ResponseLost: Story = {
  tags: ['slow'],
  parameters: { shows: 'We don’t know yet whether this offer was paid' },
  args: {
    onSubmit: fn<OfferFormProps['onSubmit']>(async () => ({
      ok: false,
      message: 'The server could not be reached.',
      unclear: true,
    })),
  },
  play: async (context) => {
    await write(context);
    await press(context);
    await expect(
      await context.canvas.findByRole('group', { name: /could not be reached/ }),
    ).toHaveFocus();
    await expect(
      context.canvas.getByText(/^We don’t know yet whether this offer was paid/),
    ).toBeVisible();
    for (const name of ['Title', 'Description', 'Link', 'Label']) {
      const field = context.canvas.getByRole('textbox', { name });
      await expect(field).toHaveAttribute('readonly');
      await context.userEvent.type(field, '!');
    }
    await press(context);
    await waitFor(() => expect(context.args.onSubmit).toHaveBeenCalledTimes(2));
    const [first, second] = mocked(context.args.onSubmit).mock.calls;
    await expect(second).toEqual(first);
  },
};

/** A rejection is final: the next submit is a new attempt. */
export const CardDeclined: Story = {
  parameters: { shows: 'insufficient funds' },
  args: {
    onSubmit: fn<OfferFormProps['onSubmit']>(async () => ({
      ok: false,
      message: 'Your card has insufficient funds. Nothing was charged.',
      rejected: true,
    })),
  },
  play: async (context) => {
    await write(context);
    await press(context);
    await expect(await context.canvas.findByText(/insufficient funds/)).toBeVisible();
    await expect(context.canvas.getByRole('textbox', { name: 'Title' })).not.toHaveAttribute(
      'readonly',
    );
    await press(context);
    await waitFor(() => expect(context.args.onSubmit).toHaveBeenCalledTimes(2));
    const [first, second] = mocked(context.args.onSubmit).mock.calls;
    await expect(second?.[1]).not.toBe(first?.[1]);
  },
};

export const Paying: Story = {
  tags: ['test-only', 'slow'],
  parameters: {
    shows: [
      { text: 'https://harbourmaster.example/season', in: 'form input' },
      { text: 'Paying', in: '[aria-busy=true]' },
    ],
  },
  args: { onSubmit: fn<OfferFormProps['onSubmit']>(() => new Promise(() => undefined)) },
  play: async (context) => {
    await write(context);
    await press(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Paying' }));
    await expect(context.args.onSubmit).toHaveBeenCalledOnce();
    await expect(context.args.onSubmit).toHaveBeenCalledWith(
      {
        title: 'Three months for one',
        description: 'For marinas that start before the season.',
        link: 'https://harbourmaster.example/season',
        label: 'Claim it',
        listing: '/apps/harbourmaster-crm',
      },
      expect.any(String),
    );
  },
};
