import { notificationDays, notificationKindsOf } from '@portal/domain';
import { actorFrom, type UserRow } from '../../base/actor.ts';
import { inTransaction } from '../../base/database.ts';
import { tryItem } from '../../base/failures.ts';
import type { Job } from '../../base/jobs.ts';
import { nextTurn } from '../../base/nextTurn.ts';
import type { Strapi } from '../../base/registry.ts';
import { emailWords, queueEmail, readerOf } from '../mail/index.ts';
import { NOTIFICATIONS, type NotificationRow } from './tables.ts';

const DAY = 24 * 3_600_000;

/** Sends a user one email with all that is unread and was not emailed yet; none if it was read meanwhile. */
const sendDigest = (strapi: Strapi, user_id: number): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    const taken: Pick<NotificationRow, 'id' | 'kind' | 'title' | 'read_at'>[] = await sql(
      NOTIFICATIONS,
    )
      .where({ user_id })
      .whereNotNull('digest_at')
      .update({ digest_at: null })
      .returning(['id', 'kind', 'title', 'read_at']);
    await sql(NOTIFICATIONS).where({ user_id, listed: 0 }).delete();
    const user: UserRow | undefined = await sql('up_users').where({ id: user_id }).first();
    if (!user || user.blocked) return;
    const kinds = notificationKindsOf(actorFrom(user));
    const unread = taken
      .filter(({ kind, read_at }) => read_at === null && kinds.includes(kind))
      .sort((a, b) => Number(b.id) - Number(a.id));
    if (unread.length === 0) return;
    const items = unread.map(({ kind, title }) => ({ kind, title }));
    const unsubscribe = { user: user_id, kind: 'daily' as const };
    const reader = { user: user_id, kinds: [...new Set(items.map(({ kind }) => kind))], items };
    const written = emailWords('daily-notifications', readerOf(user), { unread: items });
    await queueEmail(strapi, written, user.email, { unsubscribe, reader });
  });

/** Sends the daily emails that are due; the first instance that gets to a user takes all of theirs. */
export const digestJob: Job = {
  name: 'daily-emails',
  async work(strapi, stopping) {
    const due: number[] = await inTransaction(strapi, (sql) =>
      sql(NOTIFICATIONS)
        .whereNotNull('digest_at')
        .where('digest_at', '<=', Date.now())
        .distinct()
        .pluck('user_id'),
    );
    for (const user of due) {
      await nextTurn();
      if (stopping.aborted) return undefined;
      // One that fails is tried again in the next run; the others do not wait for it.
      await tryItem(strapi, 'daily-emails', user, () => sendDigest(strapi, Number(user)));
    }
    return undefined;
  },
};

/** Deletes notifications that were read long ago. */
export const sweepNotifications = (strapi: Strapi): Promise<number> =>
  inTransaction(strapi, (sql) =>
    sql(NOTIFICATIONS)
      .whereNotNull('read_at')
      .where('read_at', '<=', Date.now() - notificationDays * DAY)
      .delete(),
  );
