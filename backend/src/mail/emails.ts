import {
  type CheckedLink,
  checkedLinkName,
  isGreetable,
  type LinkResult,
  linkResults,
  listingTexts,
  type Remark,
  remarkTitle,
  type WebhookDisabledReason,
  webhookLimits,
} from '@portal/domain';
import { brandNow } from '../brand/brand.ts';
import { listIn, type Messages } from '../messages.ts';
import { dayWords, moneyWords, monthWords } from '../payments/money.ts';
import { translate } from '../translate.ts';
import { accountEmails } from './accountEmails.ts';
import { type Content, pageAddress, type Reader, type Texts, textsIn } from './content.ts';

export type Words = Reader & Content;

/** `title` of the listing or offer, `path` of its page in the portal. */
interface Decided {
  title: string;
  path: string;
}

interface LateReviews {
  items: number;
  /** The operator's limit, in hours. */
  limit: number;
  /** Kind of the oldest record, and the hours that it has waited. */
  oldest: `${'app' | 'service'}-${'listing' | 'review' | 'offer'}`;
  age: number;
  path: string;
}

type Declined = Decided & { note: string | null };

/** `isLive`: the directory shows a version that the decision does not change. */
type DeclinedListing = Declined & { isLive: boolean };

const liveStays = (m: Messages, { isLive }: DeclinedListing) => (isLive ? [m.live_stays()] : []);
const viewListing = (m: Messages, path: string) => ({
  label: m.view_listing(),
  href: pageAddress(path),
});

/** In days if they are whole. */
const durationIn = (m: Messages, hours: number): string =>
  hours % 24 === 0 ? m.duration_days({ count: hours / 24 }) : m.duration_hours({ count: hours });

