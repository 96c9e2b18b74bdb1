import { type ClaimKind, claimTimes, may, recordKey } from '@portal/domain';
import type { Knex } from 'knex';
import { type Actor, actorFrom, nameOf, type UserRow } from '../../base/actor.ts';
import { inOneRead, inTransaction, rawTable } from '../../base/database.ts';
import type { Strapi } from '../../base/registry.ts';
import { announceNews } from '../notifications/index.ts';

const TABLE = 'record_claims';

/** Maximum number of claims in a response. */
const MOST = 500;

/** Which moderators have a record open. `about` is the record, such as `apps/12`; times are in milliseconds since 1970. */
export const claimsModel = rawTable(
  TABLE,
  { about: 'string', user_id: 'integer', since: 'biginteger', seen_at: 'biginteger' },
  { unique: ['about', 'user_id'], index: 'seen_at' },
);

export interface ClaimedRecord {
  kind: ClaimKind;
  id: number;
}

/** Claims not renewed since then have ended. */
const limit = (): number => Date.now() - claimTimes.endsAfter;

interface ClaimRow extends UserRow {
  about: string;
  since: number | string;
}

const claimResponse = (row: ClaimRow) => {
  const [kind, id] = row.about.split('/');
  const since = new Date(Number(row.since)).toISOString();
  return { kind, id: Number(id), user: { id: row.id, name: nameOf(row) }, since };
};

/** The current claims, oldest first. Those of users who may no longer decide are left out. */
const readClaims = async (sql: Knex, record?: ClaimedRecord) => {
  const rows: ClaimRow[] = await sql(`${TABLE} as claim`)
    .join('up_users as person', 'person.id', 'claim.user_id')
    .where('claim.seen_at', '>', limit())
    .where(record ? { 'claim.about': recordKey(record.kind, record.id) } : {})
    .orderBy(['claim.since', 'claim.id'])
    .limit(MOST)
    .select('person.*', 'claim.about', 'claim.since');
  return rows.filter((row) => !row.blocked && may(actorFrom(row), 'claim.save')).map(claimResponse);
};

export const listClaims = (strapi: Strapi) => inOneRead(strapi, (sql) => readClaims(sql));

/**
 * Has the open pages of a record load again who else has it open, and to whom it is assigned; none if only the one who acts
 * has it open.
 */
export const announceToReviewers = (
  strapi: Strapi,
  record: ClaimedRecord,
  actor: Pick<Actor, 'id'>,
): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    const present: number[] = await sql(TABLE)
      .where({ about: recordKey(record.kind, record.id) })
      .where('seen_at', '>', limit())
      .pluck('user_id');
    if (present.some((user) => Number(user) !== actor.id))
      await announceNews(strapi, present.map(Number));
  });

/** Claims a record, or renews the claim. Returns all claims of the record. */
export const claim = async (strapi: Strapi, actor: Pick<Actor, 'id'>, record: ClaimedRecord) => {
  const [claims, isNew] = await inTransaction(strapi, async (sql) => {
    const now = Date.now();
    const own = { about: recordKey(record.kind, record.id), user_id: actor.id };
    const renewed = await sql(TABLE)
      .where(own)
      .where('seen_at', '>', limit())
      .update({ seen_at: now });
    if (renewed === 0)
      await sql(TABLE)
        .insert({ ...own, since: now, seen_at: now })
        .onConflict(['about', 'user_id'])
        .merge();
    return [await readClaims(sql, record), renewed === 0] as const;
  });
  // After the commit, and to the new one as well: of two at once, neither has read the other.
  if (isNew) await announceToReviewers(strapi, record, actor);
  return claims;
};

/** Ends the user's claim, or all claims of the record. */
export const dropClaims = (
  strapi: Strapi,
  record: ClaimedRecord,
  user?: Pick<Actor, 'id'>,
): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    const ended: number = await sql(TABLE)
      .where({ about: recordKey(record.kind, record.id), ...(user ? { user_id: user.id } : {}) })
      .delete();
    // The end of all comes with an event of the record, which is announced itself.
    if (user && ended > 0) await announceToReviewers(strapi, record, user);
  });

/** Deletes the claims that have ended. */
export const sweepClaims = (strapi: Strapi): Promise<number> =>
  inTransaction(strapi, (sql) => sql(TABLE).where('seen_at', '<=', limit()).delete());
