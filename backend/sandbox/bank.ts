import type { Stripe } from 'stripe';
import { settle } from './payments.ts';
import { badRequest } from './request.ts';
import { settleSetup } from './setups.ts';
import { emit, idOf, mustGet, type World } from './world.ts';

type Intent = Stripe.SetupIntent | Stripe.PaymentIntent;

const authenticationFailed = (code: string) => ({
  type: 'invalid_request_error' as const,
  code,
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
});

/** What the card holder pressed when the bank asked. */
export const authenticate = (world: World, secret: string, agreed: boolean): Intent => {
  const id = secret.split('_secret_')[0] ?? '';
  const intent = world.store.get('setup_intent', id) ?? world.store.get('payment_intent', id);
  if (!intent || intent.client_secret !== secret)
    throw badRequest('No such intent.', 'client_secret');
  if (intent.status !== 'requires_action') return intent;
  const card = mustGet(world, 'payment_method', idOf(intent.payment_method) ?? '');
  if (agreed) {
    if (intent.object === 'setup_intent') return settleSetup(world, intent, card);
    settle(world, intent, card);
    return intent;
  }
  Object.assign(intent, {
    status: 'requires_payment_method',
    next_action: null,
    payment_method: null,
  });
  if (intent.object === 'setup_intent') {
    intent.last_setup_error = authenticationFailed('setup_intent_authentication_failure');
    emit(world, 'setup_intent.setup_failed', intent);
  } else {
    intent.last_payment_error = authenticationFailed('payment_intent_authentication_failure');
    emit(world, 'payment_intent.payment_failed', intent);
  }
  return intent;
};
