import type { Page } from '../schemas/envelope.ts';
import { maxPages } from '../schemas/limits.ts';
import { ignoreReports, type Report } from '../schemas/report.ts';

interface AllPagesOptions<T> {
  load: (page: number, signal: AbortSignal) => Promise<Page<T>>;
  /** Called for each page in order, as soon as it and all before it are there. */
  onPage?: ((rows: readonly T[], page: number) => void) | undefined;
  signal?: AbortSignal | undefined;
  report?: Report | undefined;
}

/** Reads a whole list: two pages in flight until the last one, none after a stop. */
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
  let last = maxPages;
  let shown = 0;

  const stop = () => {
    last = 0;
    for (const controller of inFlight.values()) controller.abort(signal?.reason);
  };

  function learn(page: number, pageCount: number) {
    if (page === 1 && pageCount > maxPages)
      report(`A list of ${pageCount} pages was cut after ${maxPages}`);
    last = Math.min(last, Math.max(pageCount, 1));
    for (const [page, controller] of inFlight) if (page > last) controller.abort();
  }

  function show() {
    for (let rows = loaded[shown]; rows; rows = loaded[shown]) {
      shown += 1;
      onPage?.(rows, shown);
    }
  }

  async function takePages(): Promise<void> {
    while (next <= last) {
      const page = next;
      next += 1;
      const controller = new AbortController();
      inFlight.set(page, controller);
      try {
        const { rows, pagination } = await load(page, controller.signal);
        inFlight.delete(page);
        if (page > last) return;
        learn(page, pagination.pageCount);
        loaded[page - 1] = rows;
        show();
      } catch (error) {
        inFlight.delete(page);
        if (page <= last) throw error;
      }
    }
  }

  signal?.addEventListener('abort', stop, { once: true });
  try {
    await Promise.all([takePages(), takePages()]);
    signal?.throwIfAborted();
    return loaded.flat();
  } finally {
    signal?.removeEventListener('abort', stop);
    stop();
  }
}
