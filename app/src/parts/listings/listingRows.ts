import { useUser } from '@portal/data/react';
import { formatDate, type Listing, may, mediaUrl, personName } from '@portal/data/schemas';
import { type Collection, collectionOf, isQueue, type ListPlace, type Scope } from '@portal/domain';
import type { MenuLinkItem } from '@portal/ui/components/Menu';
import type { ListingRow } from '@portal/ui/patterns/ListingTable';
import { useCallback } from 'react';
import { m } from '../../i18n/messages.js';
import { paths } from '../../paths.ts';
import { useAppServices } from '../../portal.tsx';
import { overLimit, waited } from '../when.ts';

const statuses = { PENDING: 'pending', APPROVED: 'approved', DECLINED: 'declined' } as const;

/** The badge of a listing: a draft is not in review; a declined one stays declined until it is submitted again; a live one may be hidden. */
export const badgeOf = (listing: Listing): ListingRow['status'] => {
  const { draft, status } = listing;
  if (hiddenText(listing) && status === 'APPROVED') return 'hidden';
  return draft && status !== 'DECLINED' ? 'draft' : statuses[status];
};

/** Whether admins have to decide on it: not while its vendor makes requested changes. */
export const isInReview = ({ status, draft, request }: Listing): boolean =>
  status === 'PENDING' && !draft && !request?.open;

/** How many messages the user has not read. */
export const newMessagesText = (count: number): string => m.listings_new_messages({ count });

/** Why the directory does not show an approved listing; undefined for one that it shows. */
export function hiddenText({ hidden, linkHiddenAt }: Listing): string | undefined {
  if (hidden) return m.listings_hidden_blocked();
  return linkHiddenAt ? m.listings_hidden_broken_link() : undefined;
}

/** What is wrong with the links of a live listing. */
function linkProblem({ links, linkHiddenAt }: Listing): string | undefined {
  if (linkHiddenAt) return m.listings_hidden_broken_link();
  return links?.some(({ broken }) => broken) ? m.listings_broken_link() : undefined;
}

/** The kind of a submission, for the queue. */
export function kindOfChange(listing: Listing): string {
  if (listing.request)
    return listing.request.open
      ? m.listings_changes_requested()
      : m.listings_resubmitted_with_changes();
  if (listing.revision)
    return m.listings_changes_to_live_count({ count: listing.changedFields?.length ?? 0 });
  const { decidedAt, submittedAt } = listing;
  const again = decidedAt !== null && submittedAt !== null && submittedAt > decidedAt;
  return again ? m.listings_resubmitted_after_decline() : m.listings_new_listing();
}

/** Whether a user may change a listing in a bulk edit: some roles may move or feature what they cannot change otherwise. */
export const maySelect = (
  user: Parameters<typeof may>[0],
  listing: Parameters<typeof may>[2],
): boolean =>
  may(user, 'listing.save', listing) || may(user, 'accounts.manage') || may(user, 'term.write');

export interface RowFacts {
  now: number;
  /** The user's id. */
  me?: number | undefined;
  /** Whether the user may not edit it. */
  readOnly: boolean;
  /** Whether the user may change it in a bulk edit. Default: unless it is `readOnly`. */
  selectable?: boolean | undefined;
  /** Default: no link. */
  analyticsHref?: string | undefined;
  /** Who reviews a listing now. Default: not shown. */
  reviewersOf?: ((kind: Collection, id: number) => ListingRow['reviewers']) | undefined;
}

const assigneeText = ({ id, name }: { id: number; name: string }, me?: number): string =>
  id === me ? m.listings_assigned_to_you() : m.listings_assigned_to({ name });

const namesOf = (terms: readonly { name: string }[]): string =>
  terms.map(({ name }) => name).join(', ');

export function toRow(
  listing: Listing,
  place: ListPlace,
  { now, me, readOnly, selectable, analyticsHref, reviewersOf }: RowFacts,
): ListingRow {
  const logo = listing.logo;
  const owner = listing.account ?? listing.createdBy;
  const href = paths.listing(collectionOf(listing), place.scope, listing.slug || listing.id);
  const isPending = isInReview(listing);
  return {
    id: String(listing.id),
    name: listing.name,
    href,
    analyticsHref,
    readOnly,
    selectable,
    logo: logo ? { src: mediaUrl(logo, 320) } : undefined,
    summary: listing.shortDescription || undefined,
    status: badgeOf(listing),
    changesLive: place.scope === 'pending' && listing.revision,
    changesRequested: listing.request?.open,
    linkProblem: place.scope === 'active' ? linkProblem(listing) : undefined,
    ...(listing.newMessages ? { newMessages: newMessagesText(listing.newMessages) } : {}),
    ...(listing.rating === null || isQueue(place)
      ? {}
      : { rating: { mean: listing.rating, count: listing.numReviews } }),
    industry: listing.industries[0]?.name,
    terms:
      listing.type === 'app'
        ? { subcategory: namesOf(listing.subcategories) }
        : { category: namesOf(listing.categories), location: namesOf(listing.locations) },
    changed: formatDate(listing.updatedAt),
    created: formatDate(listing.createdAt),
    // The page of a live listing with changes shows the live copy.
    ...(place.scope === 'active' && listing.revision ? { editHref: `${href}?edit` } : {}),
    ...(isQueue(place)
      ? {
          editHref: `${href}?edit`,
          kind: kindOfChange(listing),
          assignee: listing.assignee ? assigneeText(listing.assignee, me) : undefined,
          reviewers: isPending ? reviewersOf?.(collectionOf(listing), listing.id) : undefined,
          waiting: isPending ? waitOf(listing, now) : undefined,
        }
      : {}),
    ...(place.whose === 'all' && owner
      ? { vendor: { name: personName(owner), email: owner.email ?? '' } }
      : {}),
  };
}

/** How long it waits, and the operator's limit if it has passed it. */
function waitOf({ submittedAt, updatedAt, lateHours }: Listing, now: number) {
  const wait = waited(submittedAt ?? updatedAt, now);
  return lateHours === undefined ? wait : { ...wait, long: true, limit: overLimit(lateHours) };
}

/** An item of a menu that leads to a page. */
export const menuLink = (
  label: string,
  icon: MenuLinkItem['icon'],
  href: string,
): MenuLinkItem => ({ kind: 'link', label, icon, href });

/** Returns the URL of a listing's analytics; undefined when the user may not see them or analytics are off. */
export function useAnalyticsLink(): (listing: Listing, scope: Scope) => string | undefined {
  const { flags } = useAppServices();
  const user = useUser();
  return useCallback(
    (listing, scope) => {
      const collection = collectionOf(listing);
      if (!flags.analytics || !may(user, `${listing.type}.analytics`)) return undefined;
      return paths.listingAnalytics(collection, scope, listing.slug || listing.id);
    },
    [flags, user],
  );
}
