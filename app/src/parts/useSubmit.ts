import type { SubmitResult } from '@portal/forms/core';
import { accountRejected } from './account/accountResponses.ts';
import { type Done, useDone } from './useAction.ts';

/** Runs the call of a form: a toast says what was done, and `rejected` makes a failure the result of the form. */
export function useSubmit() {
  const finish = useDone();
  return async <T>(
    run: () => Promise<T>,
    done?: Done<T>,
    rejected: (error: unknown) => SubmitResult = accountRejected,
  ): Promise<SubmitResult> => {
    try {
      await finish(run, done);
      return { ok: true };
    } catch (error) {
      return rejected(error);
    }
  };
}
