import type { Stripe } from 'stripe';
import { charge, openPayment } from './intents.ts';
import { type ApiError, badRequest } from './request.ts';
import { newId, randomText } from './store.ts';
import { DAY, emit, idOf, mustGet, nowFor, type World } from './world.ts';

export interface Line {
  amount: number;
  description: string;
  price: Stripe.Price;
  start: number;
  end: number;
  proration: boolean;
}

/** After the first failure a payment is tried again after so many days, two weeks in all; then the subscription ends. */
const RETRIES = [3, 5, 6];

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

interface Draft {
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  lines: readonly Line[];
}

/** What a customer has to pay for these lines, credit of earlier changes taken off. */
export const draftInvoice = (
  world: World,
  subscription: Stripe.Subscription,
  { reason, lines }: Draft,
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
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: {
      disabled_reason: null,
      enabled: false,
      liability: null,
      provider: null,
      status: null,
    },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: now,
    ending_balance: Math.min(0, total + customer.balance),
    footer: null,
    from_invoice: null,
    hosted_invoice_url: `${world.publicUrl}/sandbox/invoices/${id}`,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: { object: 'list', data: items, has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
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
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: idOf(customer.test_clock),
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  };
};

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
  customer.balance = invoice.ending_balance ?? 0;
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

/** Charges a card for an open invoice. What came of it is told by the invoice's status. */
export const payInvoice = (
  world: World,
  invoice: Stripe.Invoice,
  card: string | null,
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
  const error = charge(world, intent, card);
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
