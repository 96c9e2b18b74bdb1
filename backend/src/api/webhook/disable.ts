import { staffRolesOf, type WebhookDisabledReason } from '@portal/domain';
import type { UserRow } from '../../actor.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { Sql } from '../../database.ts';
import { staffSql } from '../../indexes.ts';
import { sendEmail } from '../../mail/queue.ts';
import type { Strapi } from '../../registry.ts';
import { ENDPOINTS, type EndpointRow } from './tables.ts';

const ownersOf = async (sql: Sql): Promise<UserRow[]> => {
  const staff: UserRow[] = await sql('up_users').whereRaw(staffSql).select();
  return staff.filter((user) => !user.blocked && staffRolesOf(user).includes('owner'));
};

/** Disables an endpoint in the caller's transaction and tells the owners, once. Its pending deliveries stay. */
export const disableEndpoint = async (
  strapi: Strapi,
  sql: Sql,
  { id, url }: EndpointRow,
  reason: Exclude<WebhookDisabledReason, 'owner'>,
): Promise<void> => {
  const change = { disabled_at: Date.now(), disabled_reason: reason };
  const enabled = sql(ENDPOINTS).where({ id }).whereNull('disabled_at');
  if ((await enabled.update(change)) !== 1) return;
  strapi.log.warn(`Webhook ${id} was disabled: ${reason}`);
  await recordAudit(strapi, null, {
    action: 'webhook.disable',
    subject: { kind: 'webhooks', id, name: url },
    changes: { enabled: [true, false], disabled_reason: [null, reason] },
  });
  for (const { email, first_name: name } of await ownersOf(sql))
    await sendEmail(strapi, 'webhook-disabled', email, { name, url, reason });
};
