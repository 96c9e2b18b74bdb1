import * as m from '#messages';
import { type Action, type Actor, mayWithAll } from '../access/access.ts';
import { lazyTexts } from '../base/lazyTexts.ts';
import { type FieldError, isId } from '../fields/fields.ts';
import { genericTexts } from '../fields/text.ts';

/** When a notification is sent by email: within seconds, with the others of the day, or not at all. */
export const emailTimes = ['at-once', 'daily', 'off'] as const;
export type EmailTime = (typeof emailTimes)[number];

interface KindFacts {
  label: string;
  /** One sentence for the page of settings. */
  help: string;
  /** `vendor`: about the user's own listings and plan. Otherwise for the staff who may do this with every record. */
  audience: 'vendor' | Action;
  /** Always shown and sent at once, because money or access is at stake. */
  essential: boolean;
  /** The default. */
  email: EmailTime;
}

/** Every kind of notification. */
const facts = lazyTexts({
  'listing-decided': {
    label: m.notification_listing_decided,
    help: m.notification_listing_decided_help,
    audience: 'vendor',
    essential: false,
    email: 'at-once',
  },
  'changes-requested': {
    label: m.notification_changes_requested,
    help: m.notification_changes_requested_help,
    audience: 'vendor',
    essential: false,
    email: 'at-once',
  },
  'offer-decided': {
    label: m.notification_offer_decided,
    help: m.notification_offer_decided_help,
    audience: 'vendor',
    essential: false,
    email: 'at-once',
  },
  message: {
    label: m.notification_message,
    help: m.notification_message_help,
    audience: 'vendor',
    essential: false,
    email: 'at-once',
  },
  'review-received': {
    label: m.notification_review_received,
    help: m.notification_review_received_help,
    audience: 'vendor',
    essential: false,
    email: 'daily',
  },
  'review-decided': {
    label: m.notification_review_decided,
    help: m.notification_review_decided_help,
    audience: 'vendor',
    essential: false,
    email: 'at-once',
  },
  'own-review-decided': {
    label: m.notification_own_review_decided,
    help: m.notification_own_review_decided_help,
    audience: 'vendor',
    essential: false,
    email: 'at-once',
  },
  'review-replied': {
    label: m.notification_review_replied,
    help: m.notification_review_replied_help,
    audience: 'vendor',
    essential: false,
    email: 'daily',
  },
  'link-broken': {
    label: m.notification_link_broken,
    help: m.notification_link_broken_help,
    audience: 'vendor',
    essential: false,
    email: 'at-once',
  },
  'payment-failed': {
    label: m.notification_payment_failed,
    help: m.notification_payment_failed_help,
    audience: 'vendor',
    essential: true,
    email: 'at-once',
  },
  'card-expiring': {
    label: m.notification_card_expiring,
    help: m.notification_card_expiring_help,
    audience: 'vendor',
    essential: true,
    email: 'at-once',
  },
  'trial-ending': {
    label: m.notification_trial_ending,
    help: m.notification_trial_ending_help,
    audience: 'vendor',
    essential: true,
    email: 'at-once',
  },
  queue: {
    label: m.notification_queue,
    help: m.notification_queue_help,
    audience: 'listing.decide',
    essential: false,
    email: 'daily',
  },
  'vendor-message': {
    label: m.notification_vendor_message,
    help: m.notification_vendor_message_help,
    audience: 'assignment.save',
    essential: false,
    email: 'at-once',
  },
  'remark-answered': {
    label: m.notification_remark_answered,
    help: m.notification_remark_answered_help,
    audience: 'listing.decide',
    essential: false,
    email: 'at-once',
  },
  'vendor-link-broken': {
    label: m.notification_vendor_link_broken,
    help: m.notification_vendor_link_broken_help,
    audience: 'listing.decide',
    essential: false,
    email: 'daily',
  },
  late: {
    label: m.notification_late,
    help: m.notification_late_help,
    audience: 'listing.decide',
    essential: false,
    email: 'at-once',
  },
  dispute: {
    label: m.notification_dispute,
    help: m.notification_dispute_help,
    audience: 'dispute.handle',
    essential: false,
    email: 'at-once',
  },
  'job-failed': {
    label: m.notification_job_failed,
    help: m.notification_job_failed_help,
    audience: 'system.manage',
    essential: false,
    email: 'at-once',
  },
}) satisfies Record<string, KindFacts>;

