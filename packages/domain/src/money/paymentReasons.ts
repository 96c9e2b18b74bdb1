import { paymentTexts } from '../text/texts.ts';

/** Why calls about subscriptions and cards are rejected. */
export const paymentReasons = {
  'plans-are-for-vendors': {
    status: 400,
    text: 'Super Admin accounts are ineligible for paid account subscriptions. All premium features are already available.',
  },
  'already-subscribed': { status: 400, text: 'Customer is already subscribed' },
  'plan-missing': { status: 400, text: paymentTexts.planGone },
  'trial-used': { status: 400, text: 'You’ve already used your free trial.' },
  'quote-expired': {
    status: 400,
    text: 'This quote has expired. Review the change again.',
  },
  'signature-rejected': { status: 400, text: 'The signature is not valid.' },
  'provider-rejected': { status: 400, text: 'The card provider rejected the request.' },
  'card-declined': { status: 402, name: 'CardError', text: 'Your card was declined.' },
  'card-in-use': {
    status: 409,
    text: 'This card pays for your subscription. Add another card first.',
  },
  'action-needed': {
    status: 409,
    name: 'RequiresAction',
    text: 'Your bank needs you to confirm this.',
  },
  'subscription-changed': {
    status: 409,
    text: 'Your subscription has changed, so nothing was charged. Review it and try again.',
  },
  'cancel-overtaken': {
    status: 409,
    text: 'Your subscription has changed, so it wasn’t cancelled. Review it and try again.',
  },
  'payment-agreed': {
    status: 409,
    text: 'Your payment has just gone through, so your subscription continues. Cancel again to end it after this cycle.',
  },
  'payment-running': {
    status: 409,
    text: 'Another payment is in progress. Try again in a moment.',
  },
  'attempt-ended': {
    status: 422,
    text: 'The subscription for this Idempotency-Key has ended. Nothing was charged this time.',
  },
  'payment-on-its-way': {
    status: 503,
    text: 'Your payment is processing. Check again in a moment.',
  },
  'payment-timeout': { status: 503, text: 'This took too long. Try again in a moment.' },
  'payments-unread': {
    status: 503,
    text: 'There are too many recent payments to check. Try again.',
  },
  'provider-unreachable': {
    status: 503,
    text: 'The card provider can’t be reached right now. Try again in a moment.',
  },
} as const;
