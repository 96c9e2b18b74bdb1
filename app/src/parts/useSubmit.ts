import { DataError, isUnclear, messageFor } from '@portal/data/schemas';
import type { SubmitResult } from '@portal/forms/core';
import { accountRejected } from './account/accountResponses.ts';
import { type Done, useDone } from './useAction.ts';

/** The result of a form whose call failed. */
export const failedSubmit = (error: unknown, message = messageFor(error)) => ({
  ok: false as const,
  message,
  fields: error instanceof DataError ? error.fields : [],
  unclear: isUnclear(error),
});

/** Runs the call of a form: a toast says what was done, and `resultOf` makes a failure the result of the form. */
export function useSubmit() {
  const finish = useDone();
  return async <T>(
    run: () => Promise<T>,
    done?: Done<T>,
    resultOf: (error: unknown) => SubmitResult = accountRejected,
  ): Promise<SubmitResult> => {
    try {
      await finish(run, done);
      return { ok: true };
    } catch (error) {
      return resultOf(error);
    }
  };
}
