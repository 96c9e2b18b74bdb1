import { type ListingStatus, listingNames, type WrittenFields } from '@portal/domain';
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
