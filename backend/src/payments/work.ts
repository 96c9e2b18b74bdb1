import { AsyncResource } from 'node:async_hooks';
import type { Strapi } from '../registry.ts';
import { tellTrialsEnding } from './letters.ts';
import { tellNewAddresses } from './new-addresses.ts';
import { payBackDue } from './refunds.ts';
import { settleUnanswered } from './unanswered.ts';
import { onWake } from './wake.ts';

const MINUTE = 60_000;

let timer: NodeJS.Timeout | undefined;

/** What falls due by itself: money to pay back, payments nobody heard of, new addresses, trials that end. Runs outside of any call, and so outside of its transaction. */
export const startMoneyWork = (strapi: Strapi): void => {
  let running = false;
  let again = false;
  const run = async (): Promise<void> => {
    again = running;
    if (running) return;
    running = true;
    try {
      await payBackDue(strapi);
      await settleUnanswered(strapi);
      await tellNewAddresses(strapi);
      await tellTrialsEnding(strapi);
    } catch (error) {
      strapi.log.error(error);
    } finally {
      running = false;
    }
    if (again) await run();
  };
  const here = new AsyncResource('money');
  onWake(() => here.runInAsyncScope(run));
  timer = setInterval(run, MINUTE);
  timer.unref();
  void run();
};

export const stopMoneyWork = (): void => clearInterval(timer);
