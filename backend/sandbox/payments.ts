import type { Stripe } from 'stripe';
import { ask, behaviourOf, cardError, findCard, mustBeUsable, problemOf } from './cards.ts';
import { openDispute } from './disputes.ts';
import { type ApiError, badRequest, type Params } from './request.ts';
import {
  emit,
  idOf,
  mustGet,
  newId,
  nowFor,
  nulls,
  randomText,
  timeOf,
  type World,
} from './store.ts';
import type { Decline } from './testCards.ts';

/* Payment intents, their charges and refunds. */

const addCharge = (
  world: World,
  intent: Stripe.PaymentIntent,
  card: Stripe.PaymentMethod,
  failure: ApiError | null,
): Stripe.Charge => {
  const id = newId('charge');
  const reason = failure?.error.code;
  intent.latest_charge = id;
  return world.store.add('charge', {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: failure ? 0 : intent.amount,
    amount_refunded: 0,
    ...nulls('application application_fee application_fee_amount balance_transaction'),
    ...nulls('calculated_statement_descriptor failure_balance_transaction on_behalf_of outcome'),
    ...nulls('payment_method_details receipt_email receipt_number review shipping source'),
    ...nulls('source_transfer statement_descriptor statement_descriptor_suffix transfer_data'),
    ...nulls('transfer_group'),
    billing_details: card.billing_details,
    captured: !failure,
    created: nowFor(world, idOf(intent.customer)),
    currency: intent.currency,
    customer: idOf(intent.customer),
    description: intent.description,
    disputed: false,
    failure_code: typeof reason === 'string' ? reason : null,
    failure_message: failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    paid: !failure,
    payment_intent: intent.id,
    payment_method: card.id,
    receipt_url: failure ? null : `${world.publicUrl}/sandbox/receipts/${id}`,
    refunded: false,
    status: failure ? 'failed' : 'succeeded',
  });
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
  const rest = paid.amount - paid.amount_refunded;
  const amount = params.number('amount') ?? rest;
  if (amount < 1 || amount > rest) {
    throw badRequest(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${rest}).`,
      'amount',
    );
  }
  Object.assign(paid, {
    refunded: amount === rest,
    amount_refunded: paid.amount_refunded + amount,
  });
  const made = world.store.add('refund', {
    id: newId('refund'),
    object: 'refund',
    amount,
    ...nulls('balance_transaction customer_account reason receipt_number source_transfer_reversal'),
    ...nulls('transfer_reversal'),
    charge: paid.id,
    created: nowFor(world, idOf(paid.customer)),
    currency: paid.currency,
    customer: idOf(paid.customer),
    metadata: params.pairs('metadata'),
    payment_intent: intent.id,
    payment_method: paid.payment_method,
    status: 'succeeded',
  });
  emit(world, 'charge.refunded', paid);
  return made;
};

interface Order {
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
    ...nulls('application application_fee_amount automatic_payment_methods canceled_at'),
    ...nulls('cancellation_reason customer_account excluded_payment_method_types'),
    ...nulls('last_payment_error latest_charge managed_payments next_action on_behalf_of'),
    ...nulls('payment_method payment_method_configuration_details payment_method_options'),
    ...nulls('payment_record processing receipt_email review setup_future_usage shipping source'),
    ...nulls('statement_descriptor statement_descriptor_suffix transfer_group'),
    capture_method: 'automatic',
    client_secret: `${id}_secret_${randomText(24)}`,
    confirmation_method: 'automatic',
    created: nowFor(world, order.customer),
    currency: order.currency,
    customer: order.customer,
    description: order.description,
    livemode: false,
    metadata: order.metadata,
    payment_method_types: ['card'],
    status: 'requires_payment_method',
  });
};

const reject = (
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

/** Charges a card that needs no authentication, or has been authenticated. */
export const settle = (
  world: World,
  intent: Stripe.PaymentIntent,
  card: Stripe.PaymentMethod,
): ApiError | null => {
  const { declinesCharge, disputes } = behaviourOf(world, card.id);
  if (declinesCharge) return reject(world, intent, card, declinesCharge);
  const paid = addCharge(world, intent, card, null);
  Object.assign(intent, {
    status: 'succeeded',
    next_action: null,
    last_payment_error: null,
    amount_received: intent.amount,
  });
  emit(world, 'payment_intent.succeeded', intent);
  if (disputes) openDispute(world, paid);
  return null;
};

/** Charges a card; the intent's status tells the result. `present`: the card holder can authenticate. */
export const charge = (
  world: World,
  intent: Stripe.PaymentIntent,
  cardId: string,
  { present = false } = {},
): ApiError | null => {
  const card = findCard(world, cardId);
  mustBeUsable(world, card, idOf(intent.customer));
  const { decline, asks } = behaviourOf(world, card.id);
  if (decline) return reject(world, intent, card, decline);
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
