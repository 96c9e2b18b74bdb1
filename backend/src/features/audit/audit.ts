import type { AuditAction, AuditChanges, AuditKind, AuditValue } from '@portal/domain';
import type { Knex } from 'knex';
import type { Actor } from '../../base/actor.ts';
import { inTransaction, rawTable } from '../../base/database.ts';
import type { Context, Strapi } from '../../base/registry.ts';

export const AUDIT_LOG = 'audit_log';

/** `action_area` is the first word of the action; `created_at` is in milliseconds since 1970; `changes` is JSON. */
export const auditModel = rawTable(
  AUDIT_LOG,
  {
    created_at: 'biginteger',
    actor_id: 'integer',
    actor_name: 'text',
    actor_roles: 'string',
    address: 'string',
    user_agent: 'text',
    action: 'string',
    action_area: 'string',
    subject_kind: 'string',
    subject_id: 'integer',
    subject_name: 'text',
    changes: 'text',
    reason: 'text',
  },
  {},
);

/** Who acts: `actorOf(ctx)`, or a visitor whose id is null. */
export type AuditActor = Pick<Actor, 'name' | 'staff' | 'address' | 'userAgent'> & {
  id: number | null;
};

/** A visitor who is not signed in. */
export const visitorOf = (ctx: Context): AuditActor => ({
  id: null,
  name: '',
  staff: [],
  address: ctx.request.ip,
  userAgent: ctx.get('user-agent'),
});

export interface AuditEntry {
  action: AuditAction;
  /** The id is null for a record that does not exist yet. */
  subject?: { kind: AuditKind; id: number | null; name: string } | null;
  /** By field. Never passwords, tokens or codes; long texts are shortened. */
  changes?: AuditChanges;
  reason?: string | null;
}

const MAX_VALUE = 120;
const MAX_ITEMS = 50;
const MAX_TEXT = 1000;

const shorten = (text: string, max: number): string =>
  text.length > max ? `${[...text].slice(0, max).join('')}…` : text;

const shortValue = (value: AuditValue): AuditValue => {
  if (typeof value === 'string') return shorten(value, MAX_VALUE);
  if (typeof value !== 'object' || value === null) return value;
  return value.slice(0, MAX_ITEMS).map((each) => shorten(each, MAX_VALUE));
};

/** Adds an entry with a connection or transaction; for programs without a server. */
export const writeAudit = async (
  sql: Knex,
  by: AuditActor | null,
  { action, subject = null, changes = {}, reason = null }: AuditEntry,
): Promise<void> => {
  const short = Object.entries(changes).map(([field, pair]) => [field, pair.map(shortValue)]);
  await sql(AUDIT_LOG).insert({
    created_at: Date.now(),
    actor_id: by?.id ?? null,
    actor_name: by && shorten(by.name, MAX_VALUE),
    actor_roles: by?.staff.join(',') ?? null,
    // A header of the client where TRUST_PROXY counts too many proxies; PostgreSQL rejects more than 255 symbols.
    address: by?.address ? shorten(by.address, MAX_VALUE) : null,
    user_agent: by?.userAgent ? shorten(by.userAgent, MAX_TEXT) : null,
    action,
    action_area: action.split('.', 1)[0],
    subject_kind: subject?.kind ?? null,
    subject_id: subject?.id ?? null,
    subject_name: subject && shorten(subject.name, MAX_VALUE),
    changes: JSON.stringify(Object.fromEntries(short)),
    reason: reason === null ? null : shorten(reason, MAX_TEXT),
  });
};

/** Adds an entry to the audit log, in the caller's transaction. `by` is null for the system. */
export const recordAudit = (
  strapi: Strapi,
  by: AuditActor | null,
  entry: AuditEntry,
): Promise<void> => inTransaction(strapi, (sql) => writeAudit(sql, by, entry));
