import { AsyncResource } from 'node:async_hooks';
import type { Strapi } from '../registry.ts';
import { tellTrialsEnding } from './letters.ts';
import { tellNewAddresses } from './new-addresses.ts';
import { payBackDue } from './refunds.ts';
import { openedSandbox } from './sandbox.ts';
import { settleUnanswered } from './unanswered.ts';
import { onWake } from './wake.ts';

const MINUTE = 60_000;

let timer: NodeJS.Timeout | undefined;
let current: Promise<void> | undefined;
let stopped = false;

/** What falls due by itself: money to pay back, payments nobody heard of, new addresses, trials that end. Runs outside of any call, and so outside of its transaction. */
export const startMoneyWork = (strapi: Strapi): void => {
  let running = false;
  let again = false;
  const run = async (): Promise<void> => {
    again = false;
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
    if (again && !stopped) await run();
  };
  const begin = (): void => {
    if (stopped) return;
    if (running) again = true;
    else current = run();
  };
  const here = new AsyncResource('money');
  onWake(() => here.runInAsyncScope(begin));
  timer = setInterval(begin, MINUTE);
  timer.unref();
  begin();
};

/** Begins nothing more. The sandbox is asked at the address of the server itself, which listens until nobody asks any more. */
export const stopMoneyWork = async (): Promise<void> => {
  stopped = true;
  clearInterval(timer);
  const sandbox = openedSandbox();
  if (sandbox) await Promise.all([current, sandbox.stop()]);
};
