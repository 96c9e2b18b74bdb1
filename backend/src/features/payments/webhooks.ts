import Stripe from 'stripe';
import { isRecord } from '../../base/body.ts';
import { HttpError } from '../../base/httpError.ts';
import { noteTime } from '../../base/lastTimes.ts';
import type { Context, Strapi } from '../../base/registry.ts';
import { m } from '../../base/texts.ts';
import { holding } from './cards.ts';
import { notifyOfDispute } from './disputes.ts';
import { emailPaymentFailed } from './emails.ts';
import { findAccountOf, mirror } from './mirror.ts';
import { ask, idOf, providerOf } from './provider.ts';
import { purchases } from './purchases.ts';
import { paymentSettings } from './settings.ts';
import { isMarked, mark } from './tables.ts';

const UNPARSED = Symbol.for('unparsedBody');
const OLDEST = 300;

/** Verifies the signature, which must be at most five minutes old against replays. */
const readEvent = (strapi: Strapi, ctx: Context): Stripe.Event => {
  const body: unknown = ctx.request.body;
  const raw: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, UNPARSED) : '';
  const signature = ctx.get('Stripe-Signature');
  const { webhookSecret } = paymentSettings;
  try {
    return providerOf(strapi).webhooks.constructEvent(
      String(raw),
      signature,
      webhookSecret,
      OLDEST,
    );
  } catch (error) {
    if (
      error instanceof Stripe.errors.StripeSignatureVerificationError ||
      error instanceof SyntaxError
    ) {
      throw new HttpError('signature-rejected');
    }
    throw error;
  }
};

/** Events that may change the mirror, settle an offer or tell of a dispute; others are ignored. */
const heard =
  /^(customer\.(subscription|updated|deleted)|invoice\.(paid|payment_failed)|payment_method\.|payment_intent\.(succeeded|payment_failed)|charge\.dispute\.(created|closed)$)/;

const customerOf = (object: Record<string, unknown>): string | null => {
  const given = object.object === 'customer' ? object.id : object.customer;
  const id = isRecord(given) ? given.id : given;
  return typeof id === 'string' ? id : null;
};

const disputeOf = (event: Stripe.Event): Stripe.Dispute | null =>
  event.type === 'charge.dispute.created' || event.type === 'charge.dispute.closed'
    ? event.data.object
    : null;

const customerOfCharge = async (strapi: Strapi, { charge }: Stripe.Dispute) => {
  const paid = await ask(strapi, (provider) => provider.charges.retrieve(idOf(charge) ?? ''));
  return idOf(paid.customer);
};

/**
 * An event only signals a change: the current state is read from the provider, so events may arrive late, twice or in any
 * order. An event that fails is sent again.
 */
export const takeEvent = async (strapi: Strapi, ctx: Context): Promise<{ received: true }> => {
  const event = readEvent(strapi, ctx);
  if (!isRecord(event.data))
    throw new HttpError('bad-request', { message: m.event_without_data() });
  await noteTime(strapi, 'webhook-received');
  if (!heard.test(event.type)) return { received: true };
  const object: unknown = event.data.object;
  const disputed = disputeOf(event);
  const customer = disputed
    ? await customerOfCharge(strapi, disputed)
    : isRecord(object) && customerOf(object);
  const account = customer && (await findAccountOf(strapi, customer));
  const known = `event:${event.id}`;
  if (!account || !isRecord(object) || (await isMarked(strapi, known))) return { received: true };
  await holding(strapi, account.id, async (row) => {
    if (disputed) return notifyOfDispute(strapi, row, disputed);
    const { metadata } = object;
    const offer = isRecord(metadata) ? metadata.offer_payment : undefined;
    if (typeof offer === 'string') {
      // A declined payment is handled by the buyer's call.
      if (event.type !== 'payment_intent.succeeded' || typeof object.id !== 'string') return;
      for (const { settle } of purchases) await settle(strapi, row.id, offer, object.id);
      return;
    }
    // A subscription's payment also sends an event of its invoice.
    if (object.object === 'payment_intent') return;
    const live = await mirror(strapi, row);
    await emailPaymentFailed(strapi, row, live);
  });
  await mark(strapi, known);
  return { received: true };
};
