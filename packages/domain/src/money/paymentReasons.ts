import * as m from '#messages';
import { lazyTexts } from '../base/lazyTexts.ts';

/** Why calls about subscriptions and cards are rejected. */
export const paymentReasons = lazyTexts({
  'plans-are-for-vendors': {
    status: 400,
    text: m.error_plans_are_for_vendors,
  },
  'already-subscribed': { status: 400, text: m.error_already_subscribed },
  'plan-missing': { status: 400, text: m.payment_plan_gone },
  'trial-used': { status: 400, text: m.error_trial_used },
  'quote-expired': {
    status: 400,
    text: m.error_quote_expired,
  },
  'signature-rejected': { status: 400, text: m.error_signature_rejected },
  'provider-rejected': { status: 400, text: m.error_provider_rejected },
  'card-declined': { status: 402, name: 'CardError', text: m.error_card_declined },
  'card-in-use': {
    status: 409,
    text: m.error_card_in_use,
  },
  'action-needed': {
    status: 409,
    name: 'RequiresAction',
    text: m.error_action_needed,
  },
  'subscription-changed': {
    status: 409,
    text: m.error_subscription_changed,
  },
  'cancel-overtaken': {
    status: 409,
    text: m.error_cancel_overtaken,
  },
  'payment-agreed': {
    status: 409,
    text: m.error_payment_agreed,
  },
  'payment-running': {
    status: 409,
    text: m.error_payment_running,
  },
  'attempt-ended': {
    status: 422,
    text: m.error_attempt_ended,
  },
  'payment-on-its-way': {
    status: 503,
    text: m.error_payment_on_its_way,
  },
  'payment-timeout': { status: 503, text: m.error_payment_timeout },
  'payments-unread': {
    status: 503,
    text: m.error_payments_unread,
  },
  'provider-unreachable': {
    status: 503,
    text: m.error_provider_unreachable,
  },
});
