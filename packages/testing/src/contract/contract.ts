import { type ErrorReason, errorReasons } from '@portal/domain';
import {
  array,
  enums,
  literal,
  nullable,
  number,
  object,
  optional,
  type Struct,
  string,
  unknown,
  validate,
} from 'superstruct';

/* Helpers of the contract cases, independent of server and test runner. */

export interface ApiResponse {
  status: number;
  /** Parsed unless it is CSV. */
  body: unknown;
  headers: Headers;
}

export interface CallOptions {
  /** Sent as JSON, except a form. */
  body?: object;
  token?: string;
  headers?: Record<string, string>;
}

/** A signed-in user. */
export interface Caller {
  call(method: string, path: string, options?: Omit<CallOptions, 'token'>): Promise<ApiResponse>;
  /** Returns the body of a 200 response. */
  get<T, S>(path: string, struct: Struct<T, S>): Promise<T>;
  /** Sends `{ data }`. */
  send(method: string, path: string, data: object): Promise<ApiResponse>;
}

export interface ContractApi {
  /** Signs in as a demo user, once per user, because servers limit sign-ins. */
  signIn(email: string): Promise<Caller>;
  call(method: string, path: string, options?: CallOptions): Promise<ApiResponse>;
}

export interface ContractCase {
  title: string;
  /**
   * Not tried on PostgreSQL, except in a sweep: it shows who may do what, which values are rejected, or what follows, and other
   * cases or tests write and read the same tables there. Of each kind of import, of bulk edits, of exports that are taken back
   * and of what is restored from the trash, one case or test is tried there: their statements differ between databases.
   */
  portable?: true;
  run(api: ContractApi): Promise<void>;
}

export function must(fact: boolean, what: string): asserts fact {
  if (!fact) throw new Error(what);
}

export function equal(actual: unknown, expected: unknown, what: string): void {
  const [is, wanted] = [JSON.stringify(actual), JSON.stringify(expected)];
  must(is === wanted, `${what}: expected ${wanted}, got ${is}`);
}

/** The body of a response with this status and exactly the documented shape: nothing missing, nothing extra. */
export function exactly<T, S>(response: ApiResponse, status: number, struct: Struct<T, S>): T {
  must(
    response.status === status,
    `expected ${status}, got ${response.status}: ${JSON.stringify(response.body).slice(0, 400)}`,
  );
  const [error, value] = validate(response.body, struct, { coerce: true });
  if (error) throw new Error(`not the documented shape: ${error.path.join('.')}: ${error.message}`);
  return value;
}

const errorReason = enums(Object.keys(errorReasons));

const failureStruct = object({
  data: literal(null),
  error: object({
    status: number(),
    name: string(),
    message: string(),
    details: object({
      reason: errorReason,
      errors: optional(
        array(object({ path: array(unknown()), message: string(), reason: optional(errorReason) })),
      ),
      latest: optional(unknown()),
      count: optional(number()),
      user: optional(number()),
      name: optional(string()),
      synonyms: optional(array(string())),
      code: optional(string()),
      decline_code: optional(nullable(string())),
      field: optional(nullable(string())),
      offer: optional(nullable(number())),
    }),
  }),
});

/** The error of a failed response in the documented envelope, with the status of its reason. */
export function failure(response: ApiResponse, reason: ErrorReason) {
  const { status } = errorReasons[reason];
  const { error } = exactly(response, status, failureStruct);
  equal([error.status, error.details.reason], [status, reason], 'status and reason');
  return error;
}

/** Checks that the field is rejected with this message. */
export function rejects(response: ApiResponse, field: string, text: string): void {
  const errors = exactly(response, 400, failureStruct).error.details.errors ?? [];
  const found = errors.filter(({ path }) => path[0] === field).map((error) => error.message);
  must(
    found.includes(text),
    `${field} should be rejected with "${text}", got ${JSON.stringify(errors)}`,
  );
}
