import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import { createFakeProvider } from '../testing/index.ts';
import { CardForm, type CardFormProps, type CardResult } from './index.ts';

// Rows: 2.42, 8.10
const meta = {
  title: 'Forms/Payment card',
  component: CardForm,
  args: {
    loadProvider: async () => createFakeProvider(),
    onSubmit: fn<CardFormProps['onSubmit']>(async () => ({ kind: 'stored' })),
    cancelHref: '#cancel',
    testMode: true,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 720 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CardForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function fill({ canvas, userEvent }: Context, number = '4242424242424242'): Promise<void> {
  await userEvent.type(await canvas.findByRole('textbox', { name: /card number/ }), number);
  await userEvent.type(canvas.getByRole('textbox', { name: /expiration/ }), '1230');
  await userEvent.type(canvas.getByRole('textbox', { name: /CVC/ }), '123');
}

const press = ({ canvas, userEvent }: Context) =>
  userEvent.click(canvas.getByRole('button', { name: 'Add card' }));

export const Empty: Story = {
  parameters: { shows: { text: 'Test mode: no real charges', in: 'idle form' } },
};

export const Submitting: Story = {
  tags: ['slow'],
  args: { onSubmit: fn<CardFormProps['onSubmit']>(() => new Promise(() => undefined)) },
  play: async (context) => {
    await fill(context);
    await press(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Adding' }));
    await expect(context.args.onSubmit).toHaveBeenCalledOnce();
    await expect(context.args.onSubmit).toHaveBeenCalledWith({ id: 'pm_card_1' });
  },
};

export const IncompleteNumber: Story = {
  parameters: { shows: 'Your card number is incomplete.' },
  play: async (context) => {
    await context.canvas.findByRole('form', { name: 'Card' });
    await press(context);
    await expect(await context.canvas.findByText('Your card number is incomplete.')).toBeVisible();
    await waitFor(() =>
      expect(context.canvas.getByRole('textbox', { name: /card number/ })).toHaveFocus(),
    );
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
  },
};

const rejected = (field: 'cardNumber' | 'cardCvc', message: string): CardResult => ({
  kind: 'rejected',
  problem: { message, code: 'card_declined', field },
});

/** Shown at its field until the user types there; also when the provider has no message for it. */
export const CardDeclined: Story = {
  tags: ['axe'],
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    mocked(args.onSubmit)
      .mockResolvedValueOnce(rejected('cardCvc', "Your card's security code is incorrect."))
      .mockResolvedValueOnce(rejected('cardNumber', ''))
      .mockResolvedValueOnce(rejected('cardNumber', 'Your card was declined.'));
    await fill(context, '4000000000000002');
    await press(context);
    await expect(await canvas.findByText(/security code is incorrect/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /CVC/ }), '{Backspace}4');
    await expect(canvas.queryByText(/security code is incorrect/)).toBeNull();
    await press(context);
    await expect(await canvas.findByText('An error occurred')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /card number/ }), '{Backspace}2');
    await press(context);
    await expect(await canvas.findByText('Your card was declined.')).toBeVisible();
  },
};

/** The bank requires authentication, and the same card is sent again. */
export const BankAuthentication: Story = {
  parameters: { shows: '4000002500003155' },
  tags: ['test-only'],
  args: {
    onSubmit: fn<CardFormProps['onSubmit']>(async ({ setupIntent }) =>
      setupIntent
        ? { kind: 'stored' }
        : { kind: 'ask', clientSecret: 'seti_1_secret_1', setupIntent: 'seti_1' },
    ),
  },
  play: async (context) => {
    await fill(context, '4000002500003155');
    await press(context);
    await waitFor(() =>
      expect(context.args.onSubmit).toHaveBeenLastCalledWith({
        id: 'pm_requires_action_1',
        setupIntent: 'seti_1',
      }),
    );
  },
};

/** The response was lost: the retry sends the same card, not a second one. */
export const ResponseLost: Story = {
  parameters: { shows: 'Your card may have been added.' },
  args: {
    onSubmit: fn<CardFormProps['onSubmit']>(async () => ({
      kind: 'failed',
      message: 'The server could not be reached. Check your connection and try again.',
      unclear: true,
    })),
  },
  play: async (context) => {
    await fill(context);
    await press(context);
    await expect(
      await context.canvas.findByRole('group', { name: /could not be reached/ }),
    ).toHaveFocus();
    await expect(context.canvas.getByText(/^Your card may have been added/)).toBeVisible();
    await press(context);
    await waitFor(() => expect(context.args.onSubmit).toHaveBeenCalledTimes(2));
    await expect(context.args.onSubmit).toHaveBeenLastCalledWith({ id: 'pm_card_1' });
  },
};

const leaving = { reachable: true };
const failing = fn<CardFormProps['loadProvider']>();

/** An earlier card may have been added although this one never left the page. */
// Rows: 2.42, 8.10
export const NewCardAfterResponseLost: Story = {
  tags: ['test-only', 'slow'],
  args: {
    ...ResponseLost.args,
    loadProvider: failing,
  },
  beforeEach: () => {
    leaving.reachable = true;
    failing.mockRejectedValueOnce(new Error('blocked'));
    failing.mockResolvedValue(createFakeProvider(leaving));
  },
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Retry' }));
    await fill(context);
    await press(context);
    await context.canvas.findByText(/^Your card may have been added/);
    leaving.reachable = false;
    const number = context.canvas.getByRole('textbox', { name: /card number/ });
    await context.userEvent.type(number, '{Backspace}2');
    await press(context);
    const said = /^The card provider could not be reached\. Check your connection/;
    await expect(await context.canvas.findByRole('group', { name: said })).toHaveFocus();
    await expect(context.canvas.getByText(/^An earlier attempt may have added/)).toBeVisible();
    await expect(context.canvas.queryByText(/Nothing was added/)).toBeNull();
  },
};

/** The card never left the page, so nothing was added. */
export const ProviderUnreachableOnSubmit: Story = {
  tags: ['slow'],
  parameters: { shows: 'The card provider could not be reached.' },
  args: {
    loadProvider: async () => createFakeProvider({ reachable: false }),
  },
  play: async (context) => {
    await fill(context);
    await press(context);
    const said = /^The card provider could not be reached. Nothing was added or charged/;
    await expect(await context.canvas.findByRole('group', { name: said })).toHaveFocus();
    await expect(context.canvas.queryByText(/may have been added/)).toBeNull();
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  parameters: { shows: { text: 'Loading the card form', in: 'status' } },
  args: { loadProvider: () => new Promise(() => undefined) },
};

export const ProviderUnreachable: Story = {
  parameters: { shows: { text: 'could not be loaded', in: 'alert' } },
  args: { loadProvider: () => Promise.reject(new Error('blocked')) },
};
