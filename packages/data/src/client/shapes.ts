import { array, type Context, type Struct, string, unknown } from 'superstruct';
import { listOf, type Page, recordOf } from '../schemas/wire.ts';
import type { Request } from './request.ts';
import type { Endpoint, SendOptions } from './send.ts';

/* The shape of the successful response of a call: the client decodes with it, and OpenAPI describes it. */

/** The part of every struct that the description is made from. */
export interface AnyStruct {
  type: string;
  schema: unknown;
  is(value: unknown): boolean;
  coercer(value: unknown, context: Context): unknown;
  entries(value: unknown, context: Context): Iterable<[string | number, unknown, AnyStruct]>;
}

export interface Shape<T> {
  status: number;
  /** What is around the `part`; or what there is instead of one. */
  envelope: 'none' | 'record' | 'records' | 'page' | 'null' | 'ok' | 'json' | 'csv';
  part?: AnyStruct;
  /** Makes the call, and decodes its response. */
  read(request: Request, endpoint: Endpoint, options?: SendOptions): Promise<T>;
}

/** The value itself, without an envelope. */
export const bare = <T, S>(part: Struct<T, S>): Shape<T> => ({
  ...{ status: 200, envelope: 'none', part },
  read: (request, endpoint, options) => request(endpoint, part, options),
});

export const one = <T, S>(part: Struct<T, S>, status = 200): Shape<T> => ({
  ...{ status, envelope: 'record', part },
  read: async (request, endpoint, options) =>
    (await request(endpoint, recordOf(part), options)).data,
});

/** A short list without pages. */
export const whole = <T, S>(part: Struct<T, S>): Shape<T[]> => ({
  ...{ status: 200, envelope: 'records', part },
  read: async (request, endpoint, options) =>
    (await request(endpoint, recordOf(array(part)), options)).data,
});

/** One page of a list. */
export const page = <T, S>(part: Struct<T, S>): Shape<Page<T>> => ({
  ...{ status: 200, envelope: 'page', part },
  async read(request, endpoint, options) {
    const { data, meta } = await request(endpoint, listOf(part), options);
    return { rows: data, pagination: meta.pagination };
  },
});

const ignored = (envelope: 'null' | 'ok'): Shape<void> => ({
  ...{ status: 200, envelope },
  async read(request, endpoint, options) {
    await request(endpoint, unknown(), options);
  },
});
/** `{ data: null }`, which the portal ignores. */
export const gone = ignored('null');
/** `{ ok: true }`, which the portal ignores. */
export const ok = ignored('ok');

/** The text of a file. */
export const file = (envelope: 'json' | 'csv'): Shape<string> => ({
  ...{ status: 200, envelope },
  read: (request, endpoint, options) => request({ ...endpoint, text: true }, string(), options),
});
