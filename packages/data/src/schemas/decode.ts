import { type Struct, validate } from 'superstruct';
import { DataError } from './dataError.ts';

/**
 * Validates every value from outside: responses, storage, URLs, environment. Drops unknown properties; the error has the
 * path but never the value.
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

/** For values that may be missing or invalid, such as those of a cache. */
export function decodeOr<T, S, F>(value: unknown, struct: Struct<T, S>, fallback: F): T | F {
  const [error, result] = validate(value, struct, { coerce: true, mask: true });
  return error ? fallback : result;
}

/** The result of `work`, or undefined when it throws: for storage that may be full or blocked. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Parses JSON; undefined when the text is not JSON. */
export const parseJson = (text: string): unknown => attempt(() => JSON.parse(text));
