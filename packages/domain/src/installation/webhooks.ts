import * as m from '#messages';
import { lazyTexts } from '../base/lazyTexts.ts';
import { textLimits } from '../base/limits.ts';
import { namesOf } from '../base/recordOf.ts';
import { type FieldError, type TextFields, textProblems } from '../fields/fields.ts';
import { completeLink } from '../text/address.ts';

/* Webhooks: calls to other sites when the directory changes. */

/** What an endpoint can subscribe to. */
export const webhookEvents = lazyTexts({
  'listing.published': m.webhook_event_listing_published,
  'listing.updated': m.webhook_event_listing_updated,
  'listing.unpublished': m.webhook_event_listing_unpublished,
  'listing.deleted': m.webhook_event_listing_deleted,
  'review.published': m.webhook_event_review_published,
  'review.updated': m.webhook_event_review_updated,
  'review.removed': m.webhook_event_review_removed,
  'offer.published': m.webhook_event_offer_published,
  'offer.updated': m.webhook_event_offer_updated,
  'offer.removed': m.webhook_event_offer_removed,
  'term.created': m.webhook_event_term_created,
  'term.updated': m.webhook_event_term_updated,
  'term.deleted': m.webhook_event_term_deleted,
  'featured.updated': m.webhook_event_featured_updated,
});
export type WebhookEvent = keyof typeof webhookEvents;

/** `ping` is sent on request, to every endpoint. */
export type WebhookEventType = WebhookEvent | 'ping';
export const webhookEventTypes: readonly WebhookEventType[] = [...namesOf(webhookEvents), 'ping'];

const isWebhookEvent = (value: unknown): value is WebhookEvent =>
  typeof value === 'string' && Object.hasOwn(webhookEvents, value);

/** Standard Webhooks marks secrets with it. */
export const webhookSecretPrefix = 'whsec_';

export const webhookFields = lazyTexts({
  url: {
    kind: 'link',
    label: 'URL',
    max: textLimits.link,
    required: m.webhook_field_url_required,
  },
  description: { kind: 'line', label: m.webhook_field_description, max: textLimits.person },
}) satisfies TextFields;

export const webhookTexts = lazyTexts({
  typesInvalid: m.webhook_types_invalid,
  enabledInvalid: m.webhook_enabled_invalid,
  httpsNeeded: m.webhook_https_needed,
  privateAddress: m.webhook_private_address,
});

/** Why an endpoint is disabled: by an owner, by its response 410, or after days without a success. */
export const webhookDisabledReasons = ['owner', 'gone', 'failing'] as const;
export type WebhookDisabledReason = (typeof webhookDisabledReasons)[number];

export const deliveryStates = ['pending', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** A change of an endpoint; omitted fields stay. */
export interface WebhookChange {
  description?: string;
  /** Empty for all, also those of later versions. */
  types?: readonly WebhookEvent[];
  enabled?: boolean;
}

export interface NewWebhook {
  url: string;
  description: string;
  types: readonly WebhookEvent[];
}

type Given = Readonly<Record<string, unknown>>;

const areTypes = (given: unknown): given is WebhookEvent[] =>
  Array.isArray(given) && given.every(isWebhookEvent);

const uniqueTypes = (given: unknown): WebhookEvent[] =>
  areTypes(given) ? namesOf(webhookEvents).filter((type) => given.includes(type)) : [];

const typesError = (given: unknown): FieldError[] =>
  given === undefined || areTypes(given)
    ? []
    : [{ path: ['types'], message: webhookTexts.typesInvalid }];

/** The endpoint that a call or a form asks for, and an error for each wrong field. */
export function readNewWebhook(data: Given): { webhook: NewWebhook; errors: FieldError[] } {
  const errors = [...textProblems(webhookFields, data), ...typesError(data.types)];
  const webhook = {
    url: completeLink(String(data.url ?? '')),
    description: String(data.description ?? '').trim(),
    types: uniqueTypes(data.types),
  };
  return { webhook, errors };
}

/** The change that a call or a form asks for, and an error for each wrong field. */
export function readWebhookChange(data: Given): { change: WebhookChange; errors: FieldError[] } {
  const { description: field } = webhookFields;
  const { description, types, enabled } = data;
  const errors = [...textProblems({ description: field }, data), ...typesError(types)];
  if (enabled !== undefined && typeof enabled !== 'boolean')
    errors.push({ path: ['enabled'], message: webhookTexts.enabledInvalid });
  const change = {
    ...(description === undefined ? {} : { description: String(description ?? '').trim() }),
    ...(types === undefined ? {} : { types: uniqueTypes(types) }),
    ...(typeof enabled === 'boolean' ? { enabled } : {}),
  };
  return { change, errors };
}
