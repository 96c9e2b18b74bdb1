import { type ListQuery, listParams, pageSizes } from '@portal/domain';
import type { Struct } from 'superstruct';
import { DataError } from '../schemas/dataError.ts';
import { maxPages } from '../schemas/limits.ts';
import { ignoreReports, listOf, type Page, type Report, recordOf } from '../schemas/wire.ts';
import type { Request } from './request.ts';
import type { Endpoint, SendOptions } from './send.ts';

interface AllPagesOptions<T> {
  load: (page: number, signal: AbortSignal) => Promise<Page<T>>;
  /** Called for each page in order, once it and all before it have loaded. */
  onPage?: ((rows: readonly T[], page: number) => void) | undefined;
  signal?: AbortSignal | undefined;
  report?: Report | undefined;
}

/** Reads a whole list: the first page, which says how many there are, then two at a time. An abort ends both. */
export async function allPages<T>({
  load,
  onPage,
  signal,
  report = ignoreReports,
}: AllPagesOptions<T>): Promise<T[]> {
  signal?.throwIfAborted();
  const inFlight = new Map<number, AbortController>();
  const loaded: (readonly T[])[] = [];
  let next = 1;
  let last = 1;
  let shown = 0;

  const stop = () => {
    last = 0;
    for (const controller of inFlight.values()) controller.abort(signal?.reason);
  };

  function learn(page: number, pageCount: number) {
    if (page === 1 && pageCount > maxPages)
      report(`A list of ${pageCount} pages was cut after ${maxPages}`);
    // Rows may be deleted while the list is read, which ends it earlier.
    last = Math.min(page === 1 ? maxPages : last, Math.max(pageCount, 1));
    for (const [page, controller] of inFlight) if (page > last) controller.abort();
  }

  function show() {
    for (let rows = loaded[shown]; rows; rows = loaded[shown]) {
      shown += 1;
      onPage?.(rows, shown);
    }
  }

  async function takePage(): Promise<void> {
    const page = next;
    next += 1;
    const controller = new AbortController();
    inFlight.set(page, controller);
    try {
      const { rows, pagination } = await load(page, controller.signal);
      if (page > last) return;
      learn(page, pagination.pageCount);
      loaded[page - 1] = rows;
      show();
    } catch (error) {
      if (page <= last) throw error;
    } finally {
      inFlight.delete(page);
    }
  }

  async function takePages(): Promise<void> {
    while (next <= last) await takePage();
  }

  signal?.addEventListener('abort', stop, { once: true });
  try {
    await takePage();
    await Promise.all([takePages(), takePages()]);
    signal?.throwIfAborted();
    return loaded.flat();
  } finally {
    signal?.removeEventListener('abort', stop);
    stop();
  }
}

/** Gives the field problems of a failed write our names, so that a form finds them. */
export async function renamed<T>(call: Promise<T>, ourNameOf: (path: string) => string) {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    const fields = error.fields.map((each) => ({ ...each, path: ourNameOf(each.path) }));
    throw new DataError(error.code, { ...error, message: error.message, fields, cause: error });
  }
}

/** Reads the documented envelopes: one record or a whole short list, one page of a list, every page of a list. */
export interface Reader {
  one<T, S>(call: Endpoint, struct: Struct<T, S>, options?: SendOptions): Promise<T>;
  page<T, S>(call: Endpoint, struct: Struct<T, S>, options?: SendOptions): Promise<Page<T>>;
  every<T, S>(
    callFor: (query: URLSearchParams) => Endpoint,
    struct: Struct<T, S>,
    options: { signal?: AbortSignal | undefined; sort?: ListQuery['sort'] },
  ): Promise<T[]>;
}

/** A list cut after `maxPages` goes to `report`. */
export function createReader(request: Request, report: Report): Reader {
  const page: Reader['page'] = async (call, struct, options) => {
    const { data, meta } = await request(call, listOf(struct), options);
    return { rows: data, pagination: meta.pagination, source: call };
  };
  return {
    one: async (call, struct, options) => (await request(call, recordOf(struct), options)).data,
    page,
    every: (callFor, struct, { signal, sort }) =>
      allPages({
        report,
        signal,
        load: (number, given) => {
          const query = { page: number, pageSize: pageSizes.all, ...(sort ? { sort } : {}) };
          return page(callFor(listParams(query)), struct, { signal: given });
        },
      }),
  };
}
