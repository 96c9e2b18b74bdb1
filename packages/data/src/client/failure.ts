import { DataError, type DataErrorCode } from '../schemas/dataError.ts';
import { decodeOr } from '../schemas/decode.ts';
import { failureStruct, fieldProblemsStruct } from '../schemas/envelope.ts';

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

/** The failure behind an answer that is not a success. */
export function failureOf(status: number, body: unknown, where: string): DataError {
  const error = decodeOr(body, failureStruct, undefined)?.error;
  const problems = decodeOr(error?.details, fieldProblemsStruct, { errors: [] }).errors;
  return new DataError(codes[status] ?? 'server', {
    where,
    status,
    message: error?.message ?? '',
    details: error?.details,
    fields: problems.map(({ path, message }) => ({ path: path.join('.'), message })),
  });
}
