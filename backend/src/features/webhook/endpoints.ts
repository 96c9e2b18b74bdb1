import {
  type FieldError,
  type NewWebhook,
  type WebhookChange,
  webhookLimits,
  webhookTexts,
} from '@portal/domain';
import type { Actor } from '../../base/actor.ts';
import { inTransaction, type Sql } from '../../base/database.ts';
import { isoTime } from '../../base/days.ts';
import { HttpError, invalid } from '../../base/httpError.ts';
import { wake } from '../../base/jobs.ts';
import { isPrivateLiteral } from '../../base/outgoing/address.ts';
import type { Strapi } from '../../base/registry.ts';
import { settings } from '../../base/settings.ts';
import { type AuditEntry, recordAudit } from '../audit/index.ts';
import { newSecret } from './secrets.ts';
import {
  ATTEMPTS,
  DELIVERIES,
  type DeliveryRow,
  ENDPOINTS,
  type EndpointRow,
  lockEndpoint,
} from './tables.ts';

const HOUR = 3600 * 1000;

interface Counts {
  pending: number;
  /** Pending ones whose last attempt failed. */
  retrying: number;
}

const typesOf = ({ types }: EndpointRow): string[] => types.split(',').filter(Boolean);

const endpointResponse = (row: EndpointRow, counts: Counts = { pending: 0, retrying: 0 }) => ({
  id: row.id,
  url: row.url,
  description: row.description,
  types: typesOf(row),
  enabled: row.disabled_at === null,
  disabled_at: isoTime(row.disabled_at),
  disabled_reason: row.disabled_reason,
  former_secret_until: Number(row.old_until) > Date.now() ? isoTime(row.old_until) : null,
  last_delivered_at: isoTime(row.delivered_at),
  createdAt: isoTime(row.created_at),
  created_by: row.created_by,
  ...counts,
});

/** By endpoint; of one of them, if given. */
const countPending = async (sql: Sql, endpoint_id?: number): Promise<Map<number, Counts>> => {
  const rows: (Pick<DeliveryRow, 'endpoint_id'> & Counts)[] = await sql(DELIVERIES)
    .where({ state: 'pending', ...(endpoint_id ? { endpoint_id } : {}) })
    .groupBy('endpoint_id')
    .select('endpoint_id', sql.raw('count(*) as pending, count(problem) as retrying'));
  return new Map(
    rows.map(({ endpoint_id, pending, retrying }) => [
      endpoint_id,
      { pending: Number(pending), retrying: Number(retrying) },
    ]),
  );
};

const readResponse = async (sql: Sql, row: EndpointRow) =>
  endpointResponse(row, (await countPending(sql, row.id)).get(row.id));

const record = (
  strapi: Strapi,
  actor: Actor,
  action: AuditEntry['action'],
  { id, url }: Pick<EndpointRow, 'id' | 'url'>,
  changes: AuditEntry['changes'] = {},
): Promise<void> =>
  recordAudit(strapi, actor, { action, subject: { kind: 'webhooks', id, name: url }, changes });

/** All endpoints, newest first. */
export const listEndpoints = (strapi: Strapi) =>
  inTransaction(strapi, async (sql) => {
    const rows: EndpointRow[] = await sql(ENDPOINTS).orderBy('id', 'desc').select();
    const counts = await countPending(sql);
    return rows.map((row) => endpointResponse(row, counts.get(row.id)));
  });

/** What this installation does not allow. Names are resolved for each delivery only. */
const urlErrors = (text: string): FieldError[] => {
  const url = new URL(text);
  const error = (message: string): FieldError[] => [{ path: ['url'], message }];
  if (settings.production && url.protocol !== 'https:') return error(webhookTexts.httpsNeeded);
  return !settings.webhookPrivateAddresses && isPrivateLiteral(url)
    ? error(webhookTexts.privateAddress)
    : [];
};

