import type { Stripe } from 'stripe';
import { charge, openPayment } from './payments.ts';
import { type ApiError, badRequest } from './request.ts';
import { DAY, emit, idOf, mustGet, newId, nowFor, nulls, randomText, type World } from './store.ts';

export interface Line {
  amount: number;
  description: string;
  price: Stripe.Price;
  start: number;
  end: number;
  proration: boolean;
}

const lineItem = (
  { amount, description, price, start, end, proration }: Line,
  invoice: string,
  subscription: Stripe.Subscription,
): Stripe.InvoiceLineItem => ({
  id: `il_${randomText(24)}`,
  object: 'line_item',
  amount,
  currency: price.currency,
  description,
  discount_amounts: [],
  discountable: !proration,
  discounts: [],
  invoice,
  livemode: false,
  metadata: {},
  parent: {
    invoice_item_details: null,
    subscription_item_details: {
      invoice_item: null,
      proration,
      proration_details: null,
      subscription: subscription.id,
      subscription_item: subscription.items.data[0]?.id ?? '',
    },
    type: 'subscription_item_details',
  },
  period: { start, end },
  pretax_credit_amounts: [],
  pricing: {
    price_details: { price: price.id, product: idOf(price.product) ?? '' },
    type: 'price_details',
    unit_amount_decimal: null,
  },
  quantity: 1,
  quantity_decimal: null,
  subscription: subscription.id,
  subtotal: amount,
  taxes: [],
});

export type Reason = 'subscription_create' | 'subscription_cycle' | 'subscription_update';

/** An invoice over these lines, less the customer's credit. It is not stored. */
export const draftInvoice = (
  world: World,
  subscription: Stripe.Subscription,
  reason: Reason,
  lines: readonly Line[],
): Stripe.Invoice => {
  const customer = mustGet(world, 'customer', idOf(subscription.customer) ?? '');
  const now = nowFor(world, customer);
  const id = newId('invoice');
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const due = Math.max(0, total + customer.balance);
  const items = lines.map((line) => lineItem(line, id, subscription));
  return {
    id,
    object: 'invoice',
    account_country: 'NZ',
    account_name: 'Sandbox',
    ...nulls('account_tax_ids application automatically_finalizes_at custom_fields'),
    ...nulls('customer_account customer_address customer_phone customer_shipping'),
    ...nulls('default_payment_method default_source description due_date ending_balance footer'),
    ...nulls('from_invoice invoice_pdf last_finalization_error latest_revision'),
    ...nulls('next_payment_attempt number on_behalf_of receipt_number rendering shipping_cost'),
    ...nulls('shipping_details statement_descriptor webhooks_delivered_at'),
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: {
      ...nulls('disabled_reason liability provider status'),
      enabled: false,
    },
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: subscription.currency,
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_tax_exempt: 'none',
    default_tax_rates: [],
    discounts: [],
    effective_at: now,
    hosted_invoice_url: `${world.publicUrl}/sandbox/invoices/${id}`,
    issuer: { type: 'self' },
    lines: { object: 'list', data: items, has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: {},
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: lines[0]?.end ?? now,
    period_start: lines[0]?.start ?? now,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    starting_balance: customer.balance,
    status: 'draft',
    status_transitions: {
      ...nulls('finalized_at marked_uncollectible_at paid_at voided_at'),
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: idOf(customer.test_clock),
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
  };
};

/** Days between the tries of a failed renewal. After the last one the subscription ends. */
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

/** Finalizes an invoice. One over nothing is paid at once. */
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

/** Charges a card for an open invoice; its status tells the result. `present`: the card holder can authenticate. */
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

/** Schedules the next try of a renewal. Returns false after the last one. */
export const retryLater = (world: World, invoice: Stripe.Invoice): boolean => {
  const days = RETRIES[invoice.attempt_count - 1];
  const now = nowFor(world, idOf(invoice.customer));
  invoice.next_payment_attempt = days === undefined ? null : now + days * DAY;
  return days !== undefined;
};

/** Marks invoices as paid whose payment was authenticated. */
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
