import type { Strapi } from '../registry.ts';
import { startWorker, type Worker } from '../worker.ts';
import { tellTrialsEnding } from './letters.ts';
import { tellNewAddresses } from './new-addresses.ts';
import { payBackDue } from './refunds.ts';
import { openedSandbox } from './sandbox.ts';
import { settleUnanswered } from './unanswered.ts';
import { onWake } from './wake.ts';

let worker: Worker | undefined;

/** What falls due by itself: money to pay back, payments nobody heard of, new addresses, trials that end. */
export const startMoneyWork = (strapi: Strapi): void => {
  const round = async (): Promise<undefined> => {
    await payBackDue(strapi);
    await settleUnanswered(strapi);
    await tellNewAddresses(strapi);
    await tellTrialsEnding(strapi);
  };
  worker = startWorker(round, (error) => strapi.log.error(error));
  onWake(worker.wake);
};

/** Begins nothing more. The sandbox is asked at the address of the server itself, which listens until nobody asks any more. */
export const stopMoneyWork = async (): Promise<void> => {
  const over = worker?.stop();
  const sandbox = openedSandbox();
  if (sandbox) await Promise.all([over, sandbox.stop()]);
};
