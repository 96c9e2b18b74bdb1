import {
  type AuditChanges,
  deliveryStates,
  readNewWebhook,
  readWebhookChange,
  webhookLimits,
  webhookSecretPrefix,
} from '@portal/domain';
import { audit, nameOf } from './audit.ts';
import { nextId } from './database.ts';
import {
  type Call,
  fieldsStruct,
  HttpError,
  invalid,
  notFound,
  type Reply,
  read,
  record,
} from './http.ts';
import { badParameter, listed } from './lists.ts';
import type { StoredDelivery, StoredWebhook } from './storedWebhooks.ts';

/* Webhooks. Nothing is sent: a ping is accepted, unless the database has another status for it. */

const HOUR = 3600 * 1000;

function shape({ db }: Call, webhook: StoredWebhook) {
  const own = db.deliveries.filter((each) => each.webhook === webhook.id);
  const pending = own.filter(({ state }) => state === 'pending');
  return {
    ...webhook,
    enabled: webhook.disabled_at === null,
    pending: pending.length,
    retrying: pending.filter(({ problem }) => problem !== null).length,
  };
}

function findWebhook({ db, params }: Call): StoredWebhook {
  const found = db.webhooks.find(({ id }) => String(id) === params.id);
  if (!found) throw notFound();
  return found;
}

function findDelivery({ db, params }: Call): StoredDelivery {
  const found = db.deliveries.find(({ id }) => String(id) === params.id);
  if (!found) throw notFound();
  return found;
}

const auditWebhook = (
  call: Call,
  action: Parameters<typeof audit>[1],
  { id, url }: StoredWebhook,
  changes: AuditChanges = {},
) => audit(call, action, { subject: { kind: 'webhooks', id, name: url }, changes });

const dataOf = ({ body }: Call) => read(read(body, fieldsStruct).data, fieldsStruct);

const secretOf = (text: string) => `${webhookSecretPrefix}${text.padEnd(43, 'x')}=`;

export const listWebhooks = (call: Call): Reply =>
  record(call.db.webhooks.map((each) => shape(call, each)).reverse());

export function createWebhook(call: Call): Reply {
  const { db, at, user } = call;
  const { webhook, errors } = readNewWebhook(dataOf(call));
  if (errors[0]) throw invalid(errors[0].message, errors);
  if (db.webhooks.length >= webhookLimits.endpoints) throw new HttpError('too-many-webhooks');
  const stored: StoredWebhook = {
    id: nextId(db.webhooks),
    ...webhook,
    createdAt: at,
    created_by: nameOf(user),
    disabled_at: null,
    disabled_reason: null,
    former_secret_until: null,
    last_delivered_at: null,
  };
  db.webhooks.push(stored);
  const { url, description, types } = webhook;
  auditWebhook(call, 'webhook.create', stored, {
    url: [null, url],
    description: [null, description],
    types: [null, types],
  });
  return record({ ...shape(call, stored), secret: secretOf(`new${stored.id}`) }, 201);
}

export function changeWebhook(call: Call): Reply {
  const webhook = findWebhook(call);
  const { change, errors } = readWebhookChange(dataOf(call));
  if (errors[0]) throw invalid(errors[0].message, errors);
  const { enabled = webhook.disabled_at === null, ...fields } = change;
  const disabled = {
    disabled_at: webhook.disabled_at ?? call.at,
    disabled_reason: webhook.disabled_reason ?? ('owner' as const),
  };
  const state = enabled ? { disabled_at: null, disabled_reason: null } : disabled;
  Object.assign(webhook, fields, state);
  auditWebhook(call, 'webhook.edit', webhook);
  return record(shape(call, webhook));
}

export function deleteWebhook(call: Call): Reply {
  const { db } = call;
  const webhook = findWebhook(call);
  db.deliveries = db.deliveries.filter((each) => each.webhook !== webhook.id);
  db.webhooks = db.webhooks.filter((each) => each !== webhook);
  auditWebhook(call, 'webhook.delete', webhook);
  return record(shape(call, webhook));
}

export function rotateSecret(call: Call): Reply {
  const webhook = findWebhook(call);
  const until = Date.parse(call.at) + webhookLimits.rotationHours * HOUR;
  webhook.former_secret_until = new Date(until).toISOString();
  auditWebhook(call, 'webhook.rotate', webhook);
  return record({ ...shape(call, webhook), secret: secretOf(`rotated${webhook.id}`) });
}

const deliveryShape = ({ webhook: _, body: __, attempts: ___, ...delivery }: StoredDelivery) =>
  delivery;

function mustBeEnabled({ disabled_at }: StoredWebhook) {
  if (disabled_at !== null) throw new HttpError('webhook-disabled');
}

/** The result of an attempt now. */
function attempt({ db, at }: Call) {
  const status = db.webhookStatus ?? 200;
  const accepted = status < 300;
  return {
    status,
    problem: accepted ? null : `HTTP ${status}`,
    state: accepted ? ('delivered' as const) : ('failed' as const),
    finished_at: at,
    made: { at, duration: 184, status, problem: null, response: accepted ? 'ok' : 'Unavailable' },
  };
}

export function pingWebhook(call: Call): Reply {
  const { db, at } = call;
  const webhook = findWebhook(call);
  mustBeEnabled(webhook);
  const id = nextId(db.deliveries);
  const { made, ...result } = attempt(call);
  const ping: StoredDelivery = {
    id,
    webhook: webhook.id,
    message_id: `msg_${id}`,
    type: 'ping',
    record: `ping/${id}`,
    createdAt: at,
    retry_at: null,
    ...result,
    attempts: [made],
    body: JSON.stringify({ type: 'ping', timestamp: at, data: {} }),
  };
  db.deliveries.push(ping);
  auditWebhook(call, 'webhook.ping', webhook);
  const waiting = { state: 'pending', finished_at: null, status: null, problem: null };
  return record({ ...deliveryShape(ping), ...waiting }, 201);
}

export function listDeliveries(call: Call): Reply {
  const { id } = findWebhook(call);
  const query = new URLSearchParams(call.query);
  const state = query.get('state');
  if (state && !deliveryStates.some((each) => each === state))
    throw badParameter('state', `state must be ${deliveryStates.join(', ')}`);
  const rows = call.db.deliveries
    .filter((each) => each.webhook === id && (!state || each.state === state))
    .map(deliveryShape)
    .reverse();
  return listed(rows, query, () => ['']);
}

export function readDelivery(call: Call): Reply {
  const delivery = findDelivery(call);
  const { webhook, message_id, body, attempts } = delivery;
  const url = call.db.webhooks.find(({ id }) => id === webhook)?.url;
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Customer-Portal-Webhooks/1.0',
    'webhook-id': message_id,
  };
  return record({ ...deliveryShape(delivery), request: { url, headers, body }, attempts });
}

export function resendDelivery(call: Call): Reply {
  const delivery = findDelivery(call);
  const webhook = call.db.webhooks.find(({ id }) => id === delivery.webhook);
  if (!webhook) throw notFound();
  mustBeEnabled(webhook);
  const { made, ...result } = attempt(call);
  Object.assign(delivery, result, {
    retry_at: null,
    attempts: [made, ...delivery.attempts],
  });
  auditWebhook(call, 'webhook.resend', webhook);
  const waiting = { state: 'pending', finished_at: null, problem: null };
  return record({ ...deliveryShape(delivery), ...waiting });
}
