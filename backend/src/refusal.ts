import {
  type ErrorFacts,
  type ErrorReason,
  type ErrorStatus,
  errorOf,
  type FieldError,
  reasonOfFields,
} from '@portal/domain';

/** A call that is turned down; whatever was begun in its transaction is undone. */
export class Refusal extends Error {
  readonly reason: ErrorReason;
  readonly status: ErrorStatus;
  readonly details: object;

  /** `facts.message`: a sentence in place of the text of the reason. */
  constructor(reason: ErrorReason, facts: ErrorFacts = {}) {
    const { status, name, message, details } = errorOf(reason, facts);
    super(message);
    this.reason = reason;
    this.status = status;
    this.name = name;
    this.details = details;
  }
}

export const notFound = (): Refusal => new Refusal('not-found');

/** Without `errors` it is not about a field. */
export const invalid = (message: string, errors?: FieldError[]): Refusal =>
  new Refusal(errors ? reasonOfFields(errors) : 'invalid', {
    message,
    details: errors && { errors },
  });

/** A parameter of the query that cannot be used; `path` begins with its name, so that a caller can tell a search from a filter. */
export const badParameter = (path: string[], message: string): Refusal =>
  invalid(message, [{ path, message }]);
