import type { Stripe } from 'stripe';
import { attach, behaviourOf, cardError, findCard, mustBeUsable } from './cards.ts';
import { ask, problemOf } from './intents.ts';
import { ApiError, type Params } from './request.ts';
import { newId, randomText } from './store.ts';
import { emit, idOf, mustGet, nowFor, type World } from './world.ts';

/* Asking for trust in a card. */

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
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${randomText(24)}`,
    created: nowFor(world, customer),
    customer,
    description: null,
    excluded_payment_method_types: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: params.pairs('metadata'),
    next_action: null,
    on_behalf_of: null,
    payment_method: card.id,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    single_use_mandate: null,
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

export const settleSetup = (
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
