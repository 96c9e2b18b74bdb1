import type { Operation } from './routes.ts';

/** The description of every call that the router has. */
export const describeCalls = (operations: readonly Operation[]) => {
  const paths: Record<string, Record<string, object>> = {};
  for (const { method, path } of operations) {
    const calls = paths[path] ?? {};
    paths[path] = {
      ...calls,
      [method]: { responses: { default: { description: 'See docs/api.md' } } },
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Customer portal', version: '1' },
    servers: [{ url: '/api' }],
    paths,
  };
};
