import { DataError, type DataErrorCode } from '../schemas/dataError.ts';
import { decodeOr } from '../schemas/decode.ts';
import { detailsStruct, failureStruct } from '../schemas/envelope.ts';

const codes: Readonly<Record<number, DataErrorCode>> = {
  400: 'invalid',
  401: 'unauthenticated',
  402: 'payment-required',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  413: 'invalid',
  415: 'invalid',
  422: 'invalid',
  429: 'limited',
  503: 'unavailable',
  504: 'timeout',
};

/** Seconds, or the instant after which the next try counts. */
function secondsIn(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  const wait = Number.isNaN(seconds) ? (Date.parse(header) - Date.now()) / 1000 : seconds;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

/** The failure behind an answer that is not a success. */
export function failureOf({ status, headers }: Response, body: unknown, where: string): DataError {
  const error = decodeOr(body, failureStruct, undefined)?.error;
  const { reason, errors } = decodeOr(error?.details, detailsStruct, {
    reason: undefined,
    errors: [],
  });
  return new DataError(codes[status] ?? 'server', {
    where,
    status,
    message: error?.message ?? '',
    reason,
    details: error?.details,
    retryAfter: secondsIn(headers.get('Retry-After')),
    fields: errors.map((each) => ({ ...each, path: each.path.join('.') })),
  });
}
