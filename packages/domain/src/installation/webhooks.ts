import { textLimits } from '../base/limits.ts';
import { namesOf } from '../base/recordOf.ts';
import { type FieldError, type TextFields, textProblems } from '../fields/fields.ts';
import { completeLink } from '../text/address.ts';

/* Webhooks: calls to other sites when the directory changes. */

/** What an endpoint can subscribe to. */
export const webhookEvents = {
  'listing.published': 'A listing goes live',
  'listing.updated': 'A live listing changes',
  'listing.unpublished': 'A listing is no longer live',
  'listing.deleted': 'A live listing is deleted',
  'review.published': 'A review goes live',
  'review.updated': 'A live review changes',
  'review.removed': 'A review is no longer live',
  'offer.published': 'A special offer goes live',
  'offer.updated': 'A live special offer changes',
  'offer.removed': 'A special offer is no longer live',
  'term.created': 'A category, industry or location is created',
  'term.updated': 'A category, industry or location changes',
  'term.deleted': 'A category, industry or location is deleted',
  'featured.updated': 'The featured listings of an industry change',
} as const;
export type WebhookEvent = keyof typeof webhookEvents;

/** `ping` is sent on request, to every endpoint. */
export type WebhookEventType = WebhookEvent | 'ping';
export const webhookEventTypes: readonly WebhookEventType[] = [...namesOf(webhookEvents), 'ping'];

const isWebhookEvent = (value: unknown): value is WebhookEvent =>
  typeof value === 'string' && Object.hasOwn(webhookEvents, value);

/** Standard Webhooks marks secrets with it. */
export const webhookSecretPrefix = 'whsec_';

export const webhookFields = {
  url: {
    kind: 'link',
    label: 'URL',
    max: textLimits.link,
    required: 'URL is required',
  },
  description: { kind: 'line', label: 'Description', max: textLimits.person },
} as const satisfies TextFields;

export const webhookTexts = {
  typesInvalid: 'Choose at least one event',
  enabledInvalid: 'enabled must be true or false',
  httpsNeeded: 'Enter an https URL',
  privateAddress: 'This URL is in a private network. Enter a public one.',
} as const;

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
