import { isGreetable, namesOf, type WebhookDisabledReason, webhookLimits } from '@portal/domain';
import { inLanguage, m } from '../../base/texts.ts';
import { dayWords, moneyWords, monthWords } from '../brand/index.ts';
import { accountEmails } from './accountEmails.ts';
import { type Content, type DigestItem, listed, pageAddress } from './content.ts';
import { listingEmails } from './listingEmails.ts';
import type { Reader } from './readers.ts';

export type Words = Reader & Content;

interface LateReviews {
  /** The title of the notification. */
  subject: string;
  items: number;
  /** The operator's limit, in hours. */
  limit: number;
  /** Kind of the oldest record, and the hours that it has waited. */
  oldest: `${'app' | 'service'}-${'listing' | 'review' | 'offer'}`;
  age: number;
  path: string;
}

/** In days if they are whole. */
export const durationIn = (hours: number): string =>
  hours % 24 === 0 ? m.duration_days({ count: hours / 24 }) : m.duration_hours({ count: hours });

const templates = {
  ...accountEmails,
  ...listingEmails,

  'trial-ending': ({ ends }: { ends: Date }): Content => ({
    subject: m.trial_ending_subject(),
    lines: [
      m.trial_ending_text({ ends: dayWords(ends) }),
      `${m.trial_ending_charge()} ${m.trial_ending_avoid()}`,
    ],
    action: { label: m.trial_ending_view(), href: pageAddress('/account/subscription') },
  }),

  'card-expiring': ({ last4, month }: { last4: string; month: Date }): Content => ({
    subject: m.card_expiring_subject(),
    lines: [m.card_expiring_text({ last4, expires: monthWords(month) }), m.card_expiring_add()],
    action: { label: m.card_expiring_update(), href: pageAddress('/account/payment_methods') },
  }),

  /** `cents` of the currency. */
  'payment-failed': ({
    cents,
    currency,
    until,
  }: {
    cents: number;
    currency: string;
    until: Date;
  }): Content => ({
    subject: m.payment_failed_subject(),
    lines: [
      `${m.payment_failed_title({ amount: moneyWords(cents, currency) })}.`,
      `${m.payment_failed_until({ until: dayWords(until) })} ${m.payment_failed_before()}`,
    ],
    action: { label: m.payment_failed_pay(), href: pageAddress('/account/subscription') },
    remarks: [m.payment_failed_listings()],
  }),

  /** Of kinds without an email of their own. */
  notification: ({
    title,
    text,
    path,
  }: {
    title: string;
    text: string | null;
    path: string;
  }): Content => ({
    subject: title,
    lines: [`${title}.`],
    quote: text,
    action: { label: m.open_portal(), href: pageAddress(path) },
  }),

  /** What is unread, once a day. */
  'daily-notifications': ({ unread }: { unread: readonly DigestItem[] }): Content => ({
    subject: m.daily_notifications_subject({ count: unread.length }),
    lines: [m.daily_notifications_text(), ...listed(unread)],
    action: { label: m.daily_notifications_view(), href: pageAddress('/notifications') },
  }),

  'reviews-late': ({ subject, items, oldest, path, ...hours }: LateReviews): Content => {
    const limit = durationIn(hours.limit);
    return {
      subject,
      lines: [
        m.reviews_late_text({ items, limit }),
        m.reviews_late_oldest({ oldest, age: durationIn(hours.age) }),
      ],
      action: { label: m.reviews_late_start(), href: pageAddress(path) },
      remarks: [m.reviews_late_daily()],
    };
  },

  'webhook-disabled': ({
    url,
    reason,
  }: {
    url: string;
    reason: Exclude<WebhookDisabledReason, 'owner'>;
  }): Content => ({
    subject: m.webhook_disabled_subject(),
    lines: [
      reason === 'gone'
        ? m.webhook_disabled_gone({ url })
        : m.webhook_disabled_failing({ url, days: webhookLimits.failingDays }),
    ],
    action: { label: m.webhook_disabled_view(), href: pageAddress('/webhooks') },
    remarks: [m.webhook_disabled_enable(), m.webhook_disabled_missed()],
  }),
};

export type EmailKind = keyof typeof templates;

export const emailKinds: readonly EmailKind[] = namesOf(templates);

/** An email that is not addressed yet. */
export interface WrittenEmail {
  kind: EmailKind;
  words: Words;
}

/** What the text of an email needs, besides its reader; none for some. */
export type EmailFacts<K extends EmailKind> = Parameters<(typeof templates)[K]>;

const writers: { [K in EmailKind]: (...facts: EmailFacts<K>) => Content } = templates;

/** The words of an email in the language of its reader. */
export const emailWords = <K extends EmailKind>(
  kind: K,
  { name, language }: Reader,
  ...facts: EmailFacts<K>
): WrittenEmail => ({
  kind,
  words: {
    name: name && isGreetable(name) ? name : null,
    language,
    ...inLanguage(language, () => writers[kind](...facts)),
  },
});
