import { errorOf } from '@portal/domain';

/** Simulated failures. */
export interface Faults {
  /** Delay of every response in milliseconds. */
  slow?: number;
  /** The server is unreachable. */
  offline?: boolean;
  /** Calls never get a response. */
  timeout?: boolean;
  /** Calls are carried out, but their responses are lost. */
  lost?: boolean;
  /** Every response is a 500. */
  broken?: boolean;
  /** Every response is an HTML page instead of data. */
  malformed?: boolean;
  /** Path prefix of the affected calls, such as "/apps". Default: all calls except those of signing in and up. */
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

const isSigning = (path: string) => path.startsWith('/auth/') && path !== '/auth/refresh';

const concerns = ({ only }: Faults, path: string): boolean =>
  only ? path.startsWith(only) : !isSigning(path);

const unreachable = () => new TypeError('Failed to fetch');

/** Passes on a response, or loses it. */
export function deliver(faults: Faults, path: string, response: Response): Response {
  if (faults.lost && concerns(faults, path)) throw unreachable();
  return response;
}

/** Applies the faults to a call; undefined lets it through. */
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
