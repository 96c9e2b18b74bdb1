import { collections, deletedAccount, reviewAsides, staffRolesOf } from '@portal/domain';
import { type Actor, actorFrom, type UserRow } from '../../base/actor.ts';
import { inTransaction, type Sql } from '../../base/database.ts';
import { tryItem } from '../../base/failures.ts';
import type { Job } from '../../base/jobs.ts';
import type { Strapi } from '../../base/registry.ts';
import { recordAudit } from '../audit/index.ts';
import { forgetImports } from '../imports/index.ts';
import { kinds, listingRepository, removeDrafts } from '../listing/index.ts';
import { forgetEmailsTo } from '../mail/index.ts';
import { deleteMedia, FILE, type MediaRecord, mediaStore } from '../media/index.ts';
import { eraseAuthor, forgetAssignee, recordEvent } from '../moderation/index.ts';
import { forgetNotices, forgetNotifications } from '../notifications/index.ts';
import {
  alone,
  closeCustomer,
  locked,
  OFFER_PAYMENTS,
  type PaymentRow,
} from '../payments/index.ts';
import { deleteReview } from '../review/index.ts';
import { forgetSavedViews } from '../saved-view/index.ts';
import { createSessions, findUser, forgetFactors, USER } from '../sign-in/index.ts';
import { readDraft } from '../special-offer/index.ts';
import { erasePersonFromTrash, eraseTrashOf, type Gone } from '../trash/index.ts';

const ACCOUNT = 'api::account.account';
/** What goes with a listing, by the name that histories have for it, with its table. */
const dependents = [
  ['special-offers', 'special_offers'],
  ['reviews', 'reviews'],
] as const;
const noTexts = { note: null, internal_note: null, payment: null, before: null };

/**
 * Forgets the notifications about a record that is gone, and the texts in its history. Of the history of a review, those of its
 * author or those of its vendor. What is kept of a report has no text of the author, and is for its notification.
 */
const forgetHistory = async (
  strapi: Strapi,
  sql: Sql,
  { kind, id }: Gone,
  erased: 'author' | 'vendor',
): Promise<void> => {
  await forgetNotices(strapi, `${kind}/${id}`);
  const events = sql('events').where({ listing_type: kind, listing_id: id });
  if (kind === 'reviews' && erased === 'vendor') events.whereIn('kind', reviewAsides);
  if (kind === 'reviews' && erased === 'author') events.whereNot({ kind: 'report-closed' });
  await events.update(noTexts);
};

/** Erases the deleted listings, which nothing restores any more. */
const eraseTrash = (strapi: Strapi, { account }: UserRow): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    for (const gone of await eraseTrashOf(sql, account?.id ?? -1))
      await forgetHistory(strapi, sql, gone, 'vendor');
  });

/** Deletes the listings with their reviews and offers, whose pending payments are refunded. Their history keeps no texts. */
const eraseListings = async (strapi: Strapi, user: UserRow): Promise<void> => {
  const actor = actorFrom(user);
  for (const type of collections) {
    const repository = listingRepository(strapi, type);
    const ids: number[] = await inTransaction(strapi, (sql) =>
      sql(type)
        .where({ account_id: actor.accountId ?? -1, revision_of: null })
        .pluck('id'),
    );
    for (const id of ids)
      await inTransaction(strapi, async (sql) => {
        const held = await repository.hold(sql, String(id), actor.accountId);
        const gone: Gone[] = [{ kind: type, id }];
        for (const [kind, table] of dependents) {
          const ids: number[] = await sql(table)
            .where({ [`${kinds[type].single}_id`]: id })
            .pluck('id');
          gone.push(...ids.map((id) => ({ kind, id })));
        }
        await repository.removeAll(sql, held, actor);
        const deleted = { kind: 'deleted', from: held.live.status, to: null } as const;
        await recordEvent(strapi, type, { id, name: null }, actor, deleted);
        for (const record of gone) await forgetHistory(strapi, sql, record, 'vendor');
      });
  }
};

const eraseReviews = async (strapi: Strapi, user: UserRow): Promise<void> => {
  const ids: number[] = await inTransaction(strapi, (sql) =>
    sql('reviews').where({ author_id: user.id }).pluck('id'),
  );
  for (const id of ids)
    await inTransaction(strapi, async (sql) => {
      await deleteReview(strapi, actorFrom(user), id, { erases: true });
      await forgetHistory(strapi, sql, { kind: 'reviews', id }, 'author');
    });
};

