import {
  deliveryStates,
  namesOf,
  webhookDisabledReasons,
  webhookEvents,
  webhookEventTypes,
} from '@portal/domain';
import {
  array,
  boolean,
  enums,
  type Infer,
  nullable,
  number,
  object,
  record,
  string,
} from 'superstruct';
import { fromWire } from './wire.ts';

const fields = {
  id: number(),
  url: string(),
  description: string(),
  /** Empty for all. */
  types: array(enums(namesOf(webhookEvents))),
  enabled: boolean(),
  disabledAt: nullable(string()),
  disabledReason: nullable(enums(webhookDisabledReasons)),
  /** Until when the former secret signs as well. */
  formerSecretUntil: nullable(string()),
  /** Exact to a minute. */
  lastDeliveredAt: nullable(string()),
  createdAt: string(),
  /** Name of the owner who created it. */
  createdBy: string(),
  /** Pending deliveries, and how many of them have failed so far. */
  pending: number(),
  retrying: number(),
};

const names = {
  disabledAt: 'disabled_at',
  disabledReason: 'disabled_reason',
  formerSecretUntil: 'former_secret_until',
  lastDeliveredAt: 'last_delivered_at',
  createdBy: 'created_by',
};

/** An endpoint that events are sent to. */
export const webhookStruct = fromWire(object(fields), names);

export type Webhook = Infer<typeof webhookStruct>;

/** A webhook with a new secret, which no other response has. */
export const webhookSecretStruct = fromWire(object({ ...fields, secret: string() }), names);

export type WebhookSecret = Infer<typeof webhookSecretStruct>;

const ofDelivery = {
  id: number(),
  /** The header `webhook-id`. */
  messageId: string(),
  type: enums(webhookEventTypes),
  /** Such as `app/12`. */
  record: string(),
  state: enums(deliveryStates),
  createdAt: string(),
  finishedAt: nullable(string()),
  /** When it is sent again; null unless the last attempt failed. */
  retryAt: nullable(string()),
  /** Of the last response. */
  status: nullable(number()),
  /** Why the last attempt failed: `HTTP 503`, or the code of an error. */
  problem: nullable(string()),
};

const deliveryNames = {
  messageId: 'message_id',
  finishedAt: 'finished_at',
  retryAt: 'retry_at',
};

/** An event for one webhook. */
export const deliveryStruct = fromWire(object(ofDelivery), deliveryNames);

export type Delivery = Infer<typeof deliveryStruct>;

const attemptStruct = object({
  at: string(),
  /** Milliseconds. */
  duration: number(),
  /** null without a response. */
  status: nullable(number()),
  /** Code of the error without a response. */
  problem: nullable(string()),
  /** The first kilobyte of the response. */
  response: nullable(string()),
});

export type DeliveryAttempt = Infer<typeof attemptStruct>;

export const deliveryDetailStruct = fromWire(
  object({
    ...ofDelivery,
    /** Without its signature. */
    request: object({ url: string(), headers: record(string(), string()), body: string() }),
    /** Newest first. */
    attempts: array(attemptStruct),
  }),
  deliveryNames,
);

export type DeliveryDetail = Infer<typeof deliveryDetailStruct>;
