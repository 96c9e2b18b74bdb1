import { randomId } from '@portal/domain';

/** One attempt to store one set of values. */
export interface Attempt {
  /** Sent as idempotency key. */
  key: string;
  /** The values it stands for, as JSON. */
  values: string;
}

/** The attempts of one form. */
export interface Attempts {
  /** The key for these values: the same for the same values, so that a retry creates no second record. */
  keyFor(values: unknown): string;
  /** The values were stored: the next submit is a new attempt. */
  settle(): void;
  /** The open attempt, to be stored with the local draft. */
  open(): Attempt | null;
  /** Continues an attempt that was open when the page was left. */
  resume(attempt: Attempt): void;
}

/** Starts with no attempt. Default key: a random UUID. */
export function createAttempts(newKey: () => string = randomId): Attempts {
  let current: Attempt | null = null;
  return {
    keyFor: (values) => {
      const written = JSON.stringify(values);
      if (current?.values !== written) current = { key: newKey(), values: written };
      return current.key;
    },
    settle: () => {
      current = null;
    },
    open: () => current,
    resume: (attempt) => {
      current = attempt;
    },
  };
}
