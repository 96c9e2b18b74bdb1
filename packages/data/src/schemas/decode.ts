import { type Struct, validate } from 'superstruct';
import { DataError } from './dataError.ts';

/**
 * The one gate for everything that comes from outside: answers, storage, addresses, environment.
 * Unknown properties are dropped; the failure names the place and never the value.
 */
export function decode<T, S>(value: unknown, struct: Struct<T, S>, where: string): T {
  const [error, result] = validate(value, struct, { coerce: true, mask: true });
  if (error) {
    throw new DataError('malformed', {
      where,
      details: { path: error.path.join('.'), expected: error.type },
    });
  }
  return result;
}

/** The same for values that may be missing or spoilt without harm, such as a cache. */
export function decodeOr<T, S, F>(value: unknown, struct: Struct<T, S>, fallback: F): T | F {
  const [error, result] = validate(value, struct, { coerce: true, mask: true });
  return error ? fallback : result;
}

/** Text of JSON to a value, or undefined when it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
