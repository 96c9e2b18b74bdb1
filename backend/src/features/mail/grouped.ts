import type { Knex } from 'knex';
import type { UserRow } from '../../base/actor.ts';
import { inTransaction, isPostgres, type Sql } from '../../base/database.ts';
import { held } from '../../base/jobs.ts';
import type { Strapi } from '../../base/registry.ts';
import type { DigestItem } from './content.ts';
import { type EmailKind, emailWords } from './emails.ts';
import { deleteEmails, QUEUED_EMAILS, type QueuedEmail } from './queueTable.ts';
import { readerOf } from './readers.ts';
import { rendered } from './rendered.ts';
import { mailSettings } from './settings.ts';

/** Emails that are sent as one if several of them wait for the same reader. They are queued with their items. */
const groupedKinds: readonly EmailKind[] = ['listing-approved', 'listing-declined'];

/** Milliseconds after which an email waits for no further ones. */
const LONGEST_SERIES = 10 * 60_000;

/** Milliseconds by which the times of a group may differ, so that it is moved once a second at most. */
const SLACK = 1_000;

/** Milliseconds until the next look whether those who decide on many listings at once have finished. */
const NEXT_LOOK = 5_000;

/** Whether what made some of these emails, which are found by the column `about`, makes more of them. */
type MakesMore = (sql: Sql, emails: Knex.QueryBuilder) => Promise<boolean>;

let makesMore: MakesMore = async () => false;

/** Lets emails of decisions wait for more of them. Call it when a feature registers. */
export const waitWhile = (own: MakesMore): void => {
  makesMore = own;
};

/** The unsent emails that are sent together with this one. Those of an earlier version have no items, and are sent alone. */
const waitingWith = (sql: Sql, { reader, recipient }: Pick<QueuedEmail, 'reader' | 'recipient'>) =>
  sql(QUEUED_EMAILS)
    .where({ reader, recipient, tries: 0 })
    .whereIn('kind', groupedKinds)
    .whereNotNull('items');

/**
 * Those that no other transaction is about to change. To wait for one could end in a deadlock: a decision first recalls an
 * email, then lets the others wait.
 */
const unlocked = (strapi: Strapi, rows: ReturnType<typeof waitingWith>) =>
  isPostgres(strapi) ? rows.forUpdate().skipLocked() : rows;

const isGrouped = ({ kind, items }: Pick<QueuedEmail, 'kind' | 'items'>): boolean =>
  items !== null && groupedKinds.some((each) => each === kind);

/** Lets earlier emails wait for one that is queued now, so that decisions in a row are one email. */
export const holdGroup = async (
  strapi: Strapi,
  sql: Sql,
  email: Pick<QueuedEmail, 'kind' | 'reader' | 'recipient' | 'items' | 'created' | 'next'>,
): Promise<void> => {
  if (!isGrouped(email)) return;
  const { created, next } = email;
  const earlier = waitingWith(sql, email)
    .where('created', '>', created - LONGEST_SERIES)
    .where('next', '<', Number(next) - SLACK);
  await sql(QUEUED_EMAILS).whereIn('id', unlocked(strapi, earlier).select('id')).update({ next });
};

/** Whether an email that is due waits, with the others of its reader, because more decisions are about to follow; for ten minutes at most. */
export const waitsForMore = async (strapi: Strapi, email: QueuedEmail): Promise<boolean> => {
  const now = Date.now();
  const since = now - LONGEST_SERIES;
  if (!isGrouped(email) || email.tries > 0 || email.created <= since) return false;
  return inTransaction(strapi, async (sql) => {
    if (!(await makesMore(sql, waitingWith(sql, email)))) return false;
    const due = waitingWith(sql, email).where('created', '>', since).where('next', '<=', now);
    await sql(QUEUED_EMAILS)
      .whereIn('id', unlocked(strapi, due).select('id'))
      .update({ next: now + NEXT_LOOK });
    return true;
  });
};

type Waiting = Pick<QueuedEmail, 'id' | 'kind' | 'about' | 'items'>;

const isDeclined = ({ kind }: Waiting) => Number(kind === 'listing-declined');

/** What one email says in place of these: the newest decision on each listing, declined ones first. */
const joined = async (
  sql: Sql,
  user: UserRow,
  rows: readonly Waiting[],
  unsubscribe: boolean,
): Promise<Pick<QueuedEmail, 'kind' | 'subject' | 'text' | 'html' | 'items'>> => {
  const newest = [...new Map(rows.map((row) => [row.about, row])).values()];
  // Of a single listing, it is the email of the last decision.
  if (newest.length === 1)
    return sql(QUEUED_EMAILS)
      .where({ id: newest[0]?.id })
      .first('kind', 'subject', 'text', 'html', 'items');
  const decisions = newest
    .sort((one, other) => isDeclined(other) - isDeclined(one))
    .flatMap(({ items }): DigestItem[] => JSON.parse(items ?? '[]'));
  const written = emailWords('listings-decided', readerOf(user), { decisions });
  return {
    kind: written.kind,
    ...rendered(written, unsubscribe),
    items: JSON.stringify(decisions),
  };
};

/** Adds the other emails whose time for Undo is over to one that was claimed. */
export const takeGroup = async (
  strapi: Strapi,
  sql: Sql,
  claimed: QueuedEmail,
): Promise<QueuedEmail> => {
  if (!isGrouped(claimed) || claimed.tries > 1) return claimed;
  // Waits for a decision that saw it unclaimed, before it locks others.
  await held(sql(QUEUED_EMAILS), claimed).forUpdate().first('id');
  const over = waitingWith(sql, claimed)
    .where('created', '<=', Date.now() + SLACK - mailSettings.decisionSeconds * 1000)
    .orderBy('id');
  const others: Waiting[] = await unlocked(strapi, over).select('id', 'kind', 'about', 'items');
  const user: UserRow | undefined = await sql('up_users').where({ id: claimed.reader }).first();
  if (others.length === 0 || !user) return claimed;
  const all = [claimed, ...others].sort((one, other) => one.id - other.id);
  const change = await joined(sql, user, all, claimed.unsubscribe !== null);
  await deleteEmails(
    sql,
    'id',
    others.map(({ id }) => id),
  );
  await sql(QUEUED_EMAILS).where({ id: claimed.id }).update(change);
  return { ...claimed, ...change };
};