/** Creates an endpoint; only this response and those of rotations have a secret. */
export const createEndpoint = (
  strapi: Strapi,
  actor: Actor,
  { url, description, types }: NewWebhook,
) =>
  inTransaction(strapi, async (sql) => {
    const errors = urlErrors(url);
    if (errors[0]) throw invalid(errors[0].message, errors);
    const existing = await sql(ENDPOINTS).orderBy('id').forUpdate().select('id');
    if (existing.length >= webhookLimits.endpoints) throw new HttpError('too-many-webhooks');
    const [row]: EndpointRow[] = await sql(ENDPOINTS)
      .insert({
        url,
        description,
        types: types.join(','),
        secret: '',
        created_at: Date.now(),
        created_by: actor.name,
      })
      .returning('*');
    if (!row) throw new Error('The webhook was not stored.');
    const { secret, stored } = newSecret(row.id);
    await sql(ENDPOINTS).where({ id: row.id }).update({ secret: stored });
    await record(strapi, actor, 'webhook.create', row, {
      url: [null, url],
      description: [null, description],
      types: [null, types],
    });
    return { ...endpointResponse(row), secret };
  });

/** Makes the pending deliveries of an enabled endpoint due, and gives each the whole time for retries again. */
const restart = (sql: Sql, endpoint_id: number): Promise<number> =>
  sql(DELIVERIES)
    .where({ endpoint_id, state: 'pending' })
    .whereNotNull('problem')
    .update({ next: Date.now(), tries: 0, problem: null });

export const changeEndpoint = (
  strapi: Strapi,
  actor: Actor,
  id: number,
  { description, types, enabled }: WebhookChange,
) =>
  inTransaction(strapi, async (sql, afterwards) => {
    const row = await lockEndpoint(sql, id);
    const wasEnabled = row.disabled_at === null;
    const changes: Record<string, [string | boolean | string[], string | boolean | string[]]> = {};
    const change: Partial<EndpointRow> = {};
    if (description !== undefined && description !== row.description) {
      changes.description = [row.description, description];
      change.description = description;
    }
    if (types !== undefined && types.join(',') !== row.types) {
      changes.types = [typesOf(row), [...types]];
      change.types = types.join(',');
    }
    if (enabled !== undefined && enabled !== wasEnabled) {
      changes.enabled = [wasEnabled, enabled];
      change.disabled_at = enabled ? null : Date.now();
      change.disabled_reason = enabled ? null : 'owner';
      change.retry_at = null;
      change.retries = null;
    }
    if (Object.keys(change).length > 0) {
      await sql(ENDPOINTS).where({ id }).update(change);
      await record(strapi, actor, 'webhook.edit', row, changes);
    }
    if (enabled && !wasEnabled) {
      await restart(sql, id);
      afterwards(() => wake('webhooks'));
    }
    return readResponse(sql, { ...row, ...change });
  });

/** Replaces the secret. The present one signs as well for a day; one that was replaced before no longer does. */
export const rotateSecret = (strapi: Strapi, actor: Actor, id: number) =>
  inTransaction(strapi, async (sql) => {
    const row = await lockEndpoint(sql, id);
    const { secret, stored } = newSecret(id);
    const old_until = Date.now() + webhookLimits.rotationHours * HOUR;
    const change = { secret: stored, old_secret: row.secret, old_until };
    await sql(ENDPOINTS).where({ id }).update(change);
    await record(strapi, actor, 'webhook.rotate', row);
    return { ...(await readResponse(sql, { ...row, ...change })), secret };
  });

/** Deletes an endpoint with its deliveries. */
export const deleteEndpoint = (strapi: Strapi, actor: Actor, id: number) =>
  inTransaction(strapi, async (sql) => {
    const row = await lockEndpoint(sql, id);
    const own = () => sql(DELIVERIES).where({ endpoint_id: id });
    await sql(ATTEMPTS).whereIn('delivery_id', own().select('id')).delete();
    await own().delete();
    await sql(ENDPOINTS).where({ id }).delete();
    await record(strapi, actor, 'webhook.delete', row);
    return endpointResponse(row);
  });