const templates = {
  ...accountEmails,

  'trial-ending': ({ m, language }: Texts, { ends }: { ends: Date }): Content => ({
    subject: m.trial_ending_subject(),
    lines: [m.trial_ending_text({ ends: dayWords(ends, language) }), m.trial_ending_charge()],
    action: { label: m.trial_ending_view(), href: pageAddress('/account/subscription') },
  }),

  'card-expiring': (
    { m, language }: Texts,
    { last4, month }: { last4: string; month: Date },
  ): Content => ({
    subject: m.card_expiring_subject(),
    lines: [
      m.card_expiring_text({ last4, expires: monthWords(month, language) }),
      m.card_expiring_add(),
    ],
    action: { label: m.card_expiring_update(), href: pageAddress('/account/payment_methods') },
  }),

  /** `cents` of the currency. */
  'payment-failed': (
    { m, language }: Texts,
    { cents, currency, until }: { cents: number; currency: string; until: Date },
  ): Content => ({
    subject: m.payment_failed_subject(),
    lines: [
      m.payment_failed_text({ amount: moneyWords(cents, currency, language) }),
      m.payment_failed_until({ until: dayWords(until, language) }),
    ],
    action: { label: m.payment_failed_pay(), href: pageAddress('/account/subscription') },
    remarks: [m.payment_failed_listings()],
  }),

  'listing-approved': ({ m }: Texts, { title, path }: Decided): Content => ({
    subject: m.listing_approved_subject({ title }),
    lines: [m.listing_approved_text({ title })],
    action: viewListing(m, path),
  }),

  'listing-moved-away': ({ m }: Texts, { title }: { title: string }): Content => ({
    subject: m.listing_moved_away_subject({ title }),
    lines: [m.listing_moved_away_text({ title })],
    remarks: [m.mistake()],
  }),

  'listing-moved-here': ({ m }: Texts, { title, path }: Decided): Content => ({
    subject: m.listing_moved_here_subject({ title }),
    lines: [m.listing_moved_here_text({ title })],
    action: viewListing(m, path),
  }),

  'listing-declined': ({ m, language }: Texts, facts: DeclinedListing): Content => ({
    subject: m.listing_declined_subject({ title: facts.title }),
    lines: [
      m.listing_declined_text({ title: facts.title }),
      translate(facts.note ? listingTexts.declinedNote : listingTexts.declinedNoNote, language),
    ],
    quote: facts.note,
    action: { label: m.listing_declined_edit(), href: pageAddress(facts.path) },
    remarks: liveStays(m, facts),
  }),

  'listing-changes-requested': (
    { m, language }: Texts,
    facts: DeclinedListing & { remarks: readonly Remark[] },
  ): Content => ({
    subject: m.listing_changes_requested_subject({ title: facts.title }),
    lines: [
      m.listing_changes_requested_text({ title: facts.title }),
      ...facts.remarks.map((remark) => {
        const title = remarkTitle(remark, brandNow().brand.names.nzOwned);
        return `${translate(title, language)}: ${remark.text}`;
      }),
    ],
    quote: facts.note,
    action: { label: m.listing_changes_requested_edit(), href: pageAddress(facts.path) },
    remarks: liveStays(m, facts),
  }),

  'listing-link-broken': (
    { m, language }: Texts,
    facts: Decided & { link: CheckedLink; url: string; result: LinkResult },
  ): Content => {
    const { title, url } = facts;
    const { label, advice } = linkResults[facts.result];
    const link = translate(checkedLinkName(facts.link), language);
    return {
      subject: m.listing_link_broken_subject({ title }),
      lines: [
        m.listing_link_broken_text({ title, link, url, result: translate(label, language) }),
        translate(advice, language),
      ],
      action: viewListing(m, facts.path),
      remarks: [m.listing_link_broken_again()],
    };
  },

  'listing-hidden': (
    { m, language }: Texts,
    { title, path, url, since }: Decided & { url: string; since: Date },
  ): Content => ({
    subject: m.listing_hidden_subject({ title }),
    lines: [
      m.listing_hidden_text({ title, url, since: dayWords(since, language) }),
      m.listing_hidden_until(),
    ],
    action: viewListing(m, path),
    remarks: [m.listing_hidden_again()],
  }),

  'listing-message': (
    { m, language }: Texts,
    { title, path, authors, text }: Decided & { authors: readonly string[]; text: string },
  ): Content => ({
    subject: m.listing_message_subject({ title }),
    lines: [
      m.listing_message_text({ title, authors: listIn(language, authors), count: authors.length }),
    ],
    quote: text,
    action: { label: m.listing_message_reply(), href: pageAddress(path, { messages: '' }) },
  }),

  'review-changes-requested': ({ m }: Texts, { title, path, note }: Declined): Content => ({
    subject: m.review_changes_requested_subject({ title }),
    lines: [m.review_changes_requested_text({ title })],
    quote: note,
    action: { label: m.review_changes_requested_edit(), href: pageAddress(path) },
  }),

  'review-approved': ({ m }: Texts, { title, path }: Decided): Content => ({
    subject: m.review_approved_subject({ title }),
    lines: [m.review_approved_text({ title })],
    action: { label: m.view_reviews(), href: pageAddress(path) },
  }),

  'review-declined': ({ m }: Texts, { title, path, note }: Declined): Content => ({
    subject: m.review_declined_subject({ title }),
    lines: [m.review_declined_text({ title }), ...(note ? [m.reason_for_decline()] : [])],
    quote: note,
    action: { label: m.view_reviews(), href: pageAddress(path) },
  }),

  'offer-changes-requested': ({ m }: Texts, { title, path, note }: Declined): Content => ({
    subject: m.offer_changes_requested_subject({ title }),
    lines: [m.offer_changes_requested_text({ title })],
    quote: note,
    action: { label: m.offer_changes_requested_edit(), href: pageAddress(path) },
    remarks: [m.offer_changes_requested_paid()],
  }),

  'offer-approved': ({ m }: Texts, { title, path }: Decided): Content => ({
    subject: m.offer_approved_subject({ title }),
    lines: [m.offer_approved_text({ title })],
    action: viewListing(m, path),
  }),

  'offer-declined': ({ m }: Texts, { title, path, note }: Declined): Content => ({
    subject: m.offer_declined_subject({ title }),
    lines: [m.offer_declined_text({ title }), m.reason_for_decline()],
    quote: note,
    action: viewListing(m, path),
  }),

  /** Of kinds without an email of their own. */
  notification: (
    { m, language }: Texts,
    { title, text, path }: Decided & { text: string | null },
  ): Content => {
    const own = translate(title, language);
    return {
      subject: own,
      lines: [`${own}.`],
      quote: text,
      action: { label: m.open_portal(), href: pageAddress(path) },
    };
  },

  /** What is unread, once a day. `more` are not listed. */
  'daily-notifications': (
    { m, language }: Texts,
    { titles, more }: { titles: readonly string[]; more: number },
  ): Content => ({
    subject: m.daily_notifications_subject({ count: titles.length + more }),
    lines: [
      m.daily_notifications_text(),
      ...titles.map((title) => `• ${translate(title, language)}`),
      ...(more > 0 ? [m.daily_notifications_more({ count: more })] : []),
    ],
    action: { label: m.daily_notifications_view(), href: pageAddress('/notifications') },
  }),

  'reviews-late': ({ m }: Texts, { items, oldest, path, ...hours }: LateReviews): Content => {
    const limit = durationIn(m, hours.limit);
    return {
      subject: m.reviews_late_subject({ items, limit }),
      lines: [
        m.reviews_late_text({ items, limit }),
        m.reviews_late_oldest({ oldest, age: durationIn(m, hours.age) }),
      ],
      action: { label: m.reviews_late_start(), href: pageAddress(path) },
      remarks: [m.reviews_late_daily()],
    };
  },

  'webhook-disabled': (
    { m }: Texts,
    { url, reason }: { url: string; reason: Exclude<WebhookDisabledReason, 'owner'> },
  ): Content => ({
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

/** An email that is not addressed yet. */
export interface WrittenEmail {
  kind: EmailKind;
  words: Words;
}

/** What the text of an email needs, besides its reader; none for some. */
export type EmailFacts<K extends EmailKind> =
  Parameters<(typeof templates)[K]> extends [Texts, ...infer Facts] ? Facts : never;

const writers: { [K in EmailKind]: (texts: Texts, ...facts: EmailFacts<K>) => Content } = templates;

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
    ...writers[kind](textsIn(language), ...facts),
  },
});
