import {
  type ListingStatus,
  listingTypes,
  type NewRemark,
  namesOf,
  type OfferTexts,
  reportReasons,
  shortStatus,
} from '@portal/domain';
import {
  array,
  boolean,
  enums,
  type Infer,
  nullable,
  number,
  object,
  optional,
  string,
} from 'superstruct';
import { changeRequestStruct, statusStruct } from './moderation.ts';
import { accountStruct } from './user.ts';
import { documentId, fromWire, ignoreReports, type Report, toWire } from './wire.ts';

/** The listing a review or an offer is about. */
export const subjectStruct = object({
  id: number(),
  name: string(),
  slug: string(),
  type: enums(listingTypes),
  /** Address of a small picture. */
  logo: nullable(string()),
});

export type Subject = Infer<typeof subjectStruct>;

/** The hours within which half of the decisions, and nine of ten, were made lately; for who submitted it. */
const usualWaitStruct = object({ median: number(), most: number() });

/** A reply to a review. Only admins and the account of the listing have the version, and the proposal, which is not public. */
const replyStruct = object({
  /** The public text; null until one is approved. */
  text: nullable(string()),
  created: nullable(string()),
  proposal: optional(
    nullable(
      object({
        text: string(),
        status: enums(['PENDING', 'DECLINED']),
        note: nullable(string()),
      }),
    ),
  ),
  version: optional(number()),
});

/** The report of a review, which only admins and the account that sent it have. */
const reportStruct = object({
  reason: enums(namesOf(reportReasons)),
  text: nullable(string()),
  /** Whether no admin has decided yet. */
  open: boolean(),
  created: string(),
});

const feedbackNames = { createdBy: 'created_by_obj', lateHours: 'late_hours' } as const;

export const reviewNames = { adminNote: 'note', internalNote: 'internal_note' } as const;

export function reviewStruct(report: Report = ignoreReports) {
  return fromWire(
    object({
      id: number(),
      documentId,
      rating: nullable(number()),
      comment: string(),
      status: statusStruct(report),
      adminNote: nullable(string()),
      version: number(),
      /** What an admin asks its author to change, while it is pending. */
      request: nullable(changeRequestStruct),
      url: string(),
      listing: nullable(subjectStruct),
      createdBy: nullable(accountStruct),
      createdAt: string(),
      reply: nullable(replyStruct),
      report: nullable(reportStruct),
      wait: optional(usualWaitStruct),
      /** For staff, the operator's limit if it has waited longer. */
      lateHours: optional(number()),
    }),
    { ...reviewNames, ...feedbackNames },
  );
}

export type Review = Infer<ReturnType<typeof reviewStruct>>;

/** Counts of the approved reviews of the user's listings. */
export const receivedSummaryStruct = object({
  total: number(),
  mean: nullable(number()),
  /** By stars, from one to five. */
  counts: array(number()),
  /** The latest months, with the rating at the end of each. */
  months: array(object({ month: string(), count: number(), rating: number() })),
  /** Those that have reviews. */
  listings: array(subjectStruct),
});

export type ReceivedSummary = Infer<typeof receivedSummaryStruct>;

export interface ReplyWrite {
  text: string;
  /** Of the reply that the vendor has seen; 0 for none. */
  version: number;
}

export interface ReviewWrite {
  rating: number;
  comment: string;
  /** URL of the listing, because apps and services have separate ids. */
  listing: string;
}

/** A listing the user may review, with their earlier review. */
export function reviewableStruct(report: Report = ignoreReports) {
  return object({ listing: subjectStruct, review: nullable(reviewStruct(report)) });
}

export type Reviewable = Infer<ReturnType<typeof reviewableStruct>>;

export interface OfferDecision {
  status: ListingStatus;
  adminNote: string | null;
  version: number;
  /** An empty list requests changes, with the note as the message. */
  remarks?: readonly NewRemark[];
  /** Reverts the previous decision. */
  undo?: boolean;
}

export interface ReviewDecision extends OfferDecision {
  internalNote: string | null;
}

export function reviewDecisionToWire(decision: ReviewDecision): Record<string, unknown> {
  return toWire(decision, reviewNames);
}

/** The URL of a listing, as in `ReviewWrite`. */
export function subjectUrl({ type, slug, id }: Pick<Subject, 'type' | 'slug' | 'id'>): string {
  return `/${type}s/${slug || id}`;
}

export const offerNames = { adminNote: 'admin_note' } as const;

export function specialOfferStruct(report: Report = ignoreReports) {
  return fromWire(
    object({
      id: number(),
      documentId,
      title: string(),
      description: string(),
      link: string(),
      label: nullable(string()),
      status: statusStruct(report),
      adminNote: nullable(string()),
      version: number(),
      /** What an admin asks its vendor to change, while it is pending. */
      request: nullable(changeRequestStruct),
      url: string(),
      listing: nullable(subjectStruct),
      /** Whether the listing is live: otherwise the offer is not shown. */
      live: boolean(),
      /** Whether the listing was moved to another account since: its buyer can no longer edit the offer. */
      moved: boolean(),
      createdBy: nullable(accountStruct),
      createdAt: string(),
      wait: optional(usualWaitStruct),
      lateHours: optional(number()),
    }),
    { ...offerNames, ...feedbackNames },
  );
}

export type SpecialOffer = Infer<ReturnType<typeof specialOfferStruct>>;

export interface SpecialOfferWrite extends OfferTexts {
  /** URL of the listing, as in reviews. */
  listing: string;
  /** The latest earlier offer that the buyer has accepted. */
  earlier?: number | undefined;
}

/** An offer that is submitted again, as an admin has asked. */
export interface OfferEdit extends OfferTexts {
  /** Of the offer that the vendor has seen. */
  version: number;
}

export function offerDecisionToWire(decision: OfferDecision): Record<string, unknown> {
  const values = { ...decision, status: shortStatus[decision.status] };
  return toWire(values, offerNames);
}
