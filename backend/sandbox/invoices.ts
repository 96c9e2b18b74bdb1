import type { Stripe } from 'stripe';
import { charge, openPayment } from './payments.ts';
import { type ApiError, badRequest } from './request.ts';
import { newId } from './store.ts';
import { DAY, emit, idOf, mustGet, nowFor, type World } from './world.ts';

/* What becomes of an invoice: into the books, paid, tried again, void. */

/** After the first failure a payment is tried again after so many days, two weeks in all; then the subscription ends. */
const RETRIES = [3, 5, 6];

const subscriptionOf = (world: World, invoice: Stripe.Invoice): Stripe.Subscription | undefined => {
  const id = idOf(invoice.parent?.subscription_details?.subscription);
  return id === null ? undefined : world.store.get('subscription', id);
};

const markPaid = (world: World, invoice: Stripe.Invoice): void => {
  const now = nowFor(world, idOf(invoice.customer));
  Object.assign(invoice, {
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    next_payment_attempt: null,
  });
  invoice.status_transitions.paid_at = now;
  const payment = paymentOf(world, invoice);
  if (payment) {
    Object.assign(payment, { status: 'paid', amount_paid: invoice.amount_due });
    payment.status_transitions.paid_at = now;
  }
  emit(world, 'invoice.paid', invoice);
  const subscription = subscriptionOf(world, invoice);
  if (!subscription || !['incomplete', 'past_due', 'unpaid'].includes(subscription.status)) return;
  subscription.status = 'active';
  emit(world, 'customer.subscription.updated', subscription);
};

export const paymentOf = (
  { store }: World,
  invoice: Stripe.Invoice,
): Stripe.InvoicePayment | undefined =>
  store.all('invoice_payment').find((payment) => idOf(payment.invoice) === invoice.id);

export const intentOf = (
  world: World,
  invoice: Stripe.Invoice,
): Stripe.PaymentIntent | undefined => {
  const id = idOf(paymentOf(world, invoice)?.payment.payment_intent);
  return id === null ? undefined : world.store.get('payment_intent', id);
};

/** Puts the invoice into the books; one of nothing is paid at once. */
export const finalize = (world: World, invoice: Stripe.Invoice): void => {
  const customer = mustGet(world, 'customer', idOf(invoice.customer) ?? '');
  const now = nowFor(world, customer);
  const sequence = customer.next_invoice_sequence ?? 1;
  invoice.number = `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`;
  customer.next_invoice_sequence = sequence + 1;
  invoice.ending_balance = Math.min(0, invoice.starting_balance + invoice.total);
  customer.balance = invoice.ending_balance;
  invoice.status = 'open';
  invoice.status_transitions.finalized_at = now;
  world.store.add('invoice', invoice);
  if (invoice.amount_due === 0) {
    markPaid(world, invoice);
    return;
  }
  const intent = openPayment(world, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: customer.id,
    description: 'Subscription',
    metadata: {},
  });
  world.store.add('invoice_payment', {
    id: newId('invoice_payment'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: now,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  });
};

/** Charges a card for an open invoice. What came of it is told by the invoice's status. `present`: its holder is there to be asked. */
export const payInvoice = (
  world: World,
  invoice: Stripe.Invoice,
  card: string | null,
  { present = false } = {},
): ApiError | null => {
  if (invoice.status !== 'open') return null;
  const intent = intentOf(world, invoice);
  if (!intent || card === null) {
    return badRequest(
      'This customer has no attached payment source.',
      undefined,
      'missing_payment',
    );
  }
  invoice.attempt_count += 1;
  invoice.attempted = true;
  const error = charge(world, intent, card, { present });
  if (intent.status === 'succeeded') markPaid(world, invoice);
  else if (intent.status === 'requires_action') {
    emit(world, 'invoice.payment_action_required', invoice);
  } else emit(world, 'invoice.payment_failed', invoice);
  return error;
};

/** Plans the next try of a renewal; answers whether there is one. */
export const retryLater = (world: World, invoice: Stripe.Invoice): boolean => {
  const days = RETRIES[invoice.attempt_count - 1];
  const now = nowFor(world, idOf(invoice.customer));
  invoice.next_payment_attempt = days === undefined ? null : now + days * DAY;
  return days !== undefined;
};

/** A payment that the card holder confirmed pays its invoice. */
export const settleConfirmed = (world: World): void => {
  for (const invoice of world.store.all('invoice')) {
    if (invoice.status === 'open' && intentOf(world, invoice)?.status === 'succeeded') {
      markPaid(world, invoice);
    }
  }
};

export const voidInvoice = (world: World, invoice: Stripe.Invoice): void => {
  if (invoice.status !== 'open') return;
  invoice.status = 'void';
  invoice.status_transitions.voided_at = nowFor(world, idOf(invoice.customer));
  const intent = intentOf(world, invoice);
  if (intent) Object.assign(intent, { status: 'canceled', next_action: null });
  emit(world, 'invoice.voided', invoice);
};
