import { errorOf } from '@portal/domain';

/** What goes wrong, in the words of somebody who watches it. */
export interface Faults {
  /** Milliseconds every answer takes. */
  slow?: number;
  /** The server cannot be reached. */
  offline?: boolean;
  /** No answer ever comes. */
  timeout?: boolean;
  /** Calls are carried out, and their answers lost. */
  lost?: boolean;
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

const concerns = ({ only }: Faults, path: string): boolean =>
  only ? path.startsWith(only) : !path.startsWith('/auth/');

const unreachable = () => new TypeError('Failed to fetch');

/** Hands on what came of a call, or loses it. */
export function deliver(faults: Faults, path: string, response: Response): Response {
  if (faults.lost && concerns(faults, path)) throw unreachable();
  return response;
}

/** Spoils a call as asked; undefined lets it through. */
export async function applyFault(
  faults: Faults,
  path: string,
  signal: AbortSignal,
): Promise<Response | undefined> {
  if (!concerns(faults, path)) return undefined;
  if (faults.offline) throw unreachable();
  if (faults.timeout) return untilAborted(signal);
  if (faults.slow) await Promise.race([wait(faults.slow), untilAborted(signal)]);
  if (faults.broken) {
    const error = errorOf('internal', { message: '' });
    return Response.json({ data: null, error }, { status: error.status });
  }
  if (faults.malformed) return new Response('<!doctype html><title>Portal</title>');
  return undefined;
}
