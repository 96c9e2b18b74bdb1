export interface FieldError {
  path: string[];
  message: string;
}

export type RefusalStatus = 400 | 401 | 402 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 503;

const names: Record<RefusalStatus, string> = {
  400: 'ValidationError',
  401: 'UnauthorizedError',
  402: 'PaymentRequiredError',
  403: 'ForbiddenError',
  404: 'NotFoundError',
  405: 'MethodNotAllowedError',
  409: 'ConflictError',
  413: 'PayloadTooLargeError',
  415: 'UnsupportedMediaTypeError',
  422: 'UnprocessableContentError',
  429: 'RateLimitError',
  503: 'ServiceUnavailableError',
};

/** A call that is turned down; whatever was begun in its transaction is undone. */
export class Refusal extends Error {
  readonly status: RefusalStatus;
  readonly details: Record<string, unknown>;

  constructor(
    status: RefusalStatus,
    message: string,
    details: Record<string, unknown> = {},
    name: string = names[status],
  ) {
    super(message);
    this.status = status;
    this.name = name;
    this.details = details;
  }
}

export const notFound = (): Refusal => new Refusal(404, 'Not Found');

export const invalid = (message: string, errors: FieldError[]): Refusal =>
  new Refusal(400, message, { errors });

/** A parameter of the query that cannot be used; `path` begins with its name, so that a caller can tell a search from a filter. */
export const badParameter = (path: string[], message: string): Refusal =>
  invalid(message, [{ path, message }]);
