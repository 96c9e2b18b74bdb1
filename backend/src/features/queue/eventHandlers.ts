import {
  collections,
  decisionKinds,
  decisionNotice,
  queuedKinds,
  queueKinds,
  queueNotice,
  queuePart,
  recordKey,
  remarkNotice,
  reviewAsides,
} from '@portal/domain';
import { inTransaction } from '../../base/database.ts';
import { wake } from '../../base/jobs.ts';
import type { Strapi } from '../../base/registry.ts';
import { settings } from '../../base/settings.ts';
import { m } from '../../base/texts.ts';
import { ownName } from '../brand/index.ts';
import { planLinks } from '../links/index.ts';
import { listingNameOf, listingOf, listingRepository, onListing } from '../listing/index.ts';
import { emailWords, type WrittenEmail } from '../mail/index.ts';
import { mailSettings } from '../mail/settings.ts';
import { assigneeOf, EVENT, type EventHandler, type EventRow } from '../moderation/index.ts';
import {
  announceNews,
  forgetNotices,
  notify,
  type Recipient,
  recallNotices,
  restoreNotices,
  staffWho,
  vendorsOf,
} from '../notifications/index.ts';
import { notifyOfReviews, REVIEW, type ReviewRow } from '../review/index.ts';
import {
  cancelPayBack,
  isOfFormerVendor,
  OFFER,
  type OfferRow,
  payBackLater,
} from '../special-offer/index.ts';
import { notifyOfHiding } from './linkNotices.ts';

interface Subject {
  kind: 'listing' | 'offer' | 'review';
  /** Null for a listing without a name. */
  title: string | null;
  /** Path of the page where its vendor sees it. */
  path: string;
  /** Path of the queue that has it. Default: its own path. */
  queue?: string;
  vendors: readonly Recipient[];
  /** Whether the directory has a version of the listing. */
  isLive?: boolean;
}

/** The listing, offer or review of an event, and who is told of its decision. */
const findSubject = async (strapi: Strapi, event: EventRow): Promise<Subject | null> => {
  const { listing_type: subject, listing_id: id, to_status: to } = event;
  if (subject === 'reviews') {
    const review: ReviewRow | null = await strapi.db
      .query(REVIEW)
      .findOne({ where: { id }, populate: onListing });
    const vendors = review?.author ? [review.author] : [];
    return review && { kind: 'review', title: listingNameOf(review), path: '/reviews', vendors };
  }
  if (subject === 'special-offers') {
    const offer: OfferRow | null = await strapi.db
      .query(OFFER)
      .findOne({ where: { id }, populate: onListing });
    const listing = offer && listingOf(offer);
    if (!listing) return null;
    // The buyer may open the page of the listing only as long as it is theirs.
    const path = isOfFormerVendor(offer)
      ? '/special-offers'
      : `/${listing.type}s/active/view/${listing.slug || listing.id}`;
    const queue = `/special-offers/${listing.type}s/pending`;
    const vendors = offer.author ? [offer.author] : [];
    return { kind: 'offer', title: offer.title, path, queue, vendors };
  }
  const [live, revision] = await listingRepository(strapi, subject).findBoth(id);
  if (!live) return null;
  const decided = to === 'APPROVED' || !revision || revision.draft ? live : revision;
  const path = `/${subject}/${to === 'APPROVED' ? 'active' : 'pending'}/view/${live.slug ?? id}`;
  const isBeforeMove =
    live.account_since !== null && new Date(event.createdAt) <= new Date(live.account_since);
  const vendors = isBeforeMove ? [] : await vendorsOf(strapi, live);
  const isLive = live.status === 'APPROVED';
  return { kind: 'listing', title: decided.name, path, vendors, isLive };
};

/**
 * Notifies the vendor of a listing or an offer, or the author of a review, of its decision. The email is delayed
 * while Undo is offered; the next decision about the same record replaces both. Deletes all notifications of a deleted record.
 */
