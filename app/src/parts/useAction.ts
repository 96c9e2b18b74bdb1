import { messageFor } from '@portal/data/schemas';
import { useToast } from '@portal/ui/components/Toast';
import { type Question, useConfirm } from '@portal/ui/patterns/Confirm';
import { useMemo, useState } from 'react';

/** What a toast says after a success: a text, or one made from the result. Default: no toast. */
export type Done<T> = string | ((result: T) => string) | undefined;

/** Runs an action and shows what it did. Rejects as it does. */
export function useDone() {
  const toast = useToast();
  return useMemo(
    () =>
      async <T>(run: () => Promise<T>, done: Done<T>): Promise<void> => {
        const result = await run();
        const message = typeof done === 'function' ? done(result) : done;
        if (message) toast({ tone: 'positive', message });
      },
    [toast],
  );
}

interface Asked extends Omit<Question, 'run'> {
  run: () => Promise<unknown>;
  done?: string;
}

interface ActOptions {
  /** What it acts on, where several can be chosen. */
  on?: string;
  /** What a failure says. Default: its message. */
  problem?: (error: unknown) => string;
}

/** Runs actions: a toast says what was done, or why it failed. `busy`: whether `act` runs one, and `busyOn` on what. */
export function useAction() {
  const toast = useToast();
  const confirm = useConfirm();
  const finish = useDone();
  const [busyOn, setBusyOn] = useState<string>();
  const actions = useMemo(
    () => ({
      /** Asks first. A failure stays in the question. */
      ask: ({ done, run, ...question }: Asked) =>
        confirm({ ...question, run: () => finish(run, done).then(() => undefined, messageFor) }),
      /** Resolves with whether it succeeded. */
      async act<T>(run: () => Promise<T>, done?: Done<T>, options: ActOptions = {}) {
        const { on = '', problem = messageFor } = options;
        setBusyOn(on);
        try {
          await finish(run, done);
          return true;
        } catch (error) {
          toast({ tone: 'critical', message: problem(error) });
          return false;
        } finally {
          setBusyOn(undefined);
        }
      },
    }),
    [toast, confirm, finish],
  );
  return { ...actions, busy: busyOn !== undefined, busyOn };
}
