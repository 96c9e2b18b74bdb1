import { type Struct, validate } from 'superstruct';
import type { FieldProblem } from '../../schemas/dataError.ts';
import type { Database, StoredUser } from './database.ts';

/** One call, after the address was taken apart. */
export interface Call {
  db: Database;
  /** Instant of the call, as it is stored. */
  at: string;
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  body: unknown;
  /** Whether an `Idempotency-Key` names the attempt. */
  hasKey?: boolean;
  user: StoredUser;
}

export interface Reply {
  status: number;
  body: unknown;
}

const errorNames: Readonly<Record<number, string>> = {
  400: 'ValidationError',
  401: 'UnauthorizedError',
  402: 'PaymentRequiredError',
  403: 'ForbiddenError',
  404: 'NotFoundError',
  409: 'ConflictError',
  413: 'PayloadTooLargeError',
  422: 'UnprocessableEntityError',
};

/** Thrown by a handler that says no. */
export class Refusal extends Error {
  readonly reply: Reply;

  constructor(status: number, message: string, details: object = {}) {
    super(message);
    const error = { status, name: errorNames[status] ?? 'ApplicationError', message, details };
    this.reply = { status, body: { data: null, error } };
  }
}

export function invalid(message: string, problems: readonly FieldProblem[]): Refusal {
  const errors = problems.map((problem) => ({
    path: problem.path.split('.'),
    message: problem.message,
  }));
  return new Refusal(400, message, { errors });
}

export const notFound = () => new Refusal(404, 'Not Found');

export function ok(body: unknown): Reply {
  return { status: 200, body };
}

export function record(data: unknown, status = 200): Reply {
  return { status, body: { data, meta: {} } };
}

/** A body that has the expected shape, or 400. */
export function read<T, S>(body: unknown, struct: Struct<T, S>): T {
  const [error, value] = validate(body, struct, { coerce: true, mask: true });
  if (error) {
    const path = error.path.at(-1);
    throw invalid('Invalid body', [
      { path: String(path ?? ''), message: `${String(path ?? 'body')} is not valid` },
    ]);
  }
  return value;
}

export function isAdmin(user: StoredUser): boolean {
  return user.staff;
}

/** The caller as the domain knows one. */
export const actorOf = (user: StoredUser) => ({ admin: isAdmin(user), accountId: user.accountId });

export function adminOnly({ user }: Call): void {
  if (!isAdmin(user)) throw new Refusal(403, 'Forbidden');
}
