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
  const [methods, path] = spelled.split(' ');
  let next = 0;
  return {
    method: methods?.split('|')[0] as Method,
    path: String(path).replaceAll(/\{\w+\}/g, () => encodeURIComponent(values[next++] ?? '')),
    ...(sent instanceof URLSearchParams ? { query: sent } : { body: sent }),
  };
}
