import { offerTexts } from '@portal/domain';
import { inTransaction } from '../../base/database.ts';
import { HttpError } from '../../base/httpError.ts';
import type { Strapi } from '../../base/registry.ts';
import { m } from '../../base/texts.ts';
import {
  isMarked,
  type MirrorRow,
  mark,
  OFFER_PAYMENTS,
  type PaymentRow,
} from '../payments/index.ts';
import {
  findOffer,
  findPayment,
  forget,
  isGivenBack,
  readDraft,
  settleOffer,
  unheardOf,
  type Wanted,
} from './purchases.ts';
import { A_MOMENT, cancelIntent, GIVEN_UP, intentsOf } from './reconcilePayments.ts';

/* A buyer who never got the result of a payment may enter the offer again. The new attempt is charged only after they know. */

/** Marks a payment whose attempt was repeated and got its result. */
const heard = (payment: number): string => `offer:heard:${payment}`;

/** Whether the buyer may not know of the offer of this payment. */
const isUnheard = async (strapi: Strapi, payment: number): Promise<boolean> =>
  (await isMarked(strapi, unheardOf(payment))) && !(await isMarked(strapi, heard(payment)));

/** Marks an attempt that a later one for the same listing cancelled. */
const takenBack = (key: string): string => `offer:taken-back:${key}`;

const earlier = (offer: number | null, message: string): HttpError =>
  new HttpError('earlier-offer', { message, details: { offer } });

const unknown = (title: string): HttpError => earlier(null, m.offer_earlier_unknown({ title }));

const rowsOf = (strapi: Strapi, accountId: number): Promise<PaymentRow[]> =>
  inTransaction(strapi, (sql) =>
    sql(OFFER_PAYMENTS)
      .where({ account_id: accountId })
      .where('created', '>', Date.now() - GIVEN_UP)
      .orderBy('id'),
  );

/** Settles a payment with an unknown result. One that waits for authentication is cancelled. */
export const findOut = async (
  strapi: Strapi,
  account: MirrorRow,
  row: PaymentRow,
): Promise<void> => {
  const { title } = readDraft(row).wanted;
  const intent = row.intent ?? (await intentsOf(strapi, [row])).get(row.key);
  if (!intent) {
    if (Number(row.created) > Date.now() - A_MOMENT) throw unknown(title);
    return;
  }
  await settleOffer(strapi, account.id, row.key, intent);
  const after = await findPayment(strapi, { id: row.id });
  if (!after || after.offer_id !== null || isGivenBack(after)) return;
  await cancelIntent(strapi, intent).catch((error: unknown) => {
    // It was paid in the meantime.
    throw error instanceof HttpError && error.reason === 'provider-rejected'
      ? unknown(title)
      : error;
  });
  await mark(strapi, takenBack(row.key));
  await forget(strapi, row.id);
};

/** An attempt in another tab may be repeated after its authentication; it must not be charged then. */
export const mustNotBeTakenBack = async (strapi: Strapi, key: string): Promise<void> => {
  if (!(await isMarked(strapi, takenBack(key)))) return;
  throw new HttpError('offer-taken-back');
};

/**
 * Throws `earlier-offer` for the latest offer of the listing that its buyer may not know of, or that is equal, unless
 * `known` is its id or a later one.
 */
export const rejectDuplicate = async (
  strapi: Strapi,
  account: MirrorRow,
  { known, wanted, request }: { known: unknown; wanted: Wanted; request: string },
): Promise<void> => {
  let latest: { id: number; title: string } | undefined;
  for (const row of await rowsOf(strapi, account.id)) {
    const { type, listing } = readDraft(row).wanted;
    if (type !== wanted.type || listing !== wanted.listing) continue;
    if (row.offer_id === null && !isGivenBack(row)) await findOut(strapi, account, row);
    const after = await findPayment(strapi, { id: row.id });
    const offer = after?.offer_id ? await findOffer(strapi, after.offer_id) : null;
    // A refunded offer is no second payment.
    if (!offer || offer.status === 'DECLINED') continue;
    const doubtful = row.request === request || (await isUnheard(strapi, row.id));
    // The offer of a payment that was found late can be newer than those of later payments.
    if (doubtful && offer.id > (latest?.id ?? 0)) latest = { id: offer.id, title: offer.title };
  }
  if (!latest || (typeof known === 'number' && latest.id <= known)) return;
  throw earlier(latest.id, offerTexts.earlier(latest.title));
};

/** The attempt returned its result, so the buyer knows of the offer. */
export const noteHeard = async (strapi: Strapi, { id }: PaymentRow): Promise<void> => {
  if (await isMarked(strapi, unheardOf(id))) await mark(strapi, heard(id));
};
