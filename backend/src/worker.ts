import { AsyncResource } from 'node:async_hooks';

const MINUTE = 60_000;
/** A database that was busy for once is there again soon. */
const AFTER_FAILURE = 5_000;

export interface Worker {
  /** There is something to do. */
  wake(): void;
  /** Begins nothing more, and is over when what is under way has ended. */
  stop(): Promise<void>;
}

/**
 * Does a work now, each time it is woken, and at the latest a minute after it was done or five seconds after it failed, but
 * never twice at once. Woken while the work is under way, it does it anew afterwards: what woke it may have come after the
 * work had looked.
 *
 * @param work Outside of any call, and so outside of its transaction. Answers the milliseconds until it has to be done
 * again, or nothing for the whole minute; the signal says that the server stops.
 */
export const startWorker = (
  work: (signal: AbortSignal) => Promise<number | undefined>,
  failed: (error: unknown) => void,
): Worker => {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> | undefined;
  let woken = false;

  const run = async (): Promise<void> => {
    // Until then `current` is not set, and a work that wakes itself would begin twice.
    await Promise.resolve();
    let wait: number | undefined;
    while (woken && !stopping.signal.aborted) {
      woken = false;
      wait = undefined;
      try {
        wait = await work(stopping.signal);
      } catch (error) {
        wait = AFTER_FAILURE;
        failed(error);
      }
    }
    current = undefined;
    if (!stopping.signal.aborted)
      timer = setTimeout(wake, Math.min(wait ?? MINUTE, MINUTE)).unref();
  };

  const outside = new AsyncResource('worker');
  const wake = (): void => {
    woken = true;
    clearTimeout(timer);
    current ??= outside.runInAsyncScope(run);
  };

  wake();
  return {
    wake,
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await current;
    },
  };
};
