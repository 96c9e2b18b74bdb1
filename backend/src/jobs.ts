import type { Strapi } from './registry.ts';
import { startWorker, type Worker } from './worker.ts';

/* The kernel of background jobs, which knows no feature. */

/** In the log, in metrics and in what the owners are told. */
export type JobName =
  | 'changes'
  | 'emails'
  | 'erasing'
  | 'events'
  | 'late-reviews'
  | 'links'
  | 'payments'
  | 'webhooks';

export interface Job {
  name: JobName;
  /** Whether this installation has it. Default: yes. */
  has?: boolean;
  /** Part of the start, before any job runs. Default: nothing. */
  prepare?(strapi: Strapi): Promise<unknown>;
  /** Does what is due, and returns the milliseconds until the next time; default: a minute. The signal aborts when the server stops. */
  work(strapi: Strapi, stopping: AbortSignal): Promise<number | undefined>;
  /** Resolves once what `work` left in progress has ended. Default: nothing is. */
  ended?(): Promise<unknown>;
}

const workers = new Map<JobName, Worker>();

/** Does what is due now instead of within a minute. */
export const wake = (name: JobName): void => workers.get(name)?.wake();

/** @param failed What is done with the error of a run, and how many failed in a row. */
export const startJobs = async (
  strapi: Strapi,
  jobs: readonly Job[],
  failed: (strapi: Strapi, name: JobName) => Parameters<typeof startWorker>[2],
): Promise<void> => {
  const own = jobs.filter(({ has = true }) => has);
  for (const job of own) await job.prepare?.(strapi);
  for (const { name, work } of own) {
    const run = (stopping: AbortSignal) => work(strapi, stopping);
    workers.set(name, startWorker(name, run, failed(strapi, name)));
  }
};

/** Stops the jobs in this order, each once its present work has ended. */
export const stopJobs = async (jobs: readonly Job[]): Promise<void> => {
  for (const { name, ended } of jobs) {
    await workers.get(name)?.stop();
    await ended?.();
  }
};
