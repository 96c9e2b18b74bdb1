import type { MemoryBackend } from '@portal/testing';

/** Imports make no progress. */
export const waits = ({ db }: MemoryBackend) => {
  db.importsWait = true;
};

/** An import of 400 rows, half of which are written, or half of whose written rows are undone. */
export const halfway = (backend: MemoryBackend, state: 'running' | 'undoing' = 'running') => {
  const [before, after] =
    state === 'running' ? (['new', 'created'] as const) : (['created', 'undone'] as const);
  waits(backend);
  const { db } = backend;
  const vendor = db.users.find(({ email }) => email === 'vendor@portal.test');
  db.imports.push({
    id: 1,
    userId: vendor?.id ?? 0,
    type: 'apps',
    state,
    file: 'products.csv',
    format: 'csv',
    columns: [{ name: 'Name', samples: ['Kea'] }],
    targets: ['name'],
    key: 'name',
    arrival: 'draft',
    skipUnknownTerms: false,
    rows: Array.from({ length: 400 }, (_, index) => ({
      number: index + 2,
      state: index < 200 ? after : before,
      cells: [`Product ${index}`],
      problems: [],
    })),
    createdAt: '2026-11-20T08:00:00Z',
    finishedAt: null,
  });
};
