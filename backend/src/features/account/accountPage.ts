import { type AuditAction, auditActions, type Collection, changedRoles } from '@portal/domain';
import type { Knex } from 'knex';
import type { UserRow } from '../../base/actor.ts';
import { inTransaction } from '../../base/database.ts';
import { notFound } from '../../base/httpError.ts';
import type { Strapi } from '../../base/registry.ts';
import { AUDIT_LOG } from '../audit/index.ts';
import { changesOf } from '../audit-log/index.ts';
import { kinds } from '../listing/index.ts';
import { paymentSettings } from '../payments/settings.ts';
import { countFactors, createSessions, findUser, waitingAddress } from '../sign-in/index.ts';
import { accountRow, countListings } from './accountList.ts';

const HISTORY = 20;
const DASHBOARD = 'https://dashboard.stripe.com/customers';

const none = { live: 0, pending: 0 };

/** Active rows and all others, as the lists of admins divide them. */
const counted = async (query: Knex.QueryBuilder) => {
  const rows: { status: string | null; n: number | string }[] = await query
    .select('status')
    .count({ n: '*' })
    .groupBy('status');
  const sum = (active: boolean) =>
    rows.reduce(
      (total, { status, n }) => total + ((status === 'APPROVED') === active ? Number(n) : 0),
      0,
    );
  return { active: sum(true), pending: sum(false) };
};

/** Reviews that the user wrote, and offers on the account's listings. */
const countFeedback = (strapi: Strapi, { id, account }: UserRow) =>
  inTransaction(strapi, async (sql) => {
    const of = async (type: Collection) => {
      const column = `${kinds[type].single}_id`;
      const listings = sql(type)
        .select('id')
        .where({ account_id: account?.id ?? -1 });
      return {
        reviews: await counted(sql('reviews').where({ author_id: id }).whereNotNull(column)),
        offers: await counted(sql('special_offers').whereIn(column, listings)),
      };
    };
    return { apps: await of('apps'), services: await of('services') };
  });

interface Entry {
  id: number;
  action: AuditAction;
  changes: string;
  actor_name: string | null;
  reason: string | null;
  created_at: number | string;
}

/** The latest actions on the user, newest first. */
const readHistory = (strapi: Strapi, id: number) =>
  inTransaction(strapi, async (sql) => {
    const rows: Entry[] = await sql(AUDIT_LOG)
      .where({ subject_kind: 'users', subject_id: id })
      // The page has no text for those of another version.
      .whereIn('action', Object.keys(auditActions))
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(HISTORY);
    return rows.map((row) => ({
      id: row.id,
      action: row.action,
      ...changedRoles(changesOf(row.changes)),
      actor: row.actor_name,
      reason: row.reason,
      createdAt: new Date(Number(row.created_at)).toISOString(),
    }));
  });

/** What staff see of a user; throws 404 for an unknown one. */
export const accountPage = async (strapi: Strapi, id: number) => {
  const user = await findUser(strapi, id);
  if (!user) throw notFound();
  const { account } = user;
  const listings = account
    ? (await countListings(strapi, [account.id])).get(account.id)
    : undefined;
  const { apps, services } = await countFeedback(strapi, user);
  const sessions = await createSessions(strapi).listOf(id, null);
  const customer = account?.customer_id ?? null;
  const live = paymentSettings.mode === 'live' && customer !== null;
  return {
    ...accountRow(user),
    waits_for: waitingAddress(user),
    factors: await countFactors(strapi, id),
    blocked_reason: user.blocked_at ? (user.blocked_reason ?? null) : null,
    deletes_at: user.deletes_at ? new Date(user.deletes_at).toISOString() : null,
    invite_expires_at: user.invite_expires_at
      ? new Date(user.invite_expires_at).toISOString()
      : null,
    listings_hidden: !!account?.hidden_at,
    subscription_status: account?.subscription_status ?? null,
    customer_id: customer,
    customer_url: live ? `${DASHBOARD}/${encodeURIComponent(customer)}` : null,
    counts: {
      apps: { ...(listings?.apps ?? none), ...apps },
      services: { ...(listings?.services ?? none), ...services },
    },
    sessions: sessions.map(({ current: _, ...session }) => session),
    history: await readHistory(strapi, id),
  };
};
