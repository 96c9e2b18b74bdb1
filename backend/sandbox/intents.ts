import type { Stripe } from 'stripe';
import { attach, behaviourOf, cardError } from './cards.ts';
import { ApiError, badRequest, type Params } from './request.ts';
import { newId, randomText } from './store.ts';
import { emit, idOf, mustGet, nowFor, timeOf, type World } from './world.ts';

/* Asking for trust in a card, asking it for money, and the card holder's answer. */

type Intent = Stripe.SetupIntent | Stripe.PaymentIntent;

const ask = (): { type: 'use_stripe_sdk'; use_stripe_sdk: Record<string, never> } => ({
  type: 'use_stripe_sdk',
  use_stripe_sdk: {},
});

const authenticationFailed = (code: string) => ({
  type: 'invalid_request_error' as const,
  code,
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
});

const problemOf = (error: ApiError, card: Stripe.PaymentMethod) => {
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

export const createSetupIntent = (world: World, params: Params): Stripe.SetupIntent => {
  const customer = params.must('customer');
  mustGet(world, 'customer', customer);
  const card = mustGet(world, 'payment_method', params.must('payment_method'));
  const owner = idOf(card.customer);
  if (owner !== null && owner !== customer) {
    throw badRequest('The payment method you provided is attached to another customer.');
  }
  const id = newId('setup_intent');
  const intent = world.store.add('setup_intent', {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: ['card'],
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${randomText(24)}`,
    created: nowFor(world, customer),
    customer,
    description: null,
    excluded_payment_method_types: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: params.pairs('metadata'),
    next_action: null,
    on_behalf_of: null,
    payment_method: card.id,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_confirmation',
    usage: params.text('usage') ?? 'off_session',
  });
  const { decline, asks } = behaviourOf(world, card.id);
  if (decline) {
    const error = cardError(decline);
    intent.status = 'requires_payment_method';
    intent.payment_method = null;
    intent.last_setup_error = problemOf(error, card);
    emit(world, 'setup_intent.setup_failed', intent);
    throw new ApiError(402, {
      ...cardError(decline, { setup_intent: intent }).error,
      type: 'card_error',
      message: decline.message,
    });
  }
  if (asks) {
    intent.status = 'requires_action';
    intent.next_action = ask();
    return intent;
  }
  return settleSetup(world, intent, card);
};

const settleSetup = (
  world: World,
  intent: Stripe.SetupIntent,
  card: Stripe.PaymentMethod,
): Stripe.SetupIntent => {
  intent.status = 'succeeded';
  intent.next_action = null;
  if (card.card?.checks) card.card.checks.cvc_check = 'pass';
  attach(world, card, idOf(intent.customer) ?? '');
  emit(world, 'setup_intent.succeeded', intent);
  return intent;
};

export interface Order {
  amount: number;
  currency: string;
  customer: string;
  description: string | null;
  metadata: Record<string, string>;
}

export const openPayment = (world: World, order: Order): Stripe.PaymentIntent => {
  const id = newId('payment_intent');
  return world.store.add('payment_intent', {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: ['card'],
    amount: order.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${randomText(24)}`,
    confirmation_method: 'automatic',
    created: nowFor(world, order.customer),
    currency: order.currency,
    customer: order.customer,
    customer_account: null,
    description: order.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: order.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
  });
};

const addCharge = (
  world: World,
  intent: Stripe.PaymentIntent,
  card: Stripe.PaymentMethod,
  failure: ApiError | null,
): void => {
  const id = newId('charge');
  const reason = failure?.error.code;
  intent.latest_charge = id;
  world.store.add('charge', {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: failure ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: card.billing_details,
    calculated_statement_descriptor: null,
    captured: !failure,
    created: nowFor(world, idOf(intent.customer)),
    currency: intent.currency,
    customer: idOf(intent.customer),
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: typeof reason === 'string' ? reason : null,
    failure_message: failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: !failure,
    payment_intent: intent.id,
    payment_method: card.id,
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: failure ? null : `${world.publicUrl}/sandbox/receipts/${id}`,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: failure ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  });
};

const settle = (world: World, intent: Stripe.PaymentIntent, card: Stripe.PaymentMethod): void => {
  addCharge(world, intent, card, null);
  Object.assign(intent, {
    status: 'succeeded',
    next_action: null,
    last_payment_error: null,
    amount_received: intent.amount,
  });
  emit(world, 'payment_intent.succeeded', intent);
};

/** Charges the card; what came of it stands in the intent's status. */
export const charge = (
  world: World,
  intent: Stripe.PaymentIntent,
  cardId: string,
): ApiError | null => {
  const card = mustGet(world, 'payment_method', cardId);
  if (idOf(card.customer) !== idOf(intent.customer)) {
    throw badRequest('The payment method must be attached to the customer.', 'payment_method');
  }
  const { decline, declinesCharge, asks } = behaviourOf(world, cardId);
  const refused = decline ?? declinesCharge;
  if (refused) {
    const error = cardError(refused);
    addCharge(world, intent, card, error);
    intent.status = 'requires_payment_method';
    intent.payment_method = null;
    intent.next_action = null;
    intent.last_payment_error = problemOf(error, card);
    emit(world, 'payment_intent.payment_failed', intent);
    return cardError(refused, { payment_intent: intent });
  }
  intent.payment_method = cardId;
  if (asks === 'always') {
    intent.status = 'requires_action';
    intent.next_action = ask();
    emit(world, 'payment_intent.requires_action', intent);
    return null;
  }
  settle(world, intent, card);
  return null;
};

export const createPayment = (world: World, params: Params): Stripe.PaymentIntent => {
  const amount = params.number('amount') ?? 0;
  if (amount < 50)
    throw badRequest('Amount must be at least 50 cents.', 'amount', 'amount_too_small');
  const intent = openPayment(world, {
    amount,
    currency: params.must('currency'),
    customer: params.must('customer'),
    description: params.text('description'),
    metadata: params.pairs('metadata'),
  });
  const error = charge(world, intent, params.must('payment_method'));
  if (error) throw error;
  return intent;
};

export const cancelPayment = (world: World, id: string): Stripe.PaymentIntent => {
  const intent = mustGet(world, 'payment_intent', id);
  if (['succeeded', 'canceled'].includes(intent.status)) {
    throw badRequest(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
      'intent',
      'payment_intent_unexpected_state',
    );
  }
  Object.assign(intent, { status: 'canceled', canceled_at: timeOf(world), next_action: null });
  emit(world, 'payment_intent.canceled', intent);
  return intent;
};

/** What the card holder pressed when the bank asked. */
export const authenticate = (world: World, secret: string, agreed: boolean): Intent => {
  const id = secret.split('_secret_')[0] ?? '';
  const intent = world.store.get('setup_intent', id) ?? world.store.get('payment_intent', id);
  if (!intent || intent.client_secret !== secret)
    throw badRequest('No such intent.', 'client_secret');
  if (intent.status !== 'requires_action') return intent;
  const card = mustGet(world, 'payment_method', idOf(intent.payment_method) ?? '');
  if (agreed) {
    if (intent.object === 'setup_intent') return settleSetup(world, intent, card);
    settle(world, intent, card);
    return intent;
  }
  Object.assign(intent, {
    status: 'requires_payment_method',
    next_action: null,
    payment_method: null,
  });
  if (intent.object === 'setup_intent') {
    intent.last_setup_error = authenticationFailed('setup_intent_authentication_failure');
    emit(world, 'setup_intent.setup_failed', intent);
  } else {
    intent.last_payment_error = authenticationFailed('payment_intent_authentication_failure');
    emit(world, 'payment_intent.payment_failed', intent);
  }
  return intent;
};

export const refund = (world: World, params: Params): Stripe.Refund => {
  const intent = mustGet(world, 'payment_intent', params.must('payment_intent'));
  const paid = mustGet(world, 'charge', idOf(intent.latest_charge) ?? '');
  if (paid.refunded) {
    throw badRequest(
      `Charge ${paid.id} has already been refunded.`,
      'charge',
      'charge_already_refunded',
    );
  }
  if (!paid.paid) throw badRequest('This payment did not succeed.', 'payment_intent');
  Object.assign(paid, { refunded: true, amount_refunded: paid.amount });
  const made = world.store.add('refund', {
    id: newId('refund'),
    object: 'refund',
    amount: paid.amount,
    balance_transaction: null,
    charge: paid.id,
    created: nowFor(world, idOf(paid.customer)),
    currency: paid.currency,
    customer: idOf(paid.customer),
    customer_account: null,
    metadata: params.pairs('metadata'),
    payment_intent: intent.id,
    payment_method: paid.payment_method,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  });
  emit(world, 'charge.refunded', paid);
  return made;
};
