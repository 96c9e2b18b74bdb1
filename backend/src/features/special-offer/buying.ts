import { createHash, randomUUID } from 'node:crypto';
import { type FieldError, may, offerTexts, parseListingUrl, readNewOffer } from '@portal/domain';
import type { Actor } from '../../base/actor.ts';
import { authorize } from '../../base/actor.ts';
import { inTransaction } from '../../base/database.ts';
import { HttpError, invalid } from '../../base/httpError.ts';
import type { Strapi } from '../../base/registry.ts';
import { m } from '../../base/texts.ts';
import { kinds, listingRepository, ownerOf } from '../listing/index.ts';
import { SHOWN } from '../moderation/index.ts';
import {
  holding,
  holdingOpen,
  type MirrorRow,
  OFFER_PAYMENTS,
  type PaymentRow,
} from '../payments/index.ts';
import { findOut, mustNotBeTakenBack, noteHeard, rejectDuplicate } from './duplicatePurchase.ts';
import type { OfferRow } from './offers.ts';
import { findOffer, findPayment, givenBack, settle, type Wanted } from './purchases.ts';

const findOwn = async (strapi: Strapi, actor: Actor, given: unknown) => {
  const named = parseListingUrl(given);
  if (!named) return undefined;
  const found = await listingRepository(strapi, named.type)
    .findLive(named.address)
    .catch((error: unknown) => {
      if (error instanceof HttpError && error.status === 404) return undefined;
      throw error;
    });
  return found && may(actor, 'offer.buy', ownerOf(found))
    ? { type: named.type, listing: found.id }
    : undefined;
};

const notLiveError = (): FieldError => ({
  path: ['listing'],
  message: offerTexts.notLive,
  reason: 'listing-not-live',
});

/** A listing stays live while its revision is pending. */
const isLive = async (strapi: Strapi, { type, listing }: Pick<Wanted, 'type' | 'listing'>) =>
  (await strapi.db.query(kinds[type].uid).count({ where: { ...SHOWN, id: listing } })) > 0;

const notLive = (): HttpError => invalid(m.offer_not_live(), [notLiveError()]);

/** Throws an error that names every invalid field. */
const readOffer = async (
  strapi: Strapi,
  actor: Actor,
  input: Record<string, unknown>,
): Promise<Wanted> => {
  const errors: FieldError[] = [];
  const { texts } = readNewOffer(input, errors);
  const about = await findOwn(strapi, actor, input.listing);
  if (!about) errors.push({ path: ['listing'], message: offerTexts.listingRequired });
  // If this is the only error it is reported later: an offer paid while the listing was live is still returned.
  else if (errors[0] && !(await isLive(strapi, about))) errors.push(notLiveError());
  if (errors[0] || !about) throw invalid(errors[0]?.message ?? offerTexts.listingRequired, errors);
  return { ...texts, ...about };
};

const hash = (...parts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

const claimPayment = async (
  strapi: Strapi,
  actor: Actor,
  { key, request, wanted, card }: { key: string; request: string; wanted: Wanted; card: string },
): Promise<PaymentRow> => {
  const row = {
    key,
    request,
    user_id: actor.id,
    account_id: actor.accountId,
    values: JSON.stringify({ ...wanted, card }),
    created: Date.now(),
  };
  await inTransaction(strapi, (sql) => sql(OFFER_PAYMENTS).insert(row));
  const made = await findPayment(strapi, { key });
  if (!made) throw new Error('The payment was not stored.');
  return made;
};

/** Settles an attempt that may have been paid, before its invalid listing is reported as if nothing was charged. */
const respondForGone = async (strapi: Strapi, actor: Actor, key: string): Promise<void> => {
  const known = await findPayment(strapi, { key });
  if (!known || known.offer_id !== null) return;
  // It is never charged now. A payment without a known result is found later and refunded.
  if (!known.intent) throw givenBack();
  await holding(strapi, actor.accountId, (account) => settle(strapi, account, known));
};

/** The offer of a payment made while its listing was live. A payment that waits for authentication is cancelled. */
const madeWhileLive = async (
  strapi: Strapi,
  account: MirrorRow,
  known: PaymentRow,
): Promise<OfferRow | null> => {
  await findOut(strapi, account, known);
  const after = await findPayment(strapi, { id: known.id });
  return findOffer(strapi, after?.offer_id ?? null);
};

/** Charges once per attempt, however often it is repeated. Repeating an attempt with another body fails with 422. */
export const buyOffer = async (
  strapi: Strapi,
  actor: Actor,
  input: Record<string, unknown>,
  attempt: string,
): Promise<OfferRow> => {
  authorize(actor, 'offer.buy');
  const key = hash(actor.id, attempt || randomUUID());
  const wanted = await readOffer(strapi, actor, input).catch(async (error: unknown) => {
    await respondForGone(strapi, actor, key);
    throw error;
  });
  const request = hash(wanted);
  return holdingOpen(strapi, actor.accountId, async (account) => {
    const known = await findPayment(strapi, { key });
    if (known && known.request !== request) {
      throw new HttpError('key-reused');
    }
    const before = known && (await findOffer(strapi, known.offer_id));
    if (before) {
      await noteHeard(strapi, known);
      return before;
    }
    if (!(await isLive(strapi, wanted))) {
      const made = known && (await madeWhileLive(strapi, account, known));
      if (made) return made;
      if (!known) await rejectDuplicate(strapi, account, { known: input.earlier, wanted, request });
      throw notLive();
    }
    const { payment_id: card } = account;
    if (!card) {
      throw new HttpError('payment-method-missing');
    }
    if (!known) await mustNotBeTakenBack(strapi, key);
    if (!known) await rejectDuplicate(strapi, account, { known: input.earlier, wanted, request });
    const payment = known ?? (await claimPayment(strapi, actor, { key, request, wanted, card }));
    return settle(strapi, account, payment);
  });
};
