import { collections, staffRolesOf } from '@portal/domain';
import { staffSql, type UserRow } from '../../base/actor.ts';
import { inTransaction, type Sql } from '../../base/database.ts';
import type { Job } from '../../base/jobs.ts';
import { claimTime } from '../../base/lastTimes.ts';
import type { Strapi } from '../../base/registry.ts';
import { settings } from '../../base/settings.ts';
import { m } from '../../base/texts.ts';
import { readQueues } from '../listing/index.ts';
import { durationIn, emailWords } from '../mail/index.ts';
import { notify } from '../notifications/index.ts';

const HOUR = 3600 * 1000;
/** Less than a day, so that the email comes at the same hour. */
const PAUSE = 24 * HOUR - 60_000;

/** The queues with late records, that with the oldest record first. */
const readLate = async (strapi: Strapi) => {
  const figures = await readQueues(strapi);
  const queues = collections.flatMap((type) => {
    const kind = type === 'apps' ? 'app' : 'service';
    const [reviews, offers] = [`/reviews/${type}/pending`, `/special-offers/${type}/pending`];
    const toReview = `${reviews}?status=pending,reply,reported`;
    return [
      {
        ...figures[type],
        oldestKind: `${kind}-listing` as const,
        path: `/${type}/pending/all?status=pending`,
      },
      { ...figures.reviews[type], oldestKind: `${kind}-review` as const, path: toReview },
      {
        ...figures.special_offers[type],
        oldestKind: `${kind}-offer` as const,
        path: `${offers}?status=pending`,
      },
    ];
  });
  const late = queues.filter((queue) => queue.late > 0);
  return late.sort((a, b) => String(a.oldest).localeCompare(String(b.oldest)));
};

/** Moderators, or the owners while there are none. */
const readers = async (sql: Sql): Promise<UserRow[]> => {
  const staff: UserRow[] = await sql('up_users').whereRaw(staffSql).select();
  const active = staff.filter(({ blocked }) => !blocked);
  const moderators = active.filter((user) => staffRolesOf(user).includes('moderator'));
  return moderators.length > 0
    ? moderators
    : active.filter((user) => staffRolesOf(user).includes('owner'));
};

/** Emails the moderators how many records wait too long, at most once a day for all servers. */
const nudge = (strapi: Strapi): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    const late = await readLate(strapi);
    const [first] = late;
    if (!first?.oldest) return;
    const now = Date.now();
    const age = Math.floor((now - Date.parse(first.oldest)) / HOUR);
    if (!(await claimTime(strapi, 'late-reviews-nudge', now - PAUSE))) return;
    const facts = {
      items: late.reduce((sum, queue) => sum + queue.late, 0),
      limit: settings.reviewLimitHours,
      oldest: first.oldestKind,
      // In whole days that have passed.
      age: age < 24 ? age : age - (age % 24),
      path: first.path,
    };
    await notify(strapi, {
      kind: 'late',
      to: await readers(sql),
      about: 'queue',
      event: now,
      path: facts.path,
      words: () => ({
        title: m.reviews_late_subject({ ...facts, limit: durationIn(facts.limit) }),
      }),
      email: (reader, subject) => emailWords('reviews-late', reader, { ...facts, subject }),
    });
  });

/** Looks every minute; the time of the last email is in the database. */
export const nudgeJob: Job = {
  name: 'late-reviews',
  has: settings.reviewLimitHours > 0,
  async work(strapi) {
    await nudge(strapi);
    return undefined;
  },
};
