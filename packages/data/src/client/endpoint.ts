import type { CallPath, PathValues, Scope } from '@portal/domain';
import type { Endpoint, Method } from './send.ts';

/** What the paths of lists begin with, by the scope of their rows. */
export const onScope = { active: '', pending: '/pending' } as const satisfies Record<Scope, string>;

/** Milliseconds for files with up to 100,000 rows, and for what is made of them. */
export const exportTimeout = 120_000;
/** Milliseconds for a term that many listings use to be merged or restored. */
export const mergeTimeout = 120_000;

/**
 * A call by its methods and path in the table of calls, which pages do not load. The values of the path are in its order, and
 * escaped; `sent` is the query or the body.
 */
export function call<Path extends CallPath>(
  path: Path,
  ...values: PathValues<Path> extends []
    ? [values?: [], sent?: unknown]
    : [values: PathValues<Path>, sent?: unknown]
): Endpoint;
export function call(
  spelled: string,
  values: readonly (string | number)[] = [],
  sent?: unknown,
): Endpoint {
  let next = 0;
  const [method, path = ''] = spelled
    .replace(/\{\w+\}/g, () => encodeURIComponent(values[next++] ?? ''))
    .split(/\|\w+ | /);
  return {
    method: method as Method,
    path,
    [sent instanceof URLSearchParams ? 'query' : 'body']: sent,
  };
}