const notifyVendor: EventHandler = {
  // The name of earlier versions, whose events may be pending.
  name: 'email-vendor',
  subjects: ['apps', 'services', 'special-offers', 'reviews'],
  kinds: ['approved', 'declined', 'changes-requested', 'reopened', 'noted', 'withdrawn', 'deleted'],
  async handle(strapi, event) {
    const { note, to_status: to, listing_type: subject, kind } = event;
    const asks = kind === 'changes-requested';
    const about = recordKey(event.listing_type, event.listing_id);
    if (kind === 'deleted' || (kind === 'withdrawn' && to === null))
      return forgetNotices(strapi, about);
    if (!event.note_changed) return;
    // A first decision about a pending version cancels nothing: the email about an earlier version is still true.
    const isFirst = event.from_status === 'PENDING' && (asks || to !== 'PENDING');
    const isListing = collections.some((type) => type === subject);
    if (!isFirst || !isListing) await recallNotices(strapi, decisionKinds, about);
    const found = await findSubject(strapi, event);
    const notice =
      found && decisionNotice({ subject, kind, to, noteChanged: true }, found.title, note);
    if (!found || !notice) return;
    const { title, vendors } = found;
    const isOffer = found.kind === 'offer';
    const path = asks && isOffer ? `/special-offers/edit/${event.listing_id}` : found.path;
    await notify(strapi, {
      ...notice,
      about,
      path,
      event: event.id,
      to: vendors,
      // Those who decide on their own listing know it.
      by: event.actor_id,
      delay: mailSettings.decisionSeconds * 1000,
      remark: found.isLive && to === 'DECLINED' ? m.live_stays : undefined,
      email: (reader, subject): WrittenEmail => {
        const facts = { subject, title, path, note, isLive: found.isLive === true };
        if (asks && found.kind === 'listing')
          return emailWords('listing-changes-requested', reader, {
            ...facts,
            remarks: event.remarks ?? [],
          });
        if (asks) return emailWords(`${found.kind}-changes-requested`, reader, facts);
        return emailWords(
          `${found.kind}-${to === 'APPROVED' ? 'approved' : 'declined'}`,
          reader,
          facts,
        );
      },
    });
  },
};

/** What waits in the queue after an event, and its page; null for a record that is gone. */
const findQueued = async (
  strapi: Strapi,
  event: EventRow,
): Promise<Pick<Subject, 'title' | 'path'> | null> => {
  const { listing_type: subject, listing_id: id } = event;
  if (subject === 'reviews') {
    const review: ReviewRow | null = await strapi.db
      .query(REVIEW)
      .findOne({ where: { id }, populate: onListing });
    const listing = review && listingOf(review);
    return listing && { title: listing.name, path: `/reviews/${listing.type}s/pending/view/${id}` };
  }
  const found = await findSubject(strapi, event);
  return found && { title: found.title, path: found.queue ?? found.path };
};

/**
 * The admin to whom a submission answers a request for changes: the one to whom the listing is assigned, else who asked.
 * Undefined for other submissions.
 */
const waitingReviewerOf = (strapi: Strapi, event: EventRow): Promise<number | undefined> =>
  inTransaction(strapi, async (sql) => {
    const { id, kind, listing_type, listing_id } = event;
    if (kind !== 'submitted') return undefined;
    const before = await sql('events')
      .where({ listing_type, listing_id })
      .where('id', '<', id)
      .whereIn('kind', [...queueKinds])
      .orderBy('id', 'desc')
      .first('kind', 'actor_id');
    if (before?.kind !== 'changes-requested') return undefined;
    const assigned = await assigneeOf(sql, recordKey(event.listing_type, event.listing_id));
    return assigned?.id ?? Number(before.actor_id);
  });

/** Decisions, which Undo takes back. */
const decisions: readonly EventRow['kind'][] = ['approved', 'declined', 'changes-requested'];

/** Kinds of events after which a record waits for a decision, and those after which it does not. */
const waiting: readonly EventRow['kind'][] = ['submitted', 'reopened'];
const settled: readonly EventRow['kind'][] = [...decisions, 'withdrawn', 'discarded'];

/**
 * The submission that waits again after an event reopened or restored its record, null if the record waits for its vendor or for
 * nothing; other events as they are.
 */
const waitingSubmission = async (strapi: Strapi, event: EventRow): Promise<EventRow | null> => {
  const { id, kind, listing_type, listing_id } = event;
  if (kind !== 'reopened' && kind !== 'restored') return event;
  const newest = (before: number, ...kinds: EventRow['kind'][]): Promise<EventRow | null> =>
    strapi.db.query(EVENT).findOne({
      where: { listing_type, listing_id, kind: { $in: kinds }, id: { $lt: before } },
      orderBy: [{ id: 'desc' }],
    });
  if (kind === 'restored') {
    const last = await newest(id, ...waiting, ...settled);
    return last && waiting.includes(last.kind) ? newest(id, 'submitted') : null;
  }
  const undone = await newest(id, ...decisions);
  const last = await newest(undone?.id ?? id, 'submitted', 'changes-requested', 'reopened');
  return last?.kind === 'changes-requested' ? null : newest(id, 'submitted');
};

