import type { Api } from '../../../registry.ts';
import { stripeController } from '../controllers/stripe.ts';

const path = '/me/stripe/subscriptions';
const cards = '/me/stripe/payment-method';
const read = { method: 'GET', action: 'billing.read' } as const;
const change = { path, action: 'billing.save' } as const;
const card = { action: 'card.save' } as const;

export const stripeApi: Api = {
  controllers: { stripe: stripeController },
  routes: [
    { ...read, path: '/me/stripe', handler: 'stripe.find' },
    { ...read, path: '/me/stripe/settings', handler: 'stripe.settings' },
    { ...read, path: '/me/stripe/payment-methods', handler: 'stripe.cards' },
    { ...read, path: '/me/stripe/customer', handler: 'stripe.customer' },
    { ...read, path: '/me/stripe/invoices', handler: 'stripe.invoices' },
    { ...read, path: `${path}/preview`, handler: 'stripe.preview' },
    { ...read, path, handler: 'stripe.subscription' },
    { ...card, method: 'POST', path: cards, handler: 'stripe.addCard' },
    { ...card, method: 'DELETE', path: `${cards}/:id`, handler: 'stripe.removeCard' },
    { ...card, method: 'PATCH', path: '/me/stripe/customer', handler: 'stripe.chooseDefault' },
    { ...change, method: 'PUT', handler: 'stripe.resume' },
    { ...change, method: 'PATCH', handler: 'stripe.change' },
    { ...change, method: 'DELETE', handler: 'stripe.cancel' },
    { method: 'POST', path, handler: 'stripe.subscribe', action: 'subscription.start' },
    {
      method: 'POST',
      path: '/stripe/webhook',
      handler: 'stripe.webhook',
      action: 'webhook.receive',
    },
  ],
};
