/** One try to store one set of values. */
export interface Attempt {
  /** Sent as idempotency key. */
  key: string;
  /** The values it stands for. */
  values: string;
}

/** The tries of one form to store its values. */
export interface Attempts {
  /** The key for these values: the same as before while they have not changed, so that a retry makes no second record. */
  keyFor(values: unknown): string;
  /** The values were stored: the next submit is another deed. */
  settle(): void;
  /** The open attempt, to be kept beside the text. */
  open(): Attempt | null;
  /** Goes on with an attempt that was open when the page was left. */
  resume(attempt: Attempt): void;
}

/** Starts with no attempt. Default key: a random UUID. */
export function createAttempts(newKey: () => string = () => crypto.randomUUID()): Attempts {
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
