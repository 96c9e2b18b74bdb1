import { type ListingStatus, type OfferTexts, shortStatus } from '@portal/domain';
import { boolean, type Infer, nullable, number, object, string } from 'superstruct';
import { accountStruct } from './account.ts';
import { documentId } from './documentId.ts';
import { fromWire, toWire } from './names.ts';
import { ignoreReports, type Report } from './report.ts';
import { subjectStruct } from './review.ts';
import { statusStruct } from './status.ts';

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
      url: string(),
      listing: nullable(subjectStruct),
      /** Whether the directory shows the listing now: nobody sees the offer where it does not. */
      live: boolean(),
      createdBy: nullable(accountStruct),
      createdAt: string(),
    }),
    { adminNote: 'admin_note', createdBy: 'created_by_obj' },
  );
}

export type SpecialOffer = Infer<ReturnType<typeof specialOfferStruct>>;

export interface SpecialOfferWrite extends OfferTexts {
  /** Url of the listing, as reviews name it. */
  listing: string;
  /** The latest earlier offer that its buyer was told of, and means to buy this one beside. */
  earlier?: number | undefined;
}

export interface OfferDecision {
  status: ListingStatus;
  adminNote: string | null;
  version: number;
}

export function offerDecisionToWire(decision: OfferDecision): Record<string, unknown> {
  const values = { ...decision, status: shortStatus[decision.status] };
  return toWire(values, { adminNote: 'admin_note' });
}
