import { offerTexts } from '@portal/domain';
import { inTransaction } from '../database.ts';
import { Refusal } from '../refusal.ts';
import type { Strapi } from '../registry.ts';
import type { MirrorRow } from './mirror.ts';
import type { Wanted } from './offerInput.ts';
import {
  findOffer,
  findPayment,
  forget,
  isGivenBack,
  type PaymentRow,
  readKept,
  settleOffer,
  unheardOf,
} from './offers.ts';
import { isMarked, mark, OFFER_PAYMENTS } from './tables.ts';
import { A_MOMENT, cancelIntent, GIVEN_UP, intentsOf } from './unanswered.ts';

/* Whoever does not know what became of a payment may type the offer anew, as another attempt. It is not charged before they know. */

/** Of a payment whose own attempt was repeated, and answered. */
const heard = (payment: number): string => `offer:heard:${payment}`;

/** Whether nobody may know of the offer that this payment became. */
const isUnheard = async (strapi: Strapi, payment: number): Promise<boolean> =>
  (await isMarked(strapi, unheardOf(payment))) && !(await isMarked(strapi, heard(payment)));

/** Of an attempt whose payment was not made when another one for its listing came. */
const takenBack = (key: string): string => `offer:taken-back:${key}`;

const earlier = (offer: number | null, message: string): Refusal =>
  new Refusal('earlier-offer', { message, details: { offer } });

const unknown = (title: string): Refusal =>
  earlier(
    null,
    `Whether your earlier offer for this listing, “${title}”, was paid is not known yet. Please press again in a minute. Nothing was charged now.`,
  );

const rowsOf = (strapi: Strapi, accountId: number): Promise<PaymentRow[]> =>
  inTransaction(strapi, (sql) =>
    sql(OFFER_PAYMENTS)
      .where({ account_id: accountId })
      .where('created', '>', Date.now() - GIVEN_UP)
      .orderBy('id'),
  );

/** Finds out what became of a payment; what the bank only asked about is taken back. */
export const findOut = async (
  strapi: Strapi,
  account: MirrorRow,
  row: PaymentRow,
): Promise<void> => {
  const { title } = readKept(row).wanted;
  const intent = row.intent ?? (await intentsOf(strapi, [row])).get(row.key);
  if (!intent) {
    if (Number(row.created) > Date.now() - A_MOMENT) throw unknown(title);
    return;
  }
  await settleOffer(strapi, account.id, row.key, intent);
  const after = await findPayment(strapi, { id: row.id });
  if (!after || after.offer_id !== null || isGivenBack(after)) return;
  await cancelIntent(strapi, intent).catch((error: unknown) => {
    // The bank was faster: paid after all.
    throw error instanceof Refusal && error.reason === 'provider-rejected' ? unknown(title) : error;
  });
  await mark(strapi, takenBack(row.key));
  await forget(strapi, row.id);
};

/** The bank may still be answering in another tab, whose attempt comes again. */
export const mustNotBeTakenBack = async (strapi: Strapi, key: string): Promise<void> => {
  if (!(await isMarked(strapi, takenBack(key)))) return;
  throw new Refusal('offer-taken-back');
};

/**
 * Tells of the latest earlier offer for the same listing that its buyer may not have heard of, or that says just the same, unless they
 * say that they know of it: of several attempts at once none can be taken for somebody who was told.
 */
export const answerEarlier = async (
  strapi: Strapi,
  account: MirrorRow,
  { known, wanted, request }: { known: unknown; wanted: Wanted; request: string },
): Promise<void> => {
  let latest: { id: number; title: string } | undefined;
  for (const row of await rowsOf(strapi, account.id)) {
    const { type, listing, title } = readKept(row).wanted;
    if (type !== wanted.type || listing !== wanted.listing) continue;
    if (row.offer_id === null && !isGivenBack(row)) await findOut(strapi, account, row);
    const after = await findPayment(strapi, { id: row.id });
    const offer = after?.offer_id ? await findOffer(strapi, after.offer_id) : null;
    // What was paid back is no second payment.
    if (!offer || offer.status === 'DECLINED') continue;
    const doubtful = row.request === request || (await isUnheard(strapi, row.id));
    // One that was found late has a later offer than payments after it.
    if (doubtful && offer.id > (latest?.id ?? 0)) latest = { id: offer.id, title };
  }
  if (!latest || (typeof known === 'number' && latest.id <= known)) return;
  throw earlier(latest.id, offerTexts.earlier(latest.title));
};

/** The attempt itself was answered: there is nothing to tell any more. */
export const noteHeard = async (strapi: Strapi, { id }: PaymentRow): Promise<void> => {
  if (await isMarked(strapi, unheardOf(id))) await mark(strapi, heard(id));
};
