import { createHash, randomUUID } from 'node:crypto';
import type { Actor } from '../actor.ts';
import { authorize } from '../actor.ts';
import type { OfferRow } from '../api/special-offer/offers.ts';
import { inTransaction } from '../database.ts';
import { Refusal } from '../refusal.ts';
import type { Strapi } from '../registry.ts';
import { holding } from './cards.ts';
import { answerEarlier, findOut, mustNotBeTakenBack, noteHeard } from './earlier.ts';
import type { MirrorRow } from './mirror.ts';
import { isLive, notLive, readOffer, type Wanted } from './offerInput.ts';
import { findOffer, findPayment, givenBack, type PaymentRow, settle } from './offers.ts';
import { OFFER_PAYMENTS } from './tables.ts';

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
  if (!made) throw new Error('The payment was not kept.');
  return made;
};

/** An attempt that may have been paid is not told that its listing is not valid, as if nothing had been charged. */
const answerForGone = async (strapi: Strapi, actor: Actor, key: string): Promise<void> => {
  const known = await findPayment(strapi, { key });
  if (!known || known.offer_id !== null) return;
  // Nothing is charged for it any more; what was paid unheard is found, and goes back.
  if (!known.intent) throw givenBack();
  await holding(strapi, actor.accountId, (account) => settle(strapi, account, known));
};

/** The offer of a payment that was made, or begun, while its listing was live; what the bank only asked about is taken back. */
const madeWhileLive = async (
  strapi: Strapi,
  account: MirrorRow,
  known: PaymentRow,
): Promise<OfferRow | null> => {
  await findOut(strapi, account, known);
  const after = await findPayment(strapi, { id: known.id });
  return findOffer(strapi, after?.offer_id ?? null);
};

/** Charges once an attempt, however often it is sent; an attempt that is sent with another body is refused with 422. */
export const buyOffer = async (
  strapi: Strapi,
  actor: Actor,
  input: Record<string, unknown>,
  attempt: string,
): Promise<OfferRow> => {
  authorize(actor, 'offer.buy');
  const key = hash(actor.id, attempt || randomUUID());
  const wanted = await readOffer(strapi, actor, input).catch(async (error: unknown) => {
    await answerForGone(strapi, actor, key);
    throw error;
  });
  const request = hash(wanted);
  return holding(strapi, actor.accountId, async (account) => {
    const known = await findPayment(strapi, { key });
    if (known && known.request !== request) {
      throw new Refusal('key-reused');
    }
    const before = known && (await findOffer(strapi, known.offer_id));
    if (before) {
      await noteHeard(strapi, known);
      return before;
    }
    if (!(await isLive(strapi, wanted))) {
      const made = known && (await madeWhileLive(strapi, account, known));
      if (made) return made;
      if (!known) await answerEarlier(strapi, account, { known: input.earlier, wanted, request });
      throw notLive();
    }
    const { payment_id: card } = account;
    if (!card) {
      throw new Refusal('payment-method-missing');
    }
    if (!known) await mustNotBeTakenBack(strapi, key);
    if (!known) await answerEarlier(strapi, account, { known: input.earlier, wanted, request });
    const payment = known ?? (await claimPayment(strapi, actor, { key, request, wanted, card }));
    return settle(strapi, account, payment);
  });
};
