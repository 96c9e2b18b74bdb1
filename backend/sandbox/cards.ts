import type { Stripe } from 'stripe';
import { ApiError, badRequest, type Params } from './request.ts';
import { newId } from './store.ts';
import { emit, idOf, mustGet, timeOf, type World } from './world.ts';

/* Cards and what they do: each test number behaves as the provider's own does. */

interface Decline {
  code: string;
  declineCode?: string;
  message: string;
  param?: string;
}

interface Behaviour {
  /** Refused whenever money or trust is asked of it. */
  decline?: Decline;
  /** Can be added, and is refused when it is charged. */
  declinesCharge?: Decline;
  /** The card holder is asked when the card is added, or at every payment too. */
  asks?: 'setup' | 'always';
}

const generic: Decline = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
};

const behaviours: Record<string, Behaviour> = {
  '4242424242424242': {},
  '4000056655665556': {},
  '5555555555554444': {},
  '378282246310005': {},
  '4000000000000002': { decline: generic },
  '4000000000009995': {
    decline: {
      code: 'card_declined',
      declineCode: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    },
  },
  '4000000000000069': {
    decline: { code: 'expired_card', message: 'Your card has expired.', param: 'exp_month' },
  },
  '4000000000000127': {
    decline: {
      code: 'incorrect_cvc',
      message: "Your card's security code is incorrect.",
      param: 'cvc',
    },
  },
  '4000002500003155': { asks: 'setup' },
  '4000002760003184': { asks: 'always' },
  '4000000000000341': { declinesCharge: generic },
};

export const behaviourOf = ({ store }: World, card: string): Behaviour =>
  behaviours[store.state.behaviours[card] ?? ''] ?? {};

export const cardError = (
  { code, declineCode, message, param }: Decline,
  more: Record<string, unknown> = {},
): ApiError =>
  new ApiError(402, {
    type: 'card_error',
    code,
    ...(declineCode ? { decline_code: declineCode } : {}),
    message,
    ...(param ? { param } : {}),
    ...more,
  });

const isPossible = (number: string): boolean => {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};

const brandOf = (number: string): string => {
  if (number.startsWith('4')) return 'visa';
  if (/^5[1-5]/.test(number)) return 'mastercard';
  return /^3[47]/.test(number) ? 'amex' : 'unknown';
};

const refuse = (code: string, message: string, param: string): never => {
  throw cardError({ code, message, param });
};

const readCard = (params: Params, now: number) => {
  const number = params.must('card.number').replace(/[\s-]/g, '');
  const [month, year] = [params.number('card.exp_month') ?? 0, params.number('card.exp_year') ?? 0];
  const fullYear = year < 100 ? 2000 + year : year;
  const today = new Date(now * 1000);
  const cvc = params.text('card.cvc');
  if (!isPossible(number)) refuse('incorrect_number', 'Your card number is incorrect.', 'number');
  if (month < 1 || month > 12)
    refuse('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  if (
    fullYear < today.getUTCFullYear() ||
    (fullYear === today.getUTCFullYear() && month < today.getUTCMonth() + 1)
  )
    refuse('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  if (cvc !== null && !/^\d{3,4}$/.test(cvc))
    refuse('invalid_cvc', "Your card's security code is invalid.", 'cvc');
  if (!Object.hasOwn(behaviours, number)) {
    throw cardError({
      ...generic,
      message: 'Your card was declined. Your request was in test mode, but used a non test card.',
      declineCode: 'test_mode_live_card',
    });
  }
  return { number, month, year: fullYear, cvc };
};

export const createPaymentMethod = (world: World, params: Params): Stripe.PaymentMethod => {
  if (params.must('type') !== 'card') throw badRequest('The sandbox knows cards only.', 'type');
  const { number, month, year, cvc } = readCard(params, timeOf(world));
  const brand = brandOf(number);
  const id = newId('payment_method');
  world.store.state.behaviours[id] = number;
  return world.store.add('payment_method', {
    id,
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: null,
        cvc_check: cvc === null ? null : 'unchecked',
      },
      country: 'US',
      display_brand: brand,
      exp_month: month,
      exp_year: year,
      fingerprint: `fp_${number.slice(-4)}`,
      funding: 'credit',
      generated_from: null,
      last4: number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: timeOf(world),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  });
};

export const attach = (world: World, card: Stripe.PaymentMethod, customer: string): void => {
  const owner = idOf(card.customer);
  if (owner === customer) return;
  if (owner !== null) {
    throw badRequest('The payment method you provided is attached to another customer.');
  }
  card.customer = customer;
  emit(world, 'payment_method.attached', card);
};

export const detach = (world: World, id: string): Stripe.PaymentMethod => {
  const card = mustGet(world, 'payment_method', id);
  const owner = idOf(card.customer);
  if (owner === null)
    throw badRequest('The payment method you provided is not attached to a customer.');
  const { invoice_settings: defaults } = mustGet(world, 'customer', owner);
  if (idOf(defaults.default_payment_method) === id) defaults.default_payment_method = null;
  for (const subscription of world.store.all('subscription')) {
    if (idOf(subscription.default_payment_method) === id)
      subscription.default_payment_method = null;
  }
  card.customer = null;
  emit(world, 'payment_method.detached', card);
  return card;
};
