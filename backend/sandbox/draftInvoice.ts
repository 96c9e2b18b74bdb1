import type { Stripe } from 'stripe';
import { newId, randomText } from './store.ts';
import { idOf, mustGet, nowFor, type World } from './world.ts';

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
    ending_balance: null,
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