/**
 * Tells moderators what was submitted, until it is decided or withdrawn; one of them that a request was answered. Reopening
 * brings the notices back that were not read, and makes no others.
 */
const notifyModerators: EventHandler = {
  name: 'tell-moderators',
  subjects: ['apps', 'services', 'reviews', 'special-offers'],
  kinds: [
    'submitted',
    'approved',
    'declined',
    'changes-requested',
    'reopened',
    'withdrawn',
    'discarded',
    'deleted',
    'restored',
    ...reviewAsides,
  ],
  async handle(strapi, happened) {
    const event = await waitingSubmission(strapi, happened);
    if (!event) return;
    const about = recordKey(event.listing_type, event.listing_id) + queuePart(event.kind);
    if (happened.kind === 'reopened') return restoreNotices(strapi, queuedKinds, about, event.id);
    const isNew =
      event.kind === 'submitted' || event.kind === 'replied' || event.kind === 'reported';
    if (!isNew) return recallNotices(strapi, queuedKinds, about, decisions.includes(event.kind));
    const queued = await findQueued(strapi, event);
    if (!queued) return;
    const { title, path } = queued;
    const staff = await staffWho(strapi, 'listing.decide', event.actor_id);
    const asker = await waitingReviewerOf(strapi, event);
    const of = { about, event: event.id, path, restores: happened !== event };
    await notify(strapi, {
      ...queueNotice(event.listing_type, title, event.kind),
      ...of,
      to: staff.filter(({ id }) => id !== asker),
    });
    await notify(strapi, {
      ...remarkNotice(title, event.remarks ?? [], ownName('nzOwned')),
      ...of,
      to: staff.filter(({ id }) => id === asker),
    });
  },
};

/** Repeats the count to the open pages of staff after a change of a submitted listing, a review or an offer, so that these load it again. */
const announceChanges: EventHandler = {
  name: 'announce-changes',
  subjects: [...collections, 'reviews', 'special-offers'],
  kinds: [
    'created',
    'submitted',
    'edited',
    'approved',
    'declined',
    'changes-requested',
    'reopened',
    'withdrawn',
    'noted',
    'discarded',
    'deleted',
    'restored',
  ],
  async handle(strapi, { listing_type: type, listing_id: id, kind, actor_admin: byStaff }) {
    const collection = collections.find((each) => each === type);
    if (collection && (kind === 'created' || kind === 'edited') && !byStaff) {
      // Staff do not see drafts.
      if (await listingRepository(strapi, collection).isDraft(id)) return;
    }
    const staff = await staffWho(strapi, 'listing.listAll');
    await announceNews(
      strapi,
      staff.map((each) => each.id),
    );
  },
};

/** Refunds an offer that was declined, or withdrawn or deleted with its listing before a decision, unless the decline is undone. */
const refundOffer: EventHandler = {
  name: 'refund-offer',
  subjects: ['special-offers'],
  kinds: ['approved', 'declined', 'reopened', 'withdrawn', 'deleted', 'restored'],
  async handle(strapi, { listing_id: id, kind, from_status: from }) {
    if (kind === 'approved' || kind === 'reopened' || kind === 'restored')
      await cancelPayBack(strapi, id);
    else if (kind === 'declined' || from === 'PENDING') await payBackLater(strapi, id);
  },
};

/** Checks the new links of a listing soon after it goes live or changes. */
const checkLinks: EventHandler = {
  name: 'check-links',
  subjects: collections,
  kinds: ['created', 'approved', 'edited', 'restored'],
  handle: (strapi, { listing_type: type, listing_id: id }) =>
    inTransaction(strapi, async (sql, afterwards) => {
      const collection = collections.find((each) => each === type);
      if (!settings.links.checked || !collection) return;
      await planLinks(sql, collection, id);
      afterwards(() => wake('links'));
    }),
};

export const eventHandlers: readonly EventHandler[] = [
  notifyVendor,
  notifyModerators,
  notifyOfReviews,
  announceChanges,
  refundOffer,
  checkLinks,
  notifyOfHiding,
];
