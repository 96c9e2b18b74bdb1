import type { WebhookDisabledReason } from '@portal/domain';
import type { Sql } from '../../base/database.ts';
import type { Strapi } from '../../base/registry.ts';
import { m } from '../../base/texts.ts';
import { recordAudit } from '../audit/index.ts';
import { emailWords } from '../mail/index.ts';
import { notify, staffWho } from '../notifications/index.ts';
import { ENDPOINTS, type EndpointRow } from './tables.ts';

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
  await notify(strapi, {
    kind: 'job-failed',
    about: `webhooks/${id}`,
    event: change.disabled_at,
    to: await staffWho(strapi, 'webhooks.manage'),
    path: `/webhooks/${id}`,
    words: () => ({ title: m.webhook_disabled_subject(), text: url }),
    email: (reader) => emailWords('webhook-disabled', reader, { url, reason }),
  });
};
