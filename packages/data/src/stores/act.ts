import { DataError, hasReason } from '../schemas/dataError.ts';

type Call<A extends unknown[], T> = (...args: A) => Promise<T>;
/** Shows the result before everything is reloaded. */
type Done<A extends unknown[], T> = (result: T, ...args: A) => void;

/** Whether the call is repeated once the bank has asked the cardholder. */
const needsConfirmation = (error: unknown): boolean => hasReason(error, 'action-needed');

/** Whether the server says that what the user saw is out of date. */
const isOutdated = (error: unknown): boolean =>
  (error instanceof DataError && error.code === 'conflict' && !needsConfirmation(error)) ||
  hasReason(error, 'payment-method-missing');

/** Turns calls into actions, which `reload` what they change and reject as the calls do. Those at the same time reload once. */
export function createActions(reload: () => unknown) {
  let running = 0;
  let due = false;
  function end(isOutdated: boolean) {
    running -= 1;
    due ||= isOutdated;
    if (!due || running > 0) return undefined;
    due = false;
    return reload();
  }
  const actionFor =
    (reloadsAfter: (error: unknown) => boolean) =>
    <A extends unknown[], T>(call: Call<A, T>, done?: Done<A, T>): Call<A, T> =>
    async (...args) => {
      running += 1;
      let result: T;
      try {
        result = await call(...args);
      } catch (error) {
        void end(reloadsAfter(error));
        throw error;
      }
      try {
        done?.(result, ...args);
      } finally {
        await end(true);
      }
      return result;
    };
  return {
    /** Reloads after a failure too: the response may be lost, or another user was faster. */
    act: actionFor((error) => !needsConfirmation(error)),
    /** For a form, which repeats a failed call: what it was filled with only changes if it is out of date. */
    submit: actionFor(isOutdated),
  };
}
