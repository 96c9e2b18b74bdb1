import { AsyncResource } from 'node:async_hooks';
import { Counter } from 'prom-client';
import { inLogContext, logContext } from './logContext.ts';
import { metrics } from './metrics.ts';

const MINUTE = 60_000;
/** Milliseconds until the work is tried again after an error. */
const AFTER_FAILURE = 5_000;

const counterOf = (name: string, help: string) =>
  new Counter({ name, help, labelNames: ['worker'], registers: [metrics] });

const runs = counterOf('portal_worker_runs_total', 'Runs of a background worker.');
const failures = counterOf('portal_worker_failures_total', 'Runs of a worker that failed.');

export interface Worker {
  wake(): void;
  /** Resolves once the current run has ended. */
  stop(): Promise<void>;
}

/**
 * Runs `work` now, whenever it is woken, and at the latest a minute after it ended or five seconds after it failed, never
 * concurrently. If woken during a run, it runs once more afterwards.
 *
 * @param name In the log and in metrics.
 * @param work Runs outside of any call and its transaction. Returns the milliseconds until the next run; default: a minute.
 * The signal aborts when the server stops.
 * @param failed Gets the error of a run, and how many failed in a row. Must not throw.
 */
export const startWorker = (
  name: string,
  work: (signal: AbortSignal) => Promise<number | undefined>,
  failed: (error: unknown, inARow: number) => void | Promise<void>,
): Worker => {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> | undefined;
  let woken = false;
  let inARow = 0;
  let wokenBy: string | undefined;

  const once = async (): Promise<number | undefined> => {
    runs.inc({ worker: name });
    try {
      const wait = await work(stopping.signal);
      inARow = 0;
      return wait;
    } catch (error) {
      failures.inc({ worker: name });
      inARow += 1;
      await failed(error, inARow);
      return AFTER_FAILURE;
    }
  };

  const run = async (): Promise<void> => {
    // `current` is only set then, so work that wakes itself would start twice.
    await Promise.resolve();
    let wait: number | undefined;
    while (woken && !stopping.signal.aborted) {
      woken = false;
      wait = await inLogContext({ ...(wokenBy ? { request: wokenBy } : {}), worker: name }, once);
    }
    current = undefined;
    if (!stopping.signal.aborted)
      timer = setTimeout(wake, Math.min(wait ?? MINUTE, MINUTE)).unref();
  };

  const outside = new AsyncResource('worker');
  const wake = (): void => {
    woken = true;
    wokenBy = logContext().request;
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
