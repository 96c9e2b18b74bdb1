import {
  type ErrorFacts,
  type ErrorReason,
  errorOf,
  type FieldError,
  type Rejected,
  reasonOfFields,
  staffRolesOf,
} from '@portal/domain';
import { record as dictionary, type Struct, string, unknown, validate } from 'superstruct';
import type { Database, StoredUser } from './database.ts';

/** A parsed call. */
export interface Call<Params = Readonly<Record<string, string>>> {
  db: Database;
  /** The staff user who views the portal as the caller. */
  viewer: StoredUser | null;
  /** Instant of the call in wire format. */
  at: string;
  /** The values of the placeholders of its path. */
  params: Params;
  query: URLSearchParams;
  body: unknown;
  /** Whether the call has an `Idempotency-Key`. */
  hasKey?: boolean;
  user: StoredUser;
}

export interface Reply {
  status: number;
  body: unknown;
}

/** The cookie header of a response: of a new user, or cleared. */
export interface OpenReply extends Reply {
  signedIn?: StoredUser;
}

/** Thrown by handlers that reject a call. */
export class HttpError extends Error {
  readonly reply: Reply;

  constructor(reason: ErrorReason, facts?: ErrorFacts) {
    const error = errorOf(reason, facts);
    super(error.message);
    this.reply = { status: error.status, body: { data: null, error } };
  }
}

/** Without `errors` it is not about a field. */
export function invalid(message: string, errors?: readonly FieldError[]): HttpError {
  return new HttpError(errors ? reasonOfFields(errors) : 'invalid', {
    message,
    details: errors && { errors },
  });
}

/** What a command returns; throws why it is rejected. */
export function accepted<T extends object>(outcome: T | Rejected): Exclude<T, Rejected> {
  if ('rejected' in outcome) throw new HttpError(outcome.rejected, outcome.facts);
  return outcome as Exclude<T, Rejected>;
}

export const notFound = () => new HttpError('not-found');

export function ok(body: unknown): Reply {
  return { status: 200, body };
}

export function record(data: unknown, status = 200): Reply {
  return { status, body: { data, meta: {} } };
}

/** Any JSON object. */
export const fieldsStruct = dictionary(string(), unknown());

/** A body of the expected shape; throws 400 otherwise. */
export function read<T, S>(body: unknown, struct: Struct<T, S>): T {
  const [error, value] = validate(body, struct, { coerce: true, mask: true });
  if (error) {
    const path = error.path.at(-1);
    throw invalid('Invalid body', [
      { path: [String(path ?? '')], message: `${String(path ?? 'body')} is not valid` },
    ]);
  }
  return value;
}

export function isAdmin(user: StoredUser): boolean {
  return user.staff;
}

/** The caller as an actor of the domain. */
export const actorOf = (user: StoredUser) => ({
  id: user.id,
  staff: staffRolesOf({ staff: user.staff, super: false, staff_roles: user.staffRoles?.join() }),
  accountId: user.accountId,
});