/** A picture of a listing that was moved to another account stays, without its uploader. */
const eraseMedia = async (strapi: Strapi, user: UserRow): Promise<void> => {
  const { id } = user;
  const actor = actorFrom(user);
  const files = strapi.db.query(FILE);
  const found: MediaRecord[] = await files.findMany({ where: { ownerId: id } });
  for (const file of found)
    if (!(await deleteMedia(strapi, mediaStore, file, actor)))
      await files.update({ where: { id: file.id }, data: { ownerId: null } });
};

/** Payments stay, without the texts of their offers. `by` is who does it; by default its time is over. */
export const erasePerson = (
  strapi: Strapi,
  { id, email, account }: UserRow,
  by: Actor | null = null,
): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    const account_id = account?.id ?? -1;
    const payments: PaymentRow[] = await sql(OFFER_PAYMENTS).where({ account_id });
    for (const payment of payments) {
      const { wanted, card } = readDraft(payment);
      const texts = { title: deletedAccount, description: '', link: '', label: '' };
      const values = JSON.stringify({ ...wanted, ...texts, card });
      await sql(OFFER_PAYMENTS).where({ id: payment.id }).update({ values });
    }
    await removeDrafts(sql, account_id);
    const names = { user: id, account: account_id, name: deletedAccount };
    for (const gone of await erasePersonFromTrash(sql, names))
      await forgetHistory(strapi, sql, gone, 'author');
    await sql('events').where({ actor_id: id }).update({ actor_name: deletedAccount });
    await eraseAuthor(sql, id, deletedAccount);
    await forgetAssignee(sql, id);
    await createSessions(strapi).closeAll(id);
    await forgetFactors(sql, id);
    await forgetNotifications(sql, id);
    await forgetSavedViews(sql, id);
    await forgetImports(sql, id);
    await forgetEmailsTo(sql, email);
    await strapi.db.query(USER).delete({ where: { id } });
    const kept = payments.length > 0 || !!account?.customer_id;
    if (account && kept) {
      const [first_name, last_name] = deletedAccount.split(' ');
      const names = { first_name, last_name, email: null, customer_email: null };
      const data = { ...names, payment_id: null };
      await strapi.db.query(ACCOUNT).update({ where: { id: account.id }, data });
    } else if (account) await strapi.db.query(ACCOUNT).delete({ where: { id: account.id } });
    await recordAudit(strapi, by, {
      action: 'account.erase',
      subject: { kind: 'users', id, name: deletedAccount },
      changes: { payments: [kept ? 'kept' : null, kept ? 'kept' : null] },
    });
  });

/** Can be repeated after a failure in the middle: what is left is erased then. */
const erase = async (strapi: Strapi, id: number): Promise<void> => {
  const user = await findUser(strapi, id);
  const due = user?.deletes_at && new Date(user.deletes_at).getTime() <= Date.now();
  if (!user || !due || staffRolesOf(user).length > 0) return;
  // Before anything is erased, because the card provider may fail.
  await closeCustomer(strapi, user.account?.id ?? null);
  // First, so that no listing is restored behind those that are erased.
  await eraseTrash(strapi, user);
  await eraseListings(strapi, user);
  // A moderator may have deleted one meanwhile.
  await eraseTrash(strapi, user);
  await eraseReviews(strapi, user);
  await eraseMedia(strapi, user);
  await erasePerson(strapi, user);
};

/** Erases the accounts whose time to be restored is over. Those that fail are tried again. */
const eraseDue = async (strapi: Strapi, stopping: AbortSignal): Promise<undefined> => {
  const due: { id: number; account_id: number | null }[] = await inTransaction(strapi, (sql) =>
    sql('up_users')
      .whereNotNull('deletes_at')
      .where('deletes_at', '<=', new Date())
      .whereRaw('staff is not true and super is not true')
      .orderBy('deletes_at')
      .select('id', 'account_id'),
  );
  for (const { id, account_id } of due) {
    if (stopping.aborted) return;
    const work = () => erase(strapi, Number(id));
    await tryItem(strapi, 'erasing', id, () =>
      account_id === null ? locked(strapi, `user:${id}`, work) : alone(strapi, account_id, work),
    );
  }
};

export const eraseJob: Job = { name: 'erasing', work: eraseDue };
