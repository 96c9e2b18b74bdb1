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
import { listNow, m } from '../../base/texts.ts';
import { dayWords, ownName } from '../brand/index.ts';
import { type Content, type DigestItem, listed, pageAddress } from './content.ts';

/** `title` of the listing or offer, null for a listing without a name; `path` of its page in the portal. */
interface About {
  title: string | null;
  path: string;
}

/** More than one listing; `path` of their list in the portal. */
interface Several extends Pick<About, 'path'> {
  titles: readonly (string | null)[];
}

const namedItems = (titles: Several['titles']) =>
  titles.map((title) => ({ title: listingNameIn(title) }));

/** `subject` is the title of the notification. */
type Decided = About & { subject: string };

type Declined = Decided & { note: string | null };

/** `isLive`: the directory shows a version that the decision does not change. */
type DeclinedListing = Declined & { isLive: boolean };

const liveStays = ({ isLive }: DeclinedListing) => (isLive ? [m.live_stays()] : []);
const named = ({ title }: Pick<About, 'title'>) => ({
  title: listingNameIn(title),
});
const viewListing = (path: string) => ({
  label: m.view_listing(),
  href: pageAddress(path),
});

/** Emails about a listing, its reviews and its special offers. */
export const listingEmails = {
  'listing-approved': (facts: Decided): Content => ({
    subject: facts.subject,
    lines: [m.listing_approved_text(named(facts))],
    action: viewListing(facts.path),
  }),

  'listing-moved-away': (facts: Pick<About, 'title'>): Content => ({
    subject: m.listing_moved_away_subject(named(facts)),
    lines: [m.listing_moved_away_text(named(facts))],
    remarks: [m.mistake()],
  }),

  'listing-moved-here': (facts: About): Content => ({
    subject: m.listing_moved_here_subject(named(facts)),
    lines: [m.listing_moved_here_text(named(facts))],
    action: viewListing(facts.path),
  }),

  'listings-moved-away': ({ titles }: Pick<Several, 'titles'>): Content => ({
    subject: m.listings_moved_away_subject({ count: titles.length }),
    lines: [m.listings_moved_away_text(), ...listed(namedItems(titles))],
    remarks: [m.mistake()],
  }),

  'listings-moved-here': ({ titles, path }: Several): Content => ({
    subject: m.listings_moved_here_subject({ count: titles.length }),
    lines: [m.listings_moved_here_text(), ...listed(namedItems(titles))],
    action: { label: m.view_listings(), href: pageAddress(path) },
  }),

  'listing-declined': (facts: DeclinedListing): Content => ({
    subject: facts.subject,
    lines: [
      m.listing_declined_text(named(facts)),
      facts.note ? listingTexts.declinedNote : listingTexts.declinedNoNote,
    ],
    quote: facts.note,
    action: { label: m.listing_declined_edit(), href: pageAddress(facts.path) },
    remarks: liveStays(facts),
  }),

  /**
   * Decisions on several listings, by the titles of their notifications: those with the same note together, and last those
   * without one, so that each note is about the listings above it.
   */
  'listings-decided': ({ decisions }: { decisions: readonly DigestItem[] }): Content => ({
    subject: m.listings_decided_subject({ count: decisions.length }),
    lines: [
      m.listings_decided_text(),
      ...[...Map.groupBy(decisions, ({ text }) => text ?? '')]
        .sort(([note], [other]) => Number(note === '') - Number(other === ''))
        .flatMap(([quote, those]) => [
          ...listed(those),
          ...(quote ? [m.listings_decided_note(), { quote }] : []),
        ]),
    ],
    action: { label: m.daily_notifications_view(), href: pageAddress('/notifications') },
  }),

  'listing-changes-requested': (
    facts: DeclinedListing & { remarks: readonly Remark[] },
  ): Content => ({
    subject: facts.subject,
    lines: [
      m.listing_changes_requested_text(named(facts)),
      ...facts.remarks.map((remark) => {
        const title = remarkTitle(remark, ownName('nzOwned'));
        return { written: `${title}: ${remark.text}` };
      }),
    ],
    quote: facts.note,
    action: { label: m.listing_changes_requested_edit(), href: pageAddress(facts.path) },
    remarks: liveStays(facts),
  }),

  'listing-link-broken': (
    facts: About & { link: CheckedLink; url: string; result: LinkResult },
  ): Content => {
    const about = named(facts);
    const { label, advice } = linkResults[facts.result];
    const link = checkedLinkName(facts.link);
    return {
      subject: m.listing_link_broken_subject(about),
      lines: [
        m.listing_link_broken_text({ ...about, link, url: facts.url, result: label }),
        advice,
      ],
      action: viewListing(facts.path),
      remarks: [m.listing_link_broken_again()],
    };
  },

  'listing-hidden': (facts: About & { url: string; since: Date }): Content => {
    const about = named(facts);
    const since = dayWords(facts.since);
    return {
      subject: m.listing_hidden_subject(about),
      lines: [m.listing_hidden_text({ ...about, url: facts.url, since }), m.listing_hidden_until()],
      action: viewListing(facts.path),
      remarks: [m.listing_hidden_again()],
    };
  },

  'listing-message': ({
    subject,
    title,
    path,
    authors,
    text,
  }: Decided & { authors: readonly string[]; text: string }): Content => ({
    subject,
    lines: [
      m.listing_message_text({
        authors: listNow(authors),
        count: authors.length,
        title: title || m.listing_message_unnamed(),
      }),
    ],
    quote: text,
    action: { label: m.listing_message_reply(), href: pageAddress(path, { messages: '' }) },
  }),

  'review-changes-requested': (facts: Declined): Content => ({
    subject: facts.subject,
    lines: [m.review_changes_requested_text(named(facts))],
    quote: facts.note,
    action: { label: m.review_changes_requested_edit(), href: pageAddress(facts.path) },
  }),

  'review-approved': (facts: Decided): Content => ({
    subject: facts.subject,
    lines: [m.review_approved_text(named(facts))],
    action: { label: m.view_reviews(), href: pageAddress(facts.path) },
  }),

  'review-declined': (facts: Declined): Content => ({
    subject: facts.subject,
    lines: [m.review_declined_text(named(facts)), ...(facts.note ? [m.reason_for_decline()] : [])],
    quote: facts.note,
    action: { label: m.view_reviews(), href: pageAddress(facts.path) },
  }),

  'offer-changes-requested': (facts: Declined): Content => ({
    subject: facts.subject,
    lines: [m.offer_changes_requested_text(named(facts))],
    quote: facts.note,
    action: { label: m.offer_changes_requested_edit(), href: pageAddress(facts.path) },
    remarks: [m.offer_changes_requested_paid()],
  }),

  'offer-approved': (facts: Decided): Content => ({
    subject: facts.subject,
    lines: [m.offer_approved_text(named(facts))],
    action: viewListing(facts.path),
  }),

  'offer-declined': (facts: Declined): Content => ({
    subject: facts.subject,
    lines: [m.offer_declined_text(named(facts)), m.reason_for_decline()],
    quote: facts.note,
    action: viewListing(facts.path),
  }),
};
