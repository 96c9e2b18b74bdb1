import { readFileSync } from 'node:fs';
import { isRecord } from '../body.ts';
import type { Operation } from './routes.ts';

const file = new URL('../../openapi.json', import.meta.url);
const undescribed = { responses: { default: { description: 'See docs/api.md' } } };

/** Every call that the router has and no other, with what `openapi.json` says of it. */
export const describeCalls = (operations: readonly Operation[]) => {
  const written: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const known = isRecord(written) && isRecord(written.paths) ? written.paths : {};
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { method, path } of operations) {
    const calls = isRecord(known[path]) ? known[path] : {};
    paths[path] = { ...paths[path], [method]: calls[method] ?? undescribed };
  }
  return { ...Object(written), paths };
};
