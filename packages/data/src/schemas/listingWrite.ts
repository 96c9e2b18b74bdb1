import { type ListingStatus, listingNames, type Target, type WrittenFields } from '@portal/domain';
import { toWire } from './names.ts';

/** What a form sends. Relations are ids; a picture is the id of an uploaded file. */
export interface ListingWrite extends WrittenFields {
  account: number | null;
  adminNote: string | null;
  /** Save without submitting; required fields may be missing. */
  draft?: boolean;
  /** Admins only. */
  status?: ListingStatus;
  /** Admins only; vendors never see it. */
  internalNote?: string | null;
}

/** A save of a listing as it was read. */
export interface ListingSave extends ListingWrite {
  version: number;
  /** The row that was read: the listing itself, or the change beside it. Asked of admins; a vendor's save is always a change. */
  target: Target;
}

/** An admin's decision on what is pending. */
export interface Decision {
  status: ListingStatus;
  adminNote: string | null;
  internalNote: string | null;
  version: number;
  /** Takes the decision before it back: a change that was merged stands beside its live listing again. */
  undo?: true;
}

export function listingWriteToWire(write: ListingWrite): Record<string, unknown> {
  return toWire(write, listingNames);
}

export function decisionToWire(decision: Decision): Record<string, unknown> {
  return toWire(decision, listingNames);
}
