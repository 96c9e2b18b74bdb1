import type { Strapi } from '../registry.ts';
import { startWorker, type Worker } from '../worker.ts';
import { tellTrialsEnding } from './letters.ts';
import { tellNewAddresses } from './newAddresses.ts';
import { payBackDue } from './refunds.ts';
import { openedSandbox } from './sandbox.ts';
import { settleUnanswered } from './unanswered.ts';
import { onWake } from './wake.ts';

let worker: Worker | undefined;

/** What falls due by itself: money to pay back, payments nobody heard of, new addresses, trials that end. */
export const startMoneyWork = (strapi: Strapi): void => {
  const round = async (stopping: AbortSignal): Promise<undefined> => {
    for (const work of [payBackDue, settleUnanswered, tellNewAddresses, tellTrialsEnding])
      if (!stopping.aborted) await work(strapi, stopping);
  };
  worker = startWorker(round, (error) => strapi.log.error(error));
  onWake(worker.wake);
};

/**
 * Begins nothing more, and is over when what is under way has ended. The sandbox is asked at the address of the server itself,
 * which listens until then.
 */
export const stopMoneyWork = async (): Promise<void> => {
  await Promise.all([worker?.stop(), openedSandbox()?.stop()]);
};
