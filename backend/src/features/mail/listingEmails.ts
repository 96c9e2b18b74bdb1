import {
  type CheckedLink,
  checkedLinkName,
  type LinkResult,
  linkResults,
  listingNameIn,
  listingTexts,
  type Remark,
  remarkTitle,
} from '@portal/domain';
import { listIn, type Messages } from '../../base/messages.ts';
import { brandNow, dayWords } from '../brand/index.ts';
import { type Content, pageAddress, type Texts } from './content.ts';

/** `title` of the listing or offer, null for a listing without a name; `path` of its page in the portal. */
interface About {
  title: string | null;
  path: string;
}

/** `subject` is the title of the notification. */
type Decided = About & { subject: string };

type Declined = Decided & { note: string | null };

/** `isLive`: the directory shows a version that the decision does not change. */
type DeclinedListing = Declined & { isLive: boolean };

const liveStays = (m: Messages, { isLive }: DeclinedListing) => (isLive ? [m.live_stays()] : []);
const named = ({ say }: Texts, { title }: Pick<About, 'title'>) => ({
  title: listingNameIn(say, title),
});
const viewListing = (m: Messages, path: string) => ({
  label: m.view_listing(),
  href: pageAddress(path),
});

/** Emails about a listing, its reviews and its special offers. */
export const listingEmails = {
  'listing-approved': (texts: Texts, facts: Decided): Content => ({
    subject: facts.subject,
    lines: [texts.m.listing_approved_text(named(texts, facts))],
    action: viewListing(texts.m, facts.path),
  }),

  'listing-moved-away': (texts: Texts, facts: Pick<About, 'title'>): Content => ({
    subject: texts.m.listing_moved_away_subject(named(texts, facts)),
    lines: [texts.m.listing_moved_away_text(named(texts, facts))],
    remarks: [texts.m.mistake()],
  }),

  'listing-moved-here': (texts: Texts, facts: About): Content => ({
    subject: texts.m.listing_moved_here_subject(named(texts, facts)),
    lines: [texts.m.listing_moved_here_text(named(texts, facts))],
    action: viewListing(texts.m, facts.path),
  }),

  'listing-declined': (texts: Texts, facts: DeclinedListing): Content => ({
    subject: facts.subject,
    lines: [
      texts.m.listing_declined_text(named(texts, facts)),
      texts.say(facts.note ? listingTexts.declinedNote : listingTexts.declinedNoNote),
    ],
    quote: facts.note,
    action: { label: texts.m.listing_declined_edit(), href: pageAddress(facts.path) },
    remarks: liveStays(texts.m, facts),
  }),

  'listing-changes-requested': (
    texts: Texts,
    facts: DeclinedListing & { remarks: readonly Remark[] },
  ): Content => ({
    subject: facts.subject,
    lines: [
      texts.m.listing_changes_requested_text(named(texts, facts)),
      ...facts.remarks.map((remark) => {
        const title = remarkTitle(remark, brandNow().brand.names.nzOwned);
        return `${texts.say(title)}: ${remark.text}`;
      }),
    ],
    quote: facts.note,
    action: { label: texts.m.listing_changes_requested_edit(), href: pageAddress(facts.path) },
    remarks: liveStays(texts.m, facts),
  }),

  'listing-link-broken': (
    texts: Texts,
    facts: About & { link: CheckedLink; url: string; result: LinkResult },
  ): Content => {
    const { m, say } = texts;
    const about = named(texts, facts);
    const { label, advice } = linkResults[facts.result];
    const link = say(checkedLinkName(facts.link));
    return {
      subject: m.listing_link_broken_subject(about),
      lines: [
        m.listing_link_broken_text({ ...about, link, url: facts.url, result: say(label) }),
        say(advice),
      ],
      action: viewListing(m, facts.path),
      remarks: [m.listing_link_broken_again()],
    };
  },

  'listing-hidden': (texts: Texts, facts: About & { url: string; since: Date }): Content => {
    const { m, language } = texts;
    const about = named(texts, facts);
    const since = dayWords(facts.since, language);
    return {
      subject: m.listing_hidden_subject(about),
      lines: [m.listing_hidden_text({ ...about, url: facts.url, since }), m.listing_hidden_until()],
      action: viewListing(m, facts.path),
      remarks: [m.listing_hidden_again()],
    };
  },

  'listing-message': (
    { m, language }: Texts,
    { subject, title, path, authors, text }: Decided & { authors: readonly string[]; text: string },
  ): Content => ({
    subject,
    lines: [
      m.listing_message_text({
        authors: listIn(language, authors),
        count: authors.length,
        title: title || m.listing_message_unnamed(),
      }),
    ],
    quote: text,
    action: { label: m.listing_message_reply(), href: pageAddress(path, { messages: '' }) },
  }),

  'review-changes-requested': (texts: Texts, facts: Declined): Content => ({
    subject: facts.subject,
    lines: [texts.m.review_changes_requested_text(named(texts, facts))],
    quote: facts.note,
    action: { label: texts.m.review_changes_requested_edit(), href: pageAddress(facts.path) },
  }),

  'review-approved': (texts: Texts, facts: Decided): Content => ({
    subject: facts.subject,
    lines: [texts.m.review_approved_text(named(texts, facts))],
    action: { label: texts.m.view_reviews(), href: pageAddress(facts.path) },
  }),

  'review-declined': (texts: Texts, facts: Declined): Content => ({
    subject: facts.subject,
    lines: [
      texts.m.review_declined_text(named(texts, facts)),
      ...(facts.note ? [texts.m.reason_for_decline()] : []),
    ],
    quote: facts.note,
    action: { label: texts.m.view_reviews(), href: pageAddress(facts.path) },
  }),

  'offer-changes-requested': (texts: Texts, facts: Declined): Content => ({
    subject: facts.subject,
    lines: [texts.m.offer_changes_requested_text(named(texts, facts))],
    quote: facts.note,
    action: { label: texts.m.offer_changes_requested_edit(), href: pageAddress(facts.path) },
    remarks: [texts.m.offer_changes_requested_paid()],
  }),

  'offer-approved': (texts: Texts, facts: Decided): Content => ({
    subject: facts.subject,
    lines: [texts.m.offer_approved_text(named(texts, facts))],
    action: viewListing(texts.m, facts.path),
  }),

  'offer-declined': (texts: Texts, facts: Declined): Content => ({
    subject: facts.subject,
    lines: [texts.m.offer_declined_text(named(texts, facts)), texts.m.reason_for_decline()],
    quote: facts.note,
    action: viewListing(texts.m, facts.path),
  }),
};
