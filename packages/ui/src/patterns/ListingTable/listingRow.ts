import { m } from '../../i18n/messages.js';
import type { Reviewer } from '../Reviewers/Reviewers.tsx';

/** A vendor's own listings, those of all vendors for an admin, or the moderation queue. */
export type ListingTableVariant = 'vendor' | 'admin' | 'queue';

export type ListingTableState =
  | 'loading'
  | 'ready'
  | 'empty'
  | 'no-match'
  | 'decided'
  | 'failed'
  | 'offline';

export type ListingType = 'apps' | 'services';

type ListingStatus = 'pending' | 'declined' | 'draft' | 'approved' | 'hidden';

/** Columns between the name and the actions. */
export type ListingColumn =
  | 'vendor'
  | 'waiting'
  | 'status'
  | 'industry'
  | 'subcategory'
  | 'category'
  | 'location'
  | 'changed'
  | 'created';

export interface ListingRow {
  id: string;
  /** Empty shows as 'Untitled listing'. */
  name: string;
  /** Target of the name and of Edit; in the queue, of Review. */
  href: string;
  /** Target of Edit, where it differs, as in the queue. Default `href`. */
  editHref?: string | undefined;
  /** Offers View instead of Review and Edit. Default false. */
  readOnly?: boolean | undefined;
  /** Whether it has a checkbox in a list with a selection. Default: unless it is `readOnly`. */
  selectable?: boolean | undefined;
  /** Target of Analytics: a link in the row if it fits, else in its menu. Default: none. */
  analyticsHref?: string | undefined;
  /** Its logo. Default: initials. */
  logo?: { src: string } | undefined;
  /** Short description. Default 'Not described yet'. */
  summary?: string | undefined;
  status: ListingStatus;
  /** Puts 'Changes to a live listing' before the description. Default false. */
  changesLive?: boolean | undefined;
  /** Puts 'Changes requested' before the description. Default false. */
  changesRequested?: boolean | undefined;
  /** What is wrong with its links, such as 'Broken link': before the description. Default: nothing. */
  linkProblem?: string | undefined;
  /** Unread messages about it, such as '1 new message'. Default: none. */
  newMessages?: string | undefined;
  /** Kind of change, such as '5 changes to a live listing'. Replaces the description in the queue. */
  kind?: string | undefined;
  /** Mean and count of its reviews. Default: none are shown. */
  rating?: { mean: number; count: number } | undefined;
  industry?: string | undefined;
  /** Names of further terms, for their columns. */
  terms?: Partial<Record<'subcategory' | 'category' | 'location', string>> | undefined;
  /** Formatted date of the last change. */
  changed?: string | undefined;
  /** Formatted date of its creation. */
  created?: string | undefined;
  /** Formatted waiting time; `long` highlights it, `limit` says what it passed: 'Over 3 days'. */
  waiting?: { text: string; long: boolean; limit?: string | undefined } | undefined;
  /** To whom it is assigned, such as 'Assigned to you'; shown in the queue. Default: to no one. */
  assignee?: string | undefined;
  /** Who reviews it now; shown in the queue. Default: no one. */
  reviewers?: readonly Reviewer[] | undefined;
  /** Its owner; shown to admins. */
  vendor?: { name: string; email: string } | undefined;
}

/** The name, or “Untitled listing” for a draft without one. */
export const listingName = ({ name }: Pick<ListingRow, 'name'>): string =>
  name.trim() || m.listing_untitled();
