import type { Stripe } from 'stripe';
import { ask, attach, behaviourOf, cardError, findCard, mustBeUsable, problemOf } from './cards.ts';
import { settle } from './payments.ts';
import { ApiError, badRequest, type Params } from './request.ts';
import { emit, idOf, mustGet, newId, nowFor, nulls, randomText, type World } from './store.ts';

/* Setup intents, and the card holder's authentication of intents of both kinds. */

export const createSetupIntent = (world: World, params: Params): Stripe.SetupIntent => {
  const customer = params.must('customer');
  mustGet(world, 'customer', customer);
  const card = findCard(world, params.must('payment_method'));
  mustBeUsable(world, card, customer);
  const id = newId('setup_intent');
  const intent = world.store.add('setup_intent', {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: ['card'],
    ...nulls('application automatic_payment_methods cancellation_reason description'),
    ...nulls('excluded_payment_method_types last_setup_error latest_attempt mandate next_action'),
    ...nulls('on_behalf_of payment_method_configuration_details payment_method_options'),
    ...nulls('single_use_mandate'),
    client_secret: `${id}_secret_${randomText(24)}`,
    created: nowFor(world, customer),
    customer,
    livemode: false,
    metadata: params.pairs('metadata'),
    payment_method: card.id,
    payment_method_types: ['card'],
    status: 'requires_confirmation',
    usage: params.text('usage') ?? 'off_session',
  });
  const { decline, asks } = behaviourOf(world, card.id);
  if (decline) {
    const error = cardError(decline);
    intent.status = 'requires_payment_method';
    intent.payment_method = null;
    intent.last_setup_error = problemOf(error, card);
    emit(world, 'setup_intent.setup_failed', intent);
    throw new ApiError(402, {
      ...cardError(decline, { setup_intent: intent }).error,
      type: 'card_error',
      message: decline.message,
    });
  }
  if (asks) {
    intent.status = 'requires_action';
    intent.next_action = ask();
    return intent;
  }
  return settleSetup(world, intent, card);
};

const settleSetup = (
  world: World,
  intent: Stripe.SetupIntent,
  card: Stripe.PaymentMethod,
): Stripe.SetupIntent => {
  intent.status = 'succeeded';
  intent.next_action = null;
  if (card.card?.checks) card.card.checks.cvc_check = 'pass';
  attach(world, card, idOf(intent.customer) ?? '');
  emit(world, 'setup_intent.succeeded', intent);
  return intent;
};

type Intent = Stripe.SetupIntent | Stripe.PaymentIntent;

const authenticationFailed = (code: string) => ({
  type: 'invalid_request_error' as const,
  code,
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
});

/** Applies the result of an authentication. */
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
