import type { Stripe } from 'stripe';
import { type ApiError, badRequest, type Params } from './request.ts';
import { newId } from './store.ts';
import { emit, idOf, mustGet, nowFor, type World } from './world.ts';

/* Money that moved, or did not, and money paid back. */

export const addCharge = (
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
