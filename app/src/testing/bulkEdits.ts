import type { MemoryBackend } from '@portal/testing';

type StoredEdit = MemoryBackend['db']['imports'][number];

/** A bulk edit of the first four apps of the user, and of one that was deleted meanwhile. */
export const edit =
  (over: Partial<StoredEdit> = {}, email = 'vendor@portal.test') =>
  ({ db }: MemoryBackend) => {
    const user = db.users.find((each) => each.email === email);
    const { type = 'apps' } = over;
    const own = db.listings.filter(
      ({ collection, accountId }) =>
        collection === type && (email.startsWith('admin') || accountId === user?.accountId),
    );
    const construction = db.industries.find(({ name }) => name === 'Construction');
    if (construction) construction.synonyms = ['Trades'];
    const selected = own.slice(0, 4).map(({ id, values }) => [id, values.name]);
    db.imports.push({
      id: 1,
      userId: user?.id ?? 0,
      type,
      state: 'mapping',
      file: '',
      format: 'selection',
      scope: 'active',
      columns: [],
      targets: [],
      key: 'id',
      arrival: 'draft',
      skipUnknownTerms: false,
      rows: [...selected, [99_999, 'Deleted meanwhile']].map((cells, index) => ({
        number: index + 1,
        state: 'waiting',
        cells,
        problems: [],
      })),
      createdAt: '2026-11-20T08:00:00Z',
      finishedAt: null,
      ...over,
    });
  };

/** The rows of an edit of one listing. */
export const one: StoredEdit['rows'] = [
  { number: 1, state: 'waiting', cells: [1, 'Kea Invoicing'], problems: [] },
];
