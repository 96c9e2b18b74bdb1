import type { MemoryBackend } from '@portal/testing';

/** Imports make no progress. */
export const waits = ({ db }: MemoryBackend) => {
  db.importsWait = true;
};

/** What the first and the last half of the rows are. */
const halves = {
  running: ['created', 'new'],
  stopped: ['created', 'new'],
  done: ['created', 'created'],
  undoing: ['undone', 'created'],
} as const;

/** An import of 400 rows, half of which are written, or half of whose written rows are undone; or one that is done. */
export const importIn = (state: keyof typeof halves) => (backend: MemoryBackend) => {
  const [first, last] = halves[state];
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
      state: index < 200 ? first : last,
      cells: [`Product ${index}`],
      problems: [],
    })),
    createdAt: '2026-11-20T08:00:00Z',
    finishedAt: null,
  });
};
