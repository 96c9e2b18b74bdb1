import type { Calls } from './call.ts';

export const billingCalls = {
  listPlans: ['GET /stripe/products', 'billing.read'],
  cardData: ['GET /me/stripe', 'billing.read'],
  paymentSettings: ['GET /me/stripe/settings', 'billing.read'],
  listPaymentMethods: ['GET /me/stripe/payment-methods', 'billing.read'],
  getCustomer: ['GET /me/stripe/customer', 'billing.read'],
  listInvoices: ['GET /me/stripe/invoices', 'billing.read'],
  previewPlan: ['GET /me/stripe/subscriptions/preview', 'billing.read'],
  getSubscription: ['GET /me/stripe/subscriptions', 'billing.read'],
  addPaymentMethod: ['POST /me/stripe/payment-method', 'card.save'],
  removePaymentMethod: ['DELETE /me/stripe/payment-method/{id}', 'card.save'],
  setDefaultCard: ['PATCH /me/stripe/customer', 'card.save'],
  resumeSubscription: ['PUT /me/stripe/subscriptions', 'billing.save'],
  updateSubscription: ['PATCH /me/stripe/subscriptions', 'billing.save', 'repeatable-payment'],
  cancelSubscription: ['DELETE /me/stripe/subscriptions', 'billing.save'],
  createSubscription: ['POST /me/stripe/subscriptions', 'subscription.start', 'repeatable-payment'],
} as const satisfies Calls;

/** Made by the card provider. */
export const providerCalls = {
  receiveEvent: ['POST /stripe/webhook', 'webhook.receive'],
} as const satisfies Calls;
