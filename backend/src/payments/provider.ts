import { tillTexts } from '@portal/domain';
import Stripe from 'stripe';
import { Refusal } from '../refusal.ts';
import type { Strapi } from '../registry.ts';
import { settings } from '../settings.ts';
import { apiVersion } from './apiVersion.ts';
import { keepLock } from './locks.ts';

const { payments } = settings;

/** Where this process itself listens; unknown until it does. */
export const ownAddress = (strapi: Strapi): string | null => {
  const address = strapi.server.httpServer.address();
  if (typeof address !== 'object' || !address) return null;
  const any = ['::', '0.0.0.0'].includes(address.address);
  const host = any ? '127.0.0.1' : address.address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
};

let made: Stripe | undefined;

/** The real SDK in every mode; in the sandbox only host, port and protocol are others. */
export const providerOf = (strapi: Strapi): Stripe => {
  if (made) return made;
  const sandbox = payments.mode === 'sandbox' ? ownAddress(strapi) : '';
  const base = payments.apiBase || sandbox;
  if (base === null) throw new Error('The sandbox is asked before the server listens.');
  const { hostname, port, protocol } = new URL(base || 'https://api.stripe.com');
  made = new Stripe(payments.secretKey, {
    apiVersion,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port || (protocol === 'https:' ? 443 : 80),
    protocol: protocol === 'https:' ? 'https' : 'http',
    maxNetworkRetries: 1,
    timeout: 15_000,
    telemetry: false,
  });
  return made;
};

const cardFields: Record<string, string> = {
  number: 'cardNumber',
  incorrect_number: 'cardNumber',
  invalid_number: 'cardNumber',
  card_declined: 'cardNumber',
  expired_card: 'cardExpiry',
  invalid_expiry_month: 'cardExpiry',
  invalid_expiry_year: 'cardExpiry',
  incorrect_cvc: 'cardCvc',
  invalid_cvc: 'cardCvc',
};

interface CardProblem {
  code?: string | undefined;
  decline_code?: string | undefined;
  message?: string | undefined;
}

/** A change of plan is made whole or not at all, so a bank cannot be asked in between. */
const SWITCH_ASKS = 'subscription_payment_intent_requires_action';

const sentenceOf = ({ code, message }: CardProblem): string | undefined =>
  code === SWITCH_ASKS ? tillTexts.switchAsks : message || undefined;

/** What the provider says about a card, for beside the field. */
export const cardRefusal = (problem: CardProblem): Refusal => {
  // The SDK has an empty text where the provider says nothing.
  const { code, decline_code: decline } = problem;
  return new Refusal('card-declined', {
    message: sentenceOf(problem),
    details: {
      code: code || 'card_declined',
      decline_code: decline || null,
      field: cardFields[code ?? ''] ?? null,
    },
  });
};

/** The bank asks the card holder first. */
export const actionNeeded = (
  clientSecret: string | null,
  intent: { setupIntent: string } | { paymentIntent: string },
): Refusal => new Refusal('action-needed', { details: { clientSecret, ...intent } });

/** The bank has not answered yet: it is neither paid nor refused. */
export const onItsWay = (): Refusal => new Refusal('payment-on-its-way');

const outOfReach = (): Refusal => new Refusal('provider-unreachable');

/** Its message may repeat what somebody typed; under the number of the request the provider keeps all of it. */
const codesOf = ({ code, type, param, requestId }: Stripe.errors.StripeError): string =>
  [code ?? type, param && `in ${param}`, requestId && `request ${requestId}`]
    .filter(Boolean)
    .join(', ');

const refusalOf = (strapi: Strapi, error: unknown): unknown => {
  const { errors } = Stripe;
  if (error instanceof errors.StripeCardError) return cardRefusal(error);
  if (error instanceof errors.StripeIdempotencyError) {
    return new Refusal('key-reused');
  }
  if (error instanceof errors.StripeInvalidRequestError) {
    strapi.log.warn(`The card provider refused a call: ${codesOf(error)}`);
    return error.code === 'resource_missing'
      ? new Refusal('not-found')
      : new Refusal('provider-rejected', { message: error.message });
  }
  if (!(error instanceof errors.StripeError)) return error;
  strapi.log.error(`The card provider cannot be asked: ${error.message}`);
  return outOfReach();
};

/** Asks the provider; whatever it says no with is told as one of our own refusals. */
export const ask = async <T>(
  strapi: Strapi,
  work: (provider: Stripe) => Promise<T>,
): Promise<T> => {
  await keepLock(strapi);
  try {
    return await work(providerOf(strapi));
  } catch (error) {
    throw refusalOf(strapi, error);
  }
};

/** An id, whether or not the object came with it. */
export const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'object' && value !== null ? value.id : (value ?? null);
