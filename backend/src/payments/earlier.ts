import { inTransaction } from '../database.ts';
import { Refusal } from '../refusal.ts';
import type { Strapi } from '../registry.ts';
import type { MirrorRow } from './mirror.ts';
import type { Wanted } from './offer-input.ts';
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

const told = (payment: number): string => `offer:told:${payment}`;

/** Whether this attempt has to hear of it: one that was told hears the same again, its answer may be lost. Another one goes on. */
const mustHear = async (strapi: Strapi, payment: number, attempt: string): Promise<boolean> => {
  const mine = `${told(payment)}:${attempt}`;
  if (await isMarked(strapi, told(payment))) return isMarked(strapi, mine);
  await mark(strapi, mine);
  return mark(strapi, told(payment));
};

/** Of an attempt whose payment was not made when another one for its listing came. */
const takenBack = (key: string): string => `offer:taken-back:${key}`;

const earlier = (offer: number | null, message: string): Refusal =>
  new Refusal(400, `${message} Nothing was charged now.`, { code: 'earlier_offer', offer });

const unknown = (title: string): Refusal =>
  earlier(
    null,
    `Whether your earlier offer for this listing, “${title}”, was paid is not known yet. Please press again in a minute.`,
  );

const rowsOf = (strapi: Strapi, accountId: number): Promise<PaymentRow[]> =>
  inTransaction(strapi, (sql) =>
    sql(OFFER_PAYMENTS)
      .where({ account_id: accountId })
      .where('created', '>', Date.now() - GIVEN_UP)
      .orderBy('id'),
  );

/** Finds out what became of a payment; what the bank only asked about is taken back. */
const findOut = async (strapi: Strapi, account: MirrorRow, row: PaymentRow): Promise<void> => {
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
    throw error instanceof Refusal && error.status === 400 ? unknown(title) : error;
  });
  await mark(strapi, takenBack(row.key));
  await forget(strapi, row.id);
};

/** The bank may still be answering in another tab, whose attempt comes again. */
export const mustNotBeTakenBack = async (strapi: Strapi, key: string): Promise<void> => {
  if (!(await isMarked(strapi, takenBack(key)))) return;
  throw new Refusal(
    400,
    'This offer was taken back, because another one for the same listing was sent after it. Nothing was charged for it.',
    { code: 'taken_back' },
  );
};

/** Tells, one attempt for each, of an earlier offer for the same listing that its buyer may not have heard of, or that says just the same. */
export const answerEarlier = async (
  strapi: Strapi,
  account: MirrorRow,
  { key, wanted, request }: { key: string; wanted: Wanted; request: string },
): Promise<void> => {
  for (const row of await rowsOf(strapi, account.id)) {
    const { type, listing, title } = readKept(row).wanted;
    if (type !== wanted.type || listing !== wanted.listing) continue;
    if (row.offer_id === null && !isGivenBack(row)) await findOut(strapi, account, row);
    const after = await findPayment(strapi, { id: row.id });
    const offer = after?.offer_id ? await findOffer(strapi, after.offer_id) : null;
    // What was paid back is no second payment.
    if (!offer || offer.status === 'DECLINED') continue;
    const doubtful = row.request === request || (await isMarked(strapi, unheardOf(row.id)));
    if (!doubtful || !(await mustHear(strapi, row.id, key))) continue;
    throw earlier(
      offer.id,
      `Your earlier offer for this listing, “${title}”, was paid and sent for review. To buy this one as well, press again.`,
    );
  }
};

/** The attempt itself was answered: there is nothing to tell any more. */
export const noteHeard = async (strapi: Strapi, { id }: PaymentRow): Promise<void> => {
  if (await isMarked(strapi, unheardOf(id))) await mark(strapi, told(id));
};
