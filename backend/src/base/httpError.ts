import {
  type ErrorFacts,
  type ErrorReason,
  type ErrorStatus,
  errorOf,
  type FieldError,
  type Rejected,
  reasonOfFields,
  type Say,
  sayAsIs,
} from '@portal/domain';

/** An error response; the transaction of the call is rolled back. */
export class HttpError extends Error {
  readonly reason: ErrorReason;
  readonly status: ErrorStatus;
  readonly details: object;
  /** The message in a language, where it has values; else the text of `message` is translated. */
  readonly words: ((say: Say) => string) | undefined;

  /** `facts.message` replaces the text of the reason. */
  constructor(reason: ErrorReason, facts: ErrorFacts = {}, words?: (say: Say) => string) {
    const { status, name, message, details } = errorOf(reason, facts);
    super(message);
    this.reason = reason;
    this.status = status;
    this.name = name;
    this.details = details;
    this.words = words;
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

/** An error in the query; `path` begins with the name of the parameter, `text` may have `{values}`. */
export const badParameter = (
  path: string[],
  text: string,
  values?: Parameters<Say>[1],
): HttpError => {
  const message = sayAsIs(text, values);
  const errors: FieldError[] = [{ path, message }];
  return new HttpError(reasonOfFields(errors), { message, details: { errors } }, (say) =>
    say(text, values),
  );
};
