import { billingMessages } from '@portal/domain';
import Stripe from 'stripe';
import { HttpError } from '../../base/httpError.ts';
import type { Strapi } from '../../base/registry.ts';
import { apiVersion } from './apiVersion.ts';
import { keepLock } from './locks.ts';
import { paymentSettings as payments } from './settings.ts';

/** URL of this process; null until it listens. */
export const ownAddress = (strapi: Strapi): string | null => {
  const address = strapi.server.httpServer.address();
  if (typeof address !== 'object' || !address) return null;
  const any = ['::', '0.0.0.0'].includes(address.address);
  const host = any ? '127.0.0.1' : address.address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
};

let made: Stripe | undefined;

/** The provider's SDK in every mode. Only host, port and protocol differ in the sandbox. */
export const providerOf = (strapi: Strapi): Stripe => {
  if (made) return made;
  const sandbox = payments.mode === 'sandbox' ? ownAddress(strapi) : '';
  const base = payments.apiBase || sandbox;
  if (base === null) throw new Error('The sandbox was called before the server listened.');
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

/** A change of plan succeeds completely or not at all, so it cannot wait for authentication. */
const SWITCH_ASKS = 'subscription_payment_intent_requires_action';

/** The provider's message about a card, with the field it belongs to. */
export const cardDecline = (problem: CardProblem): HttpError => {
  // The SDK has an empty text if the provider sends none.
  const { code, decline_code: decline, message } = problem;
  return new HttpError('card-declined', {
    message: code === SWITCH_ASKS ? billingMessages.switchAsks : message || undefined,
    details: {
      code: code || 'card_declined',
      decline_code: decline || null,
      field: cardFields[code ?? ''] ?? null,
    },
  });
};

/** The card holder must authenticate first. */
export const actionNeeded = (
  clientSecret: string | null,
  intent: { setupIntent: string } | { paymentIntent: string },
): HttpError => new HttpError('action-needed', { details: { clientSecret, ...intent } });

/** The bank has not responded yet. */
export const onItsWay = (): HttpError => new HttpError('payment-on-its-way');

/** For the log, without the message, which may contain user input. The provider stores it by request id. */
const codesOf = ({ code, type, param, requestId }: Stripe.errors.StripeError): string =>
  [code ?? type, param && `in ${param}`, requestId && `request ${requestId}`]
    .filter(Boolean)
    .join(', ');

const httpErrorOf = (strapi: Strapi, error: unknown): unknown => {
  const { errors } = Stripe;
  if (error instanceof errors.StripeCardError) return cardDecline(error);
  if (error instanceof errors.StripeIdempotencyError) {
    return new HttpError('key-reused');
  }
  if (error instanceof errors.StripeInvalidRequestError) {
    strapi.log.warn(`The card provider rejected a request: ${codesOf(error)}`);
    return error.code === 'resource_missing'
      ? new HttpError('not-found')
      : new HttpError('provider-rejected', { message: error.message });
  }
  if (!(error instanceof errors.StripeError)) return error;
  strapi.log.error(`The card provider is not reachable: ${error.message}`);
  return new HttpError('provider-unreachable');
};

/** Calls the provider and converts its errors. */
export const ask = async <T>(
  strapi: Strapi,
  work: (provider: Stripe) => Promise<T>,
): Promise<T> => {
  await keepLock(strapi);
  try {
    return await work(providerOf(strapi));
  } catch (error) {
    throw httpErrorOf(strapi, error);
  }
};

/** The id of an object that may be expanded. */
export const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'object' && value !== null ? value.id : (value ?? null);
