import { compareNames } from '@portal/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiResponse, anApp, type Caller, call, callerOf, signIn, signUp } from './caller.ts';
import { createChecker, written } from './description.ts';
import { sharedBackend } from './sharedBackend.ts';
import { type Backend, DATABASE, inDatabase, LONG } from './startBackend.ts';

const every = ['listings.read', 'reviews.read', 'offers.read'];

interface Row {
  id: number;
  name: string;
  slug: string;
  nz: boolean;
  trial: string | null;
  rating: number | null;
  updatedAt: string;
  industries: { slug: string }[];
  /** Of a term. */
  counts: Record<string, number>;
}

const rowsOf = (response: ApiResponse): Row[] => Object(response.body).data ?? [];

describe('the read interface', LONG, () => {
  let backend: Backend;
  let owner: Caller;
  let vendor: Caller;
  let reader: Caller;
  const checker = createChecker(Object(written()));

  /** A read whose response must be as described. */
  const read = async (path: string): Promise<ApiResponse> => {
    const response = await reader.get(path);
    checker.check('GET', path, response.status, response.body);
    return response;
  };

  const create = (data: object) => owner.post('/keys', { data: { name: 'Site', ...data } });
  const readerWith = async (data: object): Promise<Caller> =>
    callerOf(backend.url, String((await create({ scopes: every, ...data })).at('data.secret')));

  /** All pages of a list. */
  const walk = async (path: string): Promise<Row[]> => {
    const rows: Row[] = [];
    let cursor: unknown = '';
    while (cursor !== null) {
      const response = await read(`${path}&limit=3${cursor ? `&cursor=${cursor}` : ''}`);
      expect(response.status, response.text).toBe(200);
      rows.push(...rowsOf(response));
      cursor = response.at('meta.pagination.next_cursor');
    }
    return rows;
  };

  beforeAll(async () => {
    backend = await sharedBackend('usual');
    owner = await signIn(backend.url, 'admin');
    vendor = await signIn(backend.url, 'vendor');
    await inDatabase(backend, (sql) =>
      sql('up_users').where({ email: 'admin@portal.test' }).update({ super: true }),
    );
    reader = await readerWith({});
  });

  afterAll(() => expect(checker.problems).toEqual([]));

  // Rows: X45T.4
  it(
    'finds the other term by the slug of a merged one, until a newer term has it',
    DATABASE,
    async () => {
      const add = async (name: string) =>
        Object((await owner.post('/industries', { data: { name } })).at('data')) as Row;
      const merge = (from: Row, into: Row) =>
        owner.delete(`/industries/${from.id}?move_to=${into.id}`);
      const [first, second, last] = [await add('Ferns'), await add('Mosses'), await add('Lichens')];
      const app = await vendor.post('/apps', anApp({ name: 'Fern Book', industries: [first.id] }));
      await owner.patch(`/apps/${app.at('data.id')}`, { data: { status: 'APPROVED' } });
      const leadsTo = async () => {
        const industry = await read('/directory/industries/ferns');
        const apps = rowsOf(await read('/directory/apps?industry=ferns'));
        return [industry.at('data.slug'), apps.map(({ name }) => name)];
      };
      await merge(first, second);
      await merge(second, last);
      expect(await leadsTo()).toEqual(['lichens', ['Fern Book']]);
      await owner.post(`/deleted/industries/${second.id}/restore`);
      expect(await leadsTo()).toEqual(['mosses', ['Fern Book']]);
      // Slugs of deleted terms are kept as long as these can be restored.
      await inDatabase(backend, (sql) =>
        sql('trash').where({ kind: 'industries', record_id: first.id }).delete(),
      );
      expect((await add('Ferns')).slug).toBe('ferns');
      expect(await leadsTo()).toEqual(['ferns', []]);
      await merge(await add('Algae'), last);
      await owner.delete(`/industries/${last.id}`);
      expect((await read('/directory/industries/algae')).status).toBe(404);
    },
  );

  it('shows the secret of a key once and stores only its hash', async () => {
    const made = await create({ scopes: every, origins: ['Directory.example/'] });
    expect([made.status, made.at('data.origins'), made.at('data.state')]).toEqual([
      201,
      ['https://directory.example'],
      'active',
    ]);
    const secret = String(made.at('data.secret'));
    expect(secret).toMatch(/^dir_[\w-]{43}$/);
    const listed = await owner.get('/keys');
    expect(listed.at('data.0')).toMatchObject({ name: 'Site', hint: secret.slice(0, 8) });
    expect(listed.text).not.toContain(secret);
    const stored = await inDatabase(backend, (sql) => sql('read_keys').select());
    expect(JSON.stringify(stored)).not.toContain(secret);
    const log = await owner.get('/audit?action=key');
    expect(log.at('data.0.action')).toBe('key.create');
    expect(log.text).not.toContain(secret);
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['listings.read', 'listings.write'] }, 'scopes'],
    [{ origins: ['ftp://directory.example'] }, 'origins'],
    [{ origins: ['https://directory.example/path'] }, 'origins'],
    [{ expires_in_days: 31 }, 'expires_in_days'],
  ])('rejects a key with %j', async (wrong, field) => {
    const response = await create({ scopes: every, ...wrong });
    expect([response.status, response.at('error.details.errors.0.path.0')]).toEqual([400, field]);
  });

  it('accepts a call only with an active key, its scope and its sites', async () => {
    const at = async (caller: Caller, headers = {}) => {
      const response = await call(backend.url, 'GET', '/directory/apps', {
        headers: { authorization: `Bearer ${caller.jwt}`, ...headers },
      });
      return response.at('error.details.reason') ?? response.status;
    };
    const bare = await call(backend.url, 'GET', '/directory/apps');
    expect([bare.status, bare.at('error.details.reason')]).toEqual([401, 'key-missing']);
    expect(await at(owner)).toBe('key-rejected');
    expect(await at(await readerWith({ scopes: ['reviews.read'] }))).toBe('scope-missing');
    const onSite = await readerWith({ origins: ['https://directory.example'] });
    expect(await at(onSite, { origin: 'https://directory.example' })).toBe(200);
    expect(await at(onSite)).toBe(200);
    expect(await at(onSite, { origin: 'https://other.example' })).toBe('origin-rejected');

    const expiring = await create({ scopes: every, expires_in_days: 30 });
    const expired = callerOf(backend.url, String(expiring.at('data.secret')));
    expect(await at(expired)).toBe(200);
    const id = expiring.at('data.id');
    await inDatabase(backend, (sql) =>
      sql('read_keys').where({ id }).update({ expires_at: Date.now() }),
    );
    expect(await at(expired)).toBe('key-rejected');

    const revoked = await create({ scopes: every });
    const path = `/keys/${revoked.at('data.id')}`;
    expect((await owner.delete(path)).at('data.state')).toBe('revoked');
    expect(await at(callerOf(backend.url, String(revoked.at('data.secret'))))).toBe('key-rejected');
    expect((await owner.delete(path)).at('error.details.reason')).toBe('key-revoked');
  });

  it('lets a key do nothing else', async () => {
    for (const path of ['/apps', '/users/me', '/keys', '/accounts'])
      expect((await reader.get(path)).status, path).toBe(401);
    expect((await reader.post('/directory/apps', {})).status).toBe(405);
  });

  it('returns every live listing once, in each order', DATABASE, async () => {
    const live = await owner.get('/apps?pagination[pageSize]=100');
    const ids = rowsOf(live).map(({ id }) => id);
    for (const [sort, value] of [
      ['updated', (row: Row) => row.updatedAt],
      ['name', (row: Row) => row.name],
    ] as const) {
      const rows = await walk(`/directory/apps?sort=${sort}`);
      expect(new Set(rows.map(({ id }) => id)), sort).toEqual(new Set(ids));
      expect(rows).toHaveLength(ids.length);
      const sorted = rows.map(value).toSorted(sort === 'name' ? compareNames : undefined);
      expect(rows.map(value)).toEqual(sort === 'name' ? sorted : sorted.toReversed());
    }
    const found = await walk(`/directory/apps?q=${rowsOf(live)[0]?.name.slice(0, 4)}`);
    expect(found.map(({ id }) => id)).toContain(ids[0]);
  });

  it('filters', DATABASE, async () => {
    const all = await walk('/directory/apps?sort=name');
    const names = (rows: Row[]) => rows.map(({ name }) => name);
    const [first, second] = [...new Set(all.flatMap((row) => row.industries.map((t) => t.slug)))];
    const has = (row: Row, ...slugs: unknown[]) =>
      row.industries.some(({ slug }) => slugs.includes(slug));
    const filters: [string, (row: Row) => boolean][] = [
      [`industry=${first}`, (row) => has(row, first)],
      [`industry=${first},${second}`, (row) => has(row, first, second)],
      ['industry=missing', () => false],
      ['nz_owned=true', ({ nz }) => nz],
      ['has_trial=true', ({ trial }) => Boolean(trial)],
      ['min_rating=4.5', ({ rating }) => (rating ?? 0) >= 4.5],
      [`updated_since=${all[2]?.updatedAt}`, (row) => row.updatedAt >= String(all[2]?.updatedAt)],
      [`industry=${first}&nz_owned=true`, (row) => has(row, first) && row.nz],
    ];
    for (const [query, fits] of filters) {
      const wanted = names(all.filter(fits));
      expect(names(await walk(`/directory/apps?sort=name&${query}`)), query).toEqual(wanted);
      const facets = await read(`/directory/facets/apps?${query}`);
      expect(facets.at('data.total'), query).toBe(wanted.length);
    }
    for (const wrong of [
      ...['industri=marine', 'nz_owned=1', 'min_rating=9', 'limit=0', 'limit=101', 'sort=best'],
      ...[{ sort: 'updated', id: 1, value: 'x' }, { sort: 'updated', id: -1, value: 1 }, {}].map(
        (cursor) => `cursor=${Buffer.from(JSON.stringify(cursor)).toString('base64url')}`,
      ),
      ...['cursor=abc', 'limit=1.5', 'updated_since=monday', 'industry[$ne]=a', 'location=a'],
    ])
      expect((await read(`/directory/apps?${wrong}`)).status, wrong).toBe(400);
    expect((await read('/directory/apps?locale=en&populate=*')).status).toBe(200);
  });

  it('counts the live listings of each term', DATABASE, async () => {
    const industries = await read('/directory/industries');
    const { data }: { data: { slug: string; counts: { apps: number } }[] } = Object(
      industries.body,
    );
    for (const { slug, counts } of data) {
      const rows = await walk(`/directory/apps?industry=${slug}`);
      expect(rows, slug).toHaveLength(counts.apps);
    }
    for (const kind of ['categories', 'subcategories', 'locations'])
      expect((await read(`/directory/${kind}`)).status).toBe(200);
  });

  // Rows: X45T.6
  it('finds listings by another name of one of their terms', DATABASE, async () => {
    const [industry] = rowsOf(await read('/directory/industries')).filter(
      ({ counts }) => Number(counts.apps) > 0,
    );
    await owner.put(`/industries/${industry?.id}`, { data: { synonyms: ['Nacreous'] } });
    const [named] = rowsOf(await read('/directory/industries')).filter(
      ({ id }) => id === industry?.id,
    );
    expect(named).toEqual({ ...industry, synonyms: ['Nacreous'] });
    const found = await walk('/directory/apps?q=nacreous&sort=name');
    expect(found).toEqual(await walk(`/directory/apps?industry=${industry?.slug}&sort=name`));
    expect(found).toHaveLength(industry?.counts.apps ?? 0);
    // Without a sort the pages are those of a search.
    const best = await walk('/directory/apps?q=nacreous');
    expect(new Set(best.map(({ id }) => id))).toEqual(new Set(found.map(({ id }) => id)));
    expect(best).toHaveLength(found.length);
    const facets = await read('/directory/facets/apps?q=nacreous');
    expect(facets.at('data.total')).toBe(found.length);
  });

  it('returns featured listings in their order', DATABASE, async () => {
    const { data }: { data: { id: number; slug: string }[] } = Object(
      (await read('/directory/industries')).body,
    );
    for (const { id, slug } of data) {
      const known = await owner.get(`/industries/${id}`);
      const shown = await read(`/directory/industries/${slug}`);
      for (const list of ['featured_apps', 'featured_services']) {
        const wanted: Row[] = Object(known.at(`data.${list}`));
        expect(shown.at(`data.${list}`)).toEqual(
          wanted.map(({ id, name, slug }) => ({ id, name, slug })),
        );
      }
    }
  });

  it('never shows what is not live', DATABASE, async () => {
    const hidden = await signUp(backend.url, 'unseen');
    const name = (state: string) => `Takahe ${state}`;
    const make = async (state: string, more: object = {}, caller = vendor) => {
      const made = await caller.post('/apps', anApp({ name: name(state), nz: true, ...more }));
      return Number(made.at('data.id'));
    };
    const decide = (id: number, status: string) =>
      owner.patch(`/apps/${id}`, { data: { status, version: 1, note: 'Please change it.' } });
    await make('draft', { draft: true });
    await make('pending');
    await decide(await make('declined'), 'DECLINED');
    const revised = await make('live');
    await decide(revised, 'APPROVED');
    const change = { ...anApp({ name: name('revision') }).data, version: 2 };
    expect((await vendor.put(`/apps/${revised}`, { data: change })).status).toBe(200);
    const ofBlocked = await make('blocked', {}, hidden);
    await decide(ofBlocked, 'APPROVED');
    const broken = await make('hidden');
    await decide(broken, 'APPROVED');
    await inDatabase(backend, (sql) =>
      sql('apps').where({ id: broken }).update({ hidden_at: new Date() }),
    );
    const gone = await make('deleted');
    await decide(gone, 'APPROVED');
    expect((await read('/directory/apps/takahe-deleted')).status).toBe(200);
    await owner.delete(`/apps/${gone}`);
    const user = (await owner.get('/accounts?_q=unseen')).at('data.0.id');
    const reason = { data: { reason: 'Not a vendor.', hide_listings: true } };
    expect((await owner.post(`/accounts/${user}/block`, reason)).status).toBe(200);

    const live = await read('/directory/apps?q=takahe');
    expect(rowsOf(live).map((row) => row.name)).toEqual([name('live')]);
    expect((await read('/directory/facets/apps?q=takahe')).at('data.total')).toBe(1);
    // The hidden ones are counted apart.
    for (const filter of ['', 'nz_owned=true']) {
      const walked = await walk(`/directory/apps?${filter}`);
      expect((await read(`/directory/facets/apps?${filter}`)).at('data.total')).toBe(walked.length);
    }
    const all = await walk('/directory/apps?sort=newest');
    expect(all.filter((row) => row.name.startsWith('Takahe'))).toHaveLength(1);
    for (const state of ['draft', 'pending', 'declined', 'blocked', 'hidden', 'deleted'])
      expect((await read(`/directory/apps/takahe-${state}`)).status, state).toBe(404);
    const one = await read('/directory/apps/takahe-live');
    expect(one.text).not.toMatch(/revision|portal\.test|"note"|"status"|"version"|account/);
  });

  it('adds reviews and offers for keys with their scopes', DATABASE, async () => {
    const rows = await walk('/directory/apps?sort=name');
    const rated = rows.find(({ rating }) => rating !== null);
    const path = `/directory/apps/${rated?.slug}`;
    const full = await read(path);
    expect(full.at('data.reviews.0.rating')).toBeTypeOf('number');
    expect(full.at('data.reviews.0.author')).toMatch(/^\S+( \S\.)?$/);
    expect(full.at('data.offers')).toBeInstanceOf(Array);
    const plain = await (await readerWith({ scopes: ['listings.read'] })).get(path);
    expect([plain.at('data.reviews'), plain.at('data.offers')]).toEqual([undefined, undefined]);
    expect(plain.at('data.logo.url') ?? 'http').toMatch(/^http/);
  });

  // Rows: X23R.2
  it('has a reply to a review only once it is approved', async () => {
    const rows = await walk('/directory/apps?sort=name');
    const { id, slug } = Object(rows.find(({ rating }) => rating !== null));
    const change = (values: object) =>
      inDatabase(backend, (sql) =>
        sql('reviews').where({ app_id: id, status: 'APPROVED' }).update(values),
      );
    await change({
      reply_proposal: 'Unapproved words',
      reply_status: 'PENDING',
      reply_version: 1,
      report_reason: 'other',
      report_text: 'Unapproved words',
      report_open: true,
    });
    const before = await read(`/directory/apps/${slug}`);
    expect([before.at('data.reviews.0.reply'), before.text]).toEqual([
      null,
      expect.not.stringContaining('Unapproved words'),
    ]);
    await change({ reply_text: 'Thank you.', reply_at: new Date() });
    expect((await read(`/directory/apps/${slug}`)).at('data.reviews.0.reply')).toEqual({
      text: 'Thank you.',
      created: expect.stringMatching(/Z$/),
    });
  });

  it('is described on its own', async () => {
    const described = await call(backend.url, 'GET', '/api/directory/openapi.json');
    const paths = Object.keys(Object(described.at('paths')));
    expect(paths).toContain('/directory/apps/{slug}');
    expect(paths.filter((path) => !path.startsWith('/directory/'))).toEqual([]);
    const named = new Set(described.text.match(/(?<=#\/components\/schemas\/)\w+/g));
    expect([...named].sort()).toEqual(Object.keys(Object(described.at('components.schemas'))));
  });

  it('can be cached and called by sites', async () => {
    const authorization = `Bearer ${reader.jwt}`;
    const url = `${backend.url}/api/directory/apps`;
    const first = await fetch(url, { headers: { authorization } });
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=\d+, stale-while-/);
    expect(first.headers.get('vary')).toContain('Origin');
    expect(first.headers.get('access-control-allow-origin')).toBe('*');
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(url, { headers: { authorization, 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const failed = await fetch(url);
    expect(failed.headers.get('cache-control')).toBe('no-store');
    const asked = { origin: 'https://any.example', 'access-control-request-method': 'GET' };
    const preflight = await fetch(url, { method: 'OPTIONS', headers: asked });
    expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([
      204,
      'Authorization, If-None-Match',
    ]);
  });
});
