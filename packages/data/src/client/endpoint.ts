import type { CallPath, PathValues } from '@portal/domain';
import type { Endpoint, Method } from './send.ts';

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
