import { type ErrorReason, lazyTexts } from '@portal/domain';
import * as m from '#messages';

/** The kinds of failures. Code compares these, never messages. */
const dataErrorCodes = [
  'offline',
  'timeout',
  'unauthenticated',
  'forbidden',
  'restricted',
  'payment-required',
  'not-found',
  'conflict',
  'invalid',
  'limited',
  'malformed',
  'unavailable',
  'server',
] as const;

export type DataErrorCode = (typeof dataErrorCodes)[number];

/** A rejected field. */
export interface FieldProblem {
  /** Name of the field inside the portal, or a dotted path. */
  path: string;
  /** Shown next to the field. */
  message: string;
  /** Set when the field has a reason of its own. */
  reason?: string | undefined;
}

interface DataErrorFacts {
  /** The server's message to the user. Default: a message for the code. */
  message?: string;
  /** The failed call or storage key, for reports. */
  where?: string;
  /** Why the server rejected the call, an `ErrorReason` unless the server is newer. */
  reason?: string | undefined;
  /** HTTP status, if there was a response. */
  status?: number | undefined;
  /** Problems by field, for `invalid`. */
  fields?: readonly FieldProblem[];
  /** Further details from the server; decode them with a struct. */
  details?: unknown;
  /** Seconds to wait before the next try. */
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** Why a call failed: its kind by `code`, its reason by `hasReason`, rejected fields by `fields`, a message by `messageFor`. */
export class DataError extends Error {
  readonly code: DataErrorCode;
  readonly reason: string | undefined;
  readonly where: string;
  readonly status: number | undefined;
  readonly fields: readonly FieldProblem[];
  readonly details: unknown;
  readonly retryAfter: number | undefined;

  constructor(code: DataErrorCode, facts: DataErrorFacts = {}) {
    super(facts.message ?? '', { cause: facts.cause });
    this.name = 'DataError';
    this.code = code;
    this.reason = facts.reason;
    this.where = facts.where ?? '';
    this.status = facts.status;
    this.fields = facts.fields ?? [];
    this.details = facts.details;
    this.retryAfter = facts.retryAfter;
  }
}

/** Whether a call was rejected for this reason, as a whole or at one of its fields. */
export function hasReason(error: unknown, reason: ErrorReason): boolean {
  return (
    error instanceof DataError && [error, ...error.fields].some((each) => each.reason === reason)
  );
}

const sentences: Record<DataErrorCode, string> = lazyTexts({
  offline: m.call_offline,
  timeout: m.call_timeout,
  unauthenticated: m.call_unauthenticated,
  forbidden: m.call_forbidden,
  restricted: m.call_restricted,
  'payment-required': m.call_payment_required,
  'not-found': m.call_not_found,
  conflict: m.call_conflict,
  invalid: m.call_invalid,
  limited: m.call_limited,
  malformed: m.call_malformed,
  unavailable: m.call_unavailable,
  server: m.call_server,
});

/** Statuses with which a proxy answers for a server that it cannot reach. */
const proxied: ReadonlySet<number | undefined> = new Set([502, 504]);

/** Codes for which the server's message is shown. */
const speaks: ReadonlySet<DataErrorCode> = new Set([
  'restricted',
  'payment-required',
  'conflict',
  'invalid',
  'unavailable',
]);

/** Codes of calls that may have been carried out. */
const unclearCodes: ReadonlySet<DataErrorCode> = new Set([
  'offline',
  'timeout',
  'malformed',
  'server',
]);

/** Whether a failed write may have been stored; a retry with the same idempotency key is safe. */
export function isUnclear(error: unknown): boolean {
  return !(error instanceof DataError) || unclearCodes.has(error.code);
}

function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes > 1 ? m.call_limited_minutes({ minutes }) : m.call_limited_minute();
}

/** A message to the user for anything that was thrown. */
export function messageFor(error: unknown): string {
  if (!(error instanceof DataError)) return sentences.server;
  if (error.code === 'limited' && error.retryAfter !== undefined) return waitText(error.retryAfter);
  if (error.code === 'server' && proxied.has(error.status)) return sentences.unavailable;
  const isOurs = speaks.has(error.code) || hasReason(error, 'listing-moved');
  return (isOurs && error.message) || sentences[error.code];
}
