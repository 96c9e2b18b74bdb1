import type { Api } from '../../../registry.ts';
import { stripeController } from '../controllers/stripe.ts';

const subscriptions = '/me/stripe/subscriptions';

export const stripeApi: Api = {
  controllers: { stripe: stripeController },
  routes: [
    { method: 'GET', path: '/me/stripe', handler: 'stripe.find' },
    { method: 'GET', path: '/me/stripe/settings', handler: 'stripe.settings' },
    { method: 'GET', path: '/me/stripe/payment-methods', handler: 'stripe.cards' },
    { method: 'POST', path: '/me/stripe/payment-method', handler: 'stripe.addCard' },
    { method: 'DELETE', path: '/me/stripe/payment-method/:id', handler: 'stripe.removeCard' },
    { method: 'GET', path: '/me/stripe/customer', handler: 'stripe.customer' },
    { method: 'PATCH', path: '/me/stripe/customer', handler: 'stripe.chooseDefault' },
    { method: 'GET', path: '/me/stripe/invoices', handler: 'stripe.invoices' },
    { method: 'GET', path: `${subscriptions}/preview`, handler: 'stripe.preview' },
    { method: 'GET', path: subscriptions, handler: 'stripe.subscription' },
    { method: 'POST', path: subscriptions, handler: 'stripe.subscribe' },
    { method: 'PUT', path: subscriptions, handler: 'stripe.resume' },
    { method: 'PATCH', path: subscriptions, handler: 'stripe.change' },
    { method: 'DELETE', path: subscriptions, handler: 'stripe.cancel' },
    { method: 'POST', path: '/stripe/webhook', handler: 'stripe.webhook', config: { auth: false } },
  ],
};
