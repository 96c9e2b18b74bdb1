import type { Struct } from 'superstruct';
import { decodeOr, parseJson } from '../schemas/decode.ts';
import { addressOf, type Endpoint } from './send.ts';

/** Responses that the server sent with the page. */
export interface PageData {
  /** The response of a call, once; undefined when there is none or it is invalid. */
  take<T, S>(endpoint: Endpoint, struct: Struct<T, S>): T | undefined;
  /** Drops all responses. */
  clear(): void;
}

/** Milliseconds for which the responses are used: the timeout of a call. */
const freshFor = 15_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads the data block of the page: JSON with each response by its address. `isValid` ends its use, as when another user
 * signs in; so does any call that writes.
 */
export function createPageData(json: string | undefined, isValid: () => boolean): PageData {
  const parsed = json ? parseJson(json) : undefined;
  let responses = isRecord(parsed) ? parsed : {};
  const opened = Date.now();
  return {
    take(endpoint, struct) {
      const late = Date.now() - opened > freshFor;
      if (late || endpoint.method !== 'GET' || !isValid()) responses = {};
      const { [addressOf('', endpoint)]: response, ...others } = responses;
      responses = others;
      if (response === undefined) return undefined;
      return decodeOr(response, struct, undefined);
    },
    clear() {
      responses = {};
    },
  };
}
