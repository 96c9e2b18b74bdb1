import type { Stripe } from 'stripe';
import { behaviourOf, cardError, findCard, mustBeUsable } from './cards.ts';
import { addCharge } from './charges.ts';
import { ask, problemOf } from './intents.ts';
import { type ApiError, badRequest, type Params } from './request.ts';
import { newId, randomText } from './store.ts';
import type { Decline } from './testCards.ts';
import { emit, idOf, mustGet, nowFor, timeOf, type World } from './world.ts';

/* Asking a card for money. */

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

const refuse = (
  world: World,
  intent: Stripe.PaymentIntent,
  card: Stripe.PaymentMethod,
  decline: Decline,
): ApiError => {
  const error = cardError(decline);
  addCharge(world, intent, card, error);
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.next_action = null;
  intent.last_payment_error = problemOf(error, card);
  emit(world, 'payment_intent.payment_failed', intent);
  return cardError(decline, { payment_intent: intent });
};

/** Charges a card whose holder is not asked, or has agreed. */
export const settle = (
  world: World,
  intent: Stripe.PaymentIntent,
  card: Stripe.PaymentMethod,
): ApiError | null => {
  const { declinesCharge } = behaviourOf(world, card.id);
  if (declinesCharge) return refuse(world, intent, card, declinesCharge);
  addCharge(world, intent, card, null);
  Object.assign(intent, {
    status: 'succeeded',
    next_action: null,
    last_payment_error: null,
    amount_received: intent.amount,
  });
  emit(world, 'payment_intent.succeeded', intent);
  return null;
};

/** Charges the card; what came of it stands in the intent's status. `present`: its holder is there to be asked. */
export const charge = (
  world: World,
  intent: Stripe.PaymentIntent,
  cardId: string,
  { present = false } = {},
): ApiError | null => {
  const card = findCard(world, cardId);
  mustBeUsable(world, card, idOf(intent.customer));
  const { decline, asks } = behaviourOf(world, card.id);
  if (decline) return refuse(world, intent, card, decline);
  intent.payment_method = card.id;
  if (asks === 'always' || (asks && present)) {
    intent.status = 'requires_action';
    intent.next_action = ask();
    emit(world, 'payment_intent.requires_action', intent);
    return null;
  }
  return settle(world, intent, card);
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
  const present = !params.flag('off_session');
  const error = charge(world, intent, params.must('payment_method'), { present });
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