export type NotificationKind = keyof typeof facts;

export const notificationKinds: Readonly<Record<NotificationKind, KindFacts>> = facts;

export const isNotificationKind = (value: unknown): value is NotificationKind =>
  typeof value === 'string' && Object.hasOwn(facts, value);

/** The kinds that a user can get, in the order of the table. */
export const notificationKindsOf = (actor: Actor): NotificationKind[] =>
  Object.keys(facts)
    .filter(isNotificationKind)
    .filter((kind) => {
      const { audience } = notificationKinds[kind];
      return audience === 'vendor' || mayWithAll(actor, audience);
    });

/** How a user wants to be told of a kind. */
export interface NotificationSetting {
  kind: NotificationKind;
  /** Whether it is in the list and in the count of the bell. */
  portal: boolean;
  email: EmailTime;
}

const defaultSetting = (kind: NotificationKind): NotificationSetting => ({
  kind,
  portal: true,
  email: notificationKinds[kind].email,
});

/** The settings of a user for these kinds: their own, else the defaults. Essential kinds have no others. */
export const settingsOf = (
  kinds: readonly NotificationKind[],
  own: readonly NotificationSetting[],
): NotificationSetting[] =>
  kinds.map((kind) => {
    const saved = own.find((each) => each.kind === kind);
    return saved && !notificationKinds[kind].essential ? saved : defaultSetting(kind);
  });

const isEmailTime = (value: unknown): value is EmailTime =>
  emailTimes.some((time) => time === value);

/** Reads changed settings of the kinds a user can get; null when anything is invalid. */
export function readSettings(
  input: unknown,
  kinds: readonly NotificationKind[],
): { settings: NotificationSetting[] | null; errors: FieldError[] } {
  const errors: FieldError[] = [];
  const problem = (path: string[], label: string) =>
    errors.push({ path, message: genericTexts.notValid(label) });
  const rows: unknown[] = Array.isArray(input) ? input : [];
  const settings = rows.flatMap((each, index): NotificationSetting[] => {
    const { kind, portal, email } = Object(each);
    const at = String(index);
    const isRepeated = rows.slice(0, index).some((earlier) => Object(earlier).kind === kind);
    if (isRepeated || !kinds.some((known) => known === kind))
      problem([at, 'kind'], m.notification_kind());
    else if (notificationKinds[kind as NotificationKind].essential)
      problem([at, 'kind'], m.notification_kind());
    if (typeof portal !== 'boolean') problem([at, 'portal'], m.notification_portal());
    if (!isEmailTime(email)) problem([at, 'email'], m.notification_email());
    return [{ kind, portal, email }];
  });
  if (!Array.isArray(input) || settings.length > kinds.length)
    problem([], m.notification_settings());
  return { settings: errors.length === 0 ? settings : null, errors };
}

/** Which notifications of the caller are marked: these, all up to one, or those of a page. */
export type MarkedNotifications = { ids: readonly number[] } | { up_to: number } | { path: string };

/** Ids of one call. */
const mostIds = 500;

/** Reads which notifications are marked, and whether as read; null when anything is invalid. */
export function readMark(input: Readonly<Record<string, unknown>>): {
  mark: { marked: MarkedNotifications; read: boolean } | null;
  errors: FieldError[];
} {
  const { read, ids, up_to, path } = input;
  const fail = (name: string) => ({
    mark: null,
    errors: [{ path: [name], message: genericTexts.notValid(name) }],
  });
  if (typeof read !== 'boolean') return fail('read');
  const done = (marked: MarkedNotifications) => ({ mark: { marked, read }, errors: [] });
  if (ids !== undefined)
    return Array.isArray(ids) && ids.length <= mostIds && ids.every(isId)
      ? done({ ids })
      : fail('ids');
  if (up_to !== undefined) return isId(up_to) ? done({ up_to }) : fail('up_to');
  return typeof path === 'string' && path.startsWith('/') ? done({ path }) : fail('path');
}

/** The paths that mean the same page: a listing has one while it is pending and another while it is live. */
export const samePaths = (path: string): string[] => [
  path,
  path.replace('/pending/view/', '/active/view/'),
  path.replace('/active/view/', '/pending/view/'),
];

/** Days until a read notification is deleted. */
export const notificationDays = 90;

/** How many notifications a page of the list has. */
export const notificationPage = { size: 25, max: 100 } as const;
