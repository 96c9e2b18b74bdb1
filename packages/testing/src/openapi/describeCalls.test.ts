import { readFileSync } from 'node:fs';
import { everyCall } from '@portal/domain';
import { expect, test } from 'vitest';
import { bodies } from './bodies.ts';
import { files, forms } from './describeCalls.ts';
import { directoryQueries } from './directory.ts';
import { listingTable } from './listingTable.ts';
import { queries } from './queries.ts';
import { responses } from './responses.ts';

test.each(Object.entries({ responses, bodies, forms, files, queries, directoryQueries }))(
  '%s are those of calls in the table',
  (_, described) => {
    const calls = new Set(everyCall().map(({ method, path }) => `${method} ${path}`));
    expect(Object.keys(described).filter((call) => !calls.has(call))).toEqual([]);
  },
);

test('docs/api.md has the fields of listings, which `npm run openapi` writes', () => {
  const page = readFileSync(new URL('../../../../docs/api.md', import.meta.url), 'utf8');
  expect(page).toContain(`\n\n${listingTable()}\n\n`);
});
