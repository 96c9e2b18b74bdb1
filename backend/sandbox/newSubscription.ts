import type { Stripe } from 'stripe';
import type { Params } from './request.ts';
import { newId, randomText } from './store.ts';
import { idOf } from './world.ts';

interface Beginning {
  customer: Stripe.Customer;
  price: Stripe.Price;
  now: number;
  /** End of the first cycle, or of the trial. */
  end: number;
  trialEnd: number | null;
}

/** A subscription as it is before its first invoice. */
export const newSubscription = (
  { customer, price, now, end, trialEnd }: Beginning,
  params: Params,
): Stripe.Subscription => {
  const id = newId('subscription');
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: end,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: params.text('billing_mode.type') ?? 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: price.currency,
    customer: customer.id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: params.text('default_payment_method'),
    default_source: null,
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: [
        {
          id: `si_${randomText(14)}`,
          object: 'subscription_item',
          billing_thresholds: null,
          created: now,
          current_period_end: end,
          current_period_start: now,
          current_trial: null,
          discounts: [],
          metadata: {},
          plan: {
            id: price.id,
            object: 'plan',
            active: true,
            amount: price.unit_amount,
            amount_decimal: null,
            billing_scheme: 'per_unit',
            created: price.created,
            currency: price.currency,
            interval: price.recurring?.interval ?? 'month',
            interval_count: price.recurring?.interval_count ?? 1,
            livemode: false,
            metadata: {},
            meter: null,
            nickname: null,
            product: idOf(price.product),
            tiers_mode: null,
            transform_usage: null,
            trial_period_days: null,
            usage_type: 'licensed',
          },
          price,
          quantity: 1,
          subscription: id,
          tax_rates: [],
        },
      ],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: params.pairs('metadata'),
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: trialEnd === null ? 'incomplete' : 'trialing',
    test_clock: idOf(customer.test_clock),
    transfer_data: null,
    trial_end: trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'cancel' },
    },
    trial_start: trialEnd === null ? null : now,
  };
};
