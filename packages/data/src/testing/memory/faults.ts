/** What goes wrong, in the words of somebody who watches it. */
export interface Faults {
  /** Milliseconds every answer takes. */
  slow?: number;
  /** The server cannot be reached. */
  offline?: boolean;
  /** No answer ever comes. */
  timeout?: boolean;
  /** Every answer is a 500. */
  broken?: boolean;
  /** Every answer is a page instead of data. */
  malformed?: boolean;
  /** Only calls whose path starts like this, such as "/apps". Default: all but those that sign in. */
  only?: string;
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const give = () => reject(signal.reason);
    if (signal.aborted) give();
    else signal.addEventListener('abort', give, { once: true });
  });
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Spoils a call as asked; undefined lets it through. */
export async function spoil(
  faults: Faults,
  path: string,
  signal: AbortSignal,
): Promise<Response | undefined> {
  const concerned = faults.only ? path.startsWith(faults.only) : !path.startsWith('/auth/');
  if (!concerned) return undefined;
  if (faults.offline) throw new TypeError('Failed to fetch');
  if (faults.timeout) return untilAborted(signal);
  if (faults.slow) await Promise.race([wait(faults.slow), untilAborted(signal)]);
  if (faults.broken) {
    const error = { status: 500, name: 'InternalServerError', message: '', details: {} };
    return Response.json({ data: null, error }, { status: 500 });
  }
  if (faults.malformed) return new Response('<!doctype html><title>Portal</title>');
  return undefined;
}
