import { readFileSync } from 'node:fs';
import { collections, everyCall, unknownInSelection } from '@portal/domain';
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

test.each(collections)('all that the lists of %s take narrows a bulk edit', (type) => {
  const taken = (path: string) =>
    (queries[`GET ${path}${type}`] ?? [])
      .map(({ name }) => name)
      .filter((name) => name !== 'format' && name !== 'columns');
  expect(unknownInSelection(type, { scope: 'active' }, taken('/'))).toBeUndefined();
  expect(unknownInSelection(type, { scope: 'pending' }, taken('/pending/'))).toBeUndefined();
});

test('docs/api.md has the fields of listings, which `npm run openapi` writes', () => {
  const page = readFileSync(new URL('../../../../docs/api.md', import.meta.url), 'utf8');
  expect(page).toContain(`\n\n${listingTable()}\n\n`);
});
