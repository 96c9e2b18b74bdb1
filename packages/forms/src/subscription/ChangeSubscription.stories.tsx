import type { Plan, Plans, Subscription } from '@portal/data/schemas';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, waitFor } from 'storybook/test';
import { ChangeSubscriptionDialog } from './index.ts';

type DialogProps = Parameters<typeof ChangeSubscriptionDialog>[0];

const now = Date.UTC(2026, 10, 20) / 1000;
function plan(id: string, price: number): Plan {
  return {
    id,
    slug: 'premium',
    title: 'Premium',
    intervalText: '',
    price,
    comparePrice: null,
    interval: '',
    firstInterval: null,
    features: { appListings: 1, serviceListings: 1 },
  };
}

const plans: Plans = {
  annually: plan('price_annually', 38_400),
  quarterly: plan('price_quarterly', 12_000),
};
const subscription: Subscription = {
  id: 'sub_1',
  status: 'active',
  created: now,
  currentPeriodStart: now,
  currentPeriodEnd: now,
  cancelAt: null,
  cancelAtPeriodEnd: false,
  trialEnd: null,
  product: 'premium',
  price: 'price_quarterly',
  plan: 'quarterly',
  amount: 12_000,
  nextAmount: 12_000,
  credit: 0,
  debt: 0,
  currency: 'usd',
  paymentMethod: 'pm_1',
  attention: null,
};
const shown = { amount: 26_400, prorationDate: now };

// Rows: 2.43, 8.9
const meta = {
  title: 'Forms/Change subscription',
  component: ChangeSubscriptionDialog,
  args: {
    subscription,
    plans,
    cards: [
      { id: 'pm_1', card: { brand: 'visa', last4: '4242', expMonth: 8, expYear: 2029 } },
      { id: 'pm_2', card: { brand: 'mastercard', last4: '5100', expMonth: 12, expYear: 2028 } },
    ],
    cardId: 'pm_1',
    addCardHref: '#card',
    open: true,
    onClose: fn(),
    onPreview: fn<DialogProps['onPreview']>(async () => ({
      ...shown,
      currency: 'usd',
      credit: 0,
      nextPayment: now + 365 * 24 * 60 * 60,
    })),
    onSubmit: fn<DialogProps['onSubmit']>(async () => ({ ok: true })),
  },
} satisfies Meta<typeof ChangeSubscriptionDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const radio = (name: string) => screen.findByRole('radio', { name });
const button = (name: string) => screen.findByRole('button', { name });

/** Nothing to change yet, also not with Enter. The focus starts at the current plan, which is the second. */
export const Unchanged: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(async () => expect(await radio('Premium, quarterly')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await button('Change card')).toBeDisabled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The amount on screen is the one that may be charged. */
export const PlanChosen: Story = {
  tags: ['axe'],
  parameters: { shows: '$264.00 will be charged to Mastercard ending 5100 today.' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await radio('Premium, annual'));
    await userEvent.click(await radio('Mastercard ending 5100'));
    await userEvent.click(await button('Pay $264.00 and switch'));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        { paymentMethod: 'pm_2', plan: plans.annually, ...shown },
        'You’re now on the annual plan.',
      ),
    );
  },
};

/** Nothing is sent before the amount is known. */
export const Calculating: Story = {
  parameters: { shows: 'Calculating today’s charge.' },
  args: { onPreview: fn<DialogProps['onPreview']>(() => new Promise(() => undefined)) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await radio('Premium, annual'));
    await userEvent.keyboard('{Enter}');
    await expect(await button('Switch to annual')).toBeDisabled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const AmountUnknown: Story = {
  parameters: { shows: { text: 'An unknown error occurred.', in: 'status' } },
  play: async ({ args, userEvent }) => {
    mocked(args.onPreview).mockRejectedValueOnce(new Error('lost'));
    await userEvent.click(await radio('Premium, annual'));
    await expect(await button('Switch to annual')).toBeDisabled();
  },
};

export const AmountRetried: Story = {
  tags: ['test-only', 'slow'],
  parameters: { shows: '$264.00 will be charged to Visa ending 4242 today.' },
  play: async ({ args, userEvent }) => {
    mocked(args.onPreview).mockRejectedValueOnce(new Error('lost'));
    await userEvent.click(await radio('Premium, annual'));
    await userEvent.click(await button('Retry'));
    await expect(await button('Pay $264.00 and switch')).toBeEnabled();
  },
};

export const CardChosen: Story = {
  parameters: { shows: 'Mastercard ending 5100 will be used from the next payment.' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await radio('Mastercard ending 5100'));
    await userEvent.click(await button('Change card'));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        { paymentMethod: 'pm_2', plan: undefined },
        'Card changed.',
      ),
    );
  },
};

/** Only the card can be changed while a payment is open. */
export const PaymentOpen: Story = {
  parameters: { shows: '$384.00 will be charged to Visa ending 4242 today.' },
  args: {
    plans: null,
    subscription: {
      ...subscription,
      status: 'past_due',
      attention: {
        amount: 38_400,
        currency: 'usd',
        invoice: 'in_1',
        reason: 'Your card was declined.',
        failedAt: null,
        until: null,
        onItsWay: false,
      },
    },
  },
};
