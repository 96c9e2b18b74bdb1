import {
  type ErrorFacts,
  type ErrorReason,
  type ErrorStatus,
  errorOf,
  type FieldError,
  type Rejected,
  reasonOfFields,
} from '@portal/domain';

/** An error response, in the language of its call; the transaction of the call is rolled back. */
export class HttpError extends Error {
  readonly reason: ErrorReason;
  readonly status: ErrorStatus;
  readonly details: object;

  /** `facts.message` replaces the text of the reason. */
  constructor(reason: ErrorReason, facts: ErrorFacts = {}) {
    const { status, name, message, details } = errorOf(reason, facts);
    super(message);
    this.reason = reason;
    this.status = status;
    this.name = name;
    this.details = details;
  }
}

/** What a command returns; throws why it is rejected. */
export const accepted = <T extends object>(outcome: T | Rejected): Exclude<T, Rejected> => {
  if ('rejected' in outcome) throw new HttpError(outcome.rejected, outcome.facts);
  return outcome as Exclude<T, Rejected>;
};

export const notFound = (): HttpError => new HttpError('not-found');

export const invalid = (message: string, errors?: FieldError[]): HttpError =>
  new HttpError(errors ? reasonOfFields(errors) : 'invalid', {
    message,
    details: errors && { errors },
  });

/** An error in the query; `path` begins with the name of the parameter. */
export const badParameter = (path: string[], message: string): HttpError =>
  invalid(message, [{ path, message }]);
