import type { Stripe } from 'stripe';
import { ApiError, badRequest, type Params } from './request.ts';
import { emit, idOf, mustGet, newId, timeOf, type World } from './store.ts';
import { type Decline, type TestCard, testCards } from './testCards.ts';

/* Creating, attaching, detaching and declining cards. */

/** Replaces the number of a detached card, which cannot be used again. */
const DETACHED = 'detached';

const unknownCard: Partial<TestCard> = {};

export const behaviourOf = ({ store }: World, card: string): Partial<TestCard> =>
  testCards.find(({ number }) => number === store.state.behaviours[card]) ?? unknownCard;

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

const reject = (code: string, message: string, param: string): never => {
  throw cardError({ code, message, param });
};

const readCard = (params: Params, now: number) => {
  const number = params.must('card.number').replace(/[\s-]/g, '');
  const [month, year] = [params.number('card.exp_month') ?? 0, params.number('card.exp_year') ?? 0];
  const fullYear = year < 100 ? 2000 + year : year;
  const today = new Date(now * 1000);
  const cvc = params.text('card.cvc');
  if (!isPossible(number)) reject('incorrect_number', 'Your card number is incorrect.', 'number');
  if (month < 1 || month > 12)
    reject('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  if (
    fullYear < today.getUTCFullYear() ||
    (fullYear === today.getUTCFullYear() && month < today.getUTCMonth() + 1)
  )
    reject('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  if (cvc !== null && !/^\d{3,4}$/.test(cvc))
    reject('invalid_cvc', "Your card's security code is invalid.", 'cvc');
  const card = testCards.find((each) => each.number === number);
  if (!card) {
    throw cardError({
      code: 'card_declined',
      message: 'Your card was declined. Your request was in test mode, but used a non test card.',
      declineCode: 'test_mode_live_card',
    });
  }
  return { card, month, year: fullYear, cvc };
};

const displayBrands: Record<string, string> = {
  amex: 'american_express',
  diners: 'diners_club',
  unionpay: 'union_pay',
};

const makeCard = (
  world: World,
  { number, brand, funding }: TestCard,
  { month, year, cvc }: { month: number; year: number; cvc: string | null },
): Stripe.PaymentMethod => {
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
      display_brand: displayBrands[brand] ?? brand,
      exp_month: month,
      exp_year: year,
      fingerprint: `fp_${number.slice(-4)}`,
      funding,
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

export const createPaymentMethod = (world: World, params: Params): Stripe.PaymentMethod => {
  if (params.must('type') !== 'card') throw badRequest('The sandbox knows cards only.', 'type');
  const { card, ...details } = readCard(params, timeOf(world));
  return makeCard(world, card, details);
};

/** Finds a card by its id. One of Stripe's names, such as `pm_card_visa`, makes a new card each time. */
export const findCard = (world: World, id: string): Stripe.PaymentMethod => {
  const named = testCards.find(({ names }) => names.includes(id));
  if (!named) return mustGet(world, 'payment_method', id);
  const year = new Date(timeOf(world) * 1000).getUTCFullYear() + 1;
  return makeCard(world, named, { month: 8, year, cvc: null });
};

/** A card belongs to its customer; one without a customer can be used by any, unless it was detached. */
export const mustBeUsable = (
  { store }: World,
  card: Stripe.PaymentMethod,
  customer: string | null,
): void => {
  const owner = idOf(card.customer);
  if (owner !== null && owner !== customer) {
    throw badRequest('The payment method you provided is attached to another customer.');
  }
  if (owner === null && store.state.behaviours[card.id] === DETACHED) {
    throw badRequest(
      'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a connected account without Customer attachment, or was detached from a Customer. It may not be used again. To use a PaymentMethod multiple times, you must attach it to a Customer first.',
      'payment_method',
    );
  }
};

export const attach = (world: World, card: Stripe.PaymentMethod, customer: string): void => {
  mustBeUsable(world, card, customer);
  if (idOf(card.customer) === customer) return;
  card.customer = customer;
  emit(world, 'payment_method.attached', card);
};

/** Attaches without a setup intent. Cards that always decline are rejected here. */
export const attachTo = (world: World, params: Params, id: string): Stripe.PaymentMethod => {
  const customer = params.must('customer');
  mustGet(world, 'customer', customer);
  const card = findCard(world, id);
  const { decline } = behaviourOf(world, card.id);
  if (decline) throw cardError(decline);
  attach(world, card, customer);
  return card;
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
  world.store.state.behaviours[id] = DETACHED;
  emit(world, 'payment_method.detached', card);
  return card;
};

export const ask = (): { type: 'use_stripe_sdk'; use_stripe_sdk: Record<string, never> } => ({
  type: 'use_stripe_sdk',
  use_stripe_sdk: {},
});

export const problemOf = (error: ApiError, card: Stripe.PaymentMethod) => {
  const text = (key: string) => {
    const value = error.error[key];
    return typeof value === 'string' ? { [key]: value } : {};
  };
  return {
    type: 'card_error' as const,
    ...text('code'),
    ...text('decline_code'),
    ...text('message'),
    ...text('param'),
    payment_method: structuredClone(card),
  };
};
