import { beforeAll, describe, expect, it } from 'vitest';
import { collapse, settle } from '../src/features/directory-changes/collapse.ts';
import type { PendingChange } from '../src/features/directory-changes/tables.ts';
import { anApp, type Caller, callerOf, signIn, signUp } from './caller.ts';
import { createChecker, written } from './description.ts';
import { sharedBackend } from './sharedBackend.ts';
import { type Backend, changesNumbered, DATABASE, inDatabase, LONG } from './startBackend.ts';

const bits: Record<string, [was: number, is: number, gone: number]> = {
  '+': [0, 1, 0],
  '~': [1, 1, 0],
  '-': [1, 0, 0],
  x: [1, 0, 1],
  '?': [0, 0, 0],
};

const changesOf = (record: number, steps: string): PendingChange[] =>
  steps.split(' ').map((step) => {
    const [was_live, is_live, gone] = bits[step] ?? [0, 0, 0];
    const of = { of_kind: null, of_record: null };
    return { id: 0, kind: 'app', record, slug: '', ...of, was_live, is_live, gone, at: 0 };
  });

describe('pending changes', () => {
  it.each([
    ['+ ~ ~', 0, 1, ['added']],
    ['~ ~', 1, 1, ['changed']],
    ['~ -', 1, 0, ['left']],
    ['~ x', 1, 0, ['deleted']],
    ['+ ~ -', 0, 0, ['added', 'left']],
    ['- + ~', 1, 1, ['left', 'added']],
    // Overlapping transactions: saved while it is hidden, approved while its account is shown again, hidden before this is known.
    ['- ~', 1, 0, ['left']],
    ['?', 0, 1, ['added']],
    ['?', 0, 0, []],
    ['x', 0, 0, []],
    ['~', 1, 0, ['changed', 'left']],
  ])('%s of a listing with %i before and %i now are %j', (steps, was, is, wanted) => {
    const others = changesOf(2, '~');
    const happened = collapse([...others, ...changesOf(1, steps), ...others]);
    const known = was ? ['app/1', 'app/2'] : ['app/2'];
    const now = [['app/2', ''] as const, ...(is ? [['app/1', ''] as const] : [])];
    const told = settle(happened, new Set(known), new Map(now));
    expect(told.map(({ step, change }) => [change.record, step])).toEqual([
      [2, 'changed'],
      ...wanted.map((step) => [1, step]),
    ]);
  });
});

interface Change {
  type: string;
  documentId: string;
  slug: string;
  live: boolean;
  listing: { slug: string; type: string; id: number } | null;
}

describe('changes of the directory', LONG, () => {
  let backend: Backend;
  let owner: Caller;
  let vendor: Caller;
  let reader: Caller;
  const checker = createChecker(Object(written()));

  const read = async (path: string) => {
    const response = await reader.get(path);
    checker.check('GET', path, response.status, response.body);
    return response;
  };

  /** The pages of changes from a query on, and the last cursor. */
  const follow = async (query: string): Promise<{ changes: Change[]; cursor: string }> => {
    const changes: Change[] = [];
    let next = query;
    for (;;) {
      const page = await read(`/directory/changes?limit=7&${next}`);
      expect(page.status, page.text).toBe(200);
      changes.push(...Object(page.body).data);
      const cursor = String(page.at('meta.pagination.next_cursor'));
      if (!page.at('meta.pagination.has_more')) return { changes, cursor };
      next = `cursor=${cursor}`;
    }
  };

  const apply = (site: Map<string, unknown>, changes: readonly Change[]): void => {
    for (const { type, documentId, live, listing } of changes) {
      if (live) site.set(`${type}/${documentId}`, listing);
      else site.delete(`${type}/${documentId}`);
    }
  };

  const numbered = () => changesNumbered(backend);

  const directory = async (): Promise<Map<string, unknown>> => {
    const all = new Map<string, unknown>();
    for (const type of ['apps', 'services']) {
      let cursor: unknown = '';
      while (cursor !== null) {
        const page = await read(`/directory/${type}?limit=100${cursor ? `&cursor=${cursor}` : ''}`);
        for (const listing of Object(page.body).data)
          all.set(`${listing.type}/${listing.documentId}`, listing);
        cursor = page.at('meta.pagination.next_cursor');
      }
    }
    return all;
  };

  const expectSame = async (site: ReadonlyMap<string, unknown>): Promise<void> => {
    const shown = await directory();
    expect([...site.keys()].sort()).toEqual([...shown.keys()].sort());
    for (const [id, listing] of site) expect(listing).toEqual(shown.get(id));
  };

  beforeAll(async () => {
    backend = await sharedBackend('usual');
    owner = await signIn(backend.url, 'admin');
    vendor = await signIn(backend.url, 'vendor');
    await inDatabase(backend, (sql) =>
      sql('up_users').where({ email: 'admin@portal.test' }).update({ super: true }),
    );
    const scopes = ['listings.read', 'reviews.read', 'offers.read'];
    const key = await owner.post('/keys', { data: { name: 'Mirror', scopes } });
    reader = callerOf(backend.url, String(key.at('data.secret')));
  });

  it('are numbered while calls are answered', DATABASE, async () => {
    const pending = () =>
      inDatabase(backend, async (sql) => {
        const row = await sql('pending_changes').count({ n: '*' }).first();
        return Number(row?.n);
      });
    const all = 20_000;
    const row = { kind: 'app', record: 0, was_live: 0, is_live: 0, gone: 0, at: 0 };
    await inDatabase(backend, (sql) =>
      sql.transaction((trx) => trx.batchInsert('pending_changes', Array(all).fill(row), 100)),
    );
    const left: number[] = [];
    while (left.at(-1) !== 0) {
      await vendor.get('/users/me');
      left.push(await pending());
    }
    expect(left.filter((rows) => rows > 0 && rows < all)).not.toEqual([]);
  });

  it('keep a copy the same as the directory', DATABASE, async () => {
    await numbered();
    const site = new Map<string, unknown>();
    const first = await follow('');
    expect(first.changes.every(({ live }) => live)).toBe(true);
    apply(site, first.changes);
    await expectSame(site);

    const other = await signUp(backend.url, 'mirrored');
    const make = async (name: string, caller = vendor) => {
      const made = await caller.post('/apps', anApp({ name }));
      const id = Number(made.at('data.id'));
      await owner.patch(`/apps/${id}`, { data: { status: 'APPROVED', version: 1 } });
      return id;
    };
    const [added, gone, declined] = [
      await make('Weka added'),
      await make('Weka gone'),
      await make('Weka declined'),
    ];
    const hidden = await make('Weka hidden', other);
    const broken = await make('Weka broken');
    await numbered();
    const second = await follow(`cursor=${first.cursor}`);
    apply(site, second.changes);
    await expectSame(site);

    const category: { id: number; name: string } = Object(
      Object(first.changes.find(({ type }) => type === 'app')?.listing).subcategories?.[0].category,
    );
    const industry: { id: number; name: string } = Object(
      (await owner.get('/industries')).at('data.0'),
    );
    const rated = Object(first.changes.find(({ listing }) => listing?.type === 'app')?.listing);
    const endpoint = await owner.post('/webhooks', { data: { url: 'http://localhost:9/hooks' } });
    const writes = [
      await owner.delete(`/apps/${gone}`),
      await owner.patch(`/apps/${declined}`, {
        data: { status: 'DECLINED', version: 2, note: 'No.' },
      }),
      await owner.put(`/apps/${added}`, {
        data: { ...anApp({ name: 'Weka changed' }).data, version: 2 },
      }),
      await owner.put(`/industries/${industry.id}`, { data: { name: `${industry.name} renamed` } }),
      await owner.put(`/categories/${category.id}`, { data: { name: `${category.name} renamed` } }),
      await owner.patch(`/upload/files/${rated.logo.id}`, { alternativeText: 'A new text' }),
      await other.post('/reviews', { data: { rating: 1, comment: 'Slow.', listing: rated.url } }),
    ];
    expect(writes.map(({ status, text }) => (status < 300 ? 'ok' : text))).toEqual(
      writes.map(() => 'ok'),
    );
    const review = Number(writes.at(-1)?.at('data.id'));
    await owner.patch(`/reviews/${review}`, { data: { status: 'APPROVED', version: 1 } });
    const user = (await owner.get('/accounts?_q=mirrored')).at('data.0.id');
    const reason = { data: { reason: 'Not a vendor.', hide_listings: true } };
    expect((await owner.post(`/accounts/${user}/block`, reason)).status).toBe(200);
    await inDatabase(backend, (sql) =>
      sql('apps').where({ id: broken }).update({ hidden_at: new Date() }),
    );
    await numbered();
    const third = await follow(`cursor=${second.cursor}`);
    apply(site, third.changes);
    await expectSame(site);
    const left = third.changes.filter(({ live }) => !live).map(({ slug }) => slug);
    expect(left.sort()).toEqual(['weka-broken', 'weka-declined', 'weka-gone', 'weka-hidden']);

    const sent = await inDatabase(backend, (sql) =>
      sql('webhook_deliveries')
        .where({ endpoint_id: endpoint.at('data.id') })
        .orderBy('id')
        .select('type', 'record', 'body'),
    );
    expect(sent.map(({ type, record }) => `${type} ${record}`)).toEqual([
      `listing.deleted app/${gone}`,
      `listing.unpublished app/${declined}`,
      `listing.updated app/${added}`,
      `term.updated industry/${industry.id}`,
      `term.updated category/${category.id}`,
      `listing.updated app/${rated.id}`,
      `review.published review/${review}`,
      `listing.unpublished app/${hidden}`,
      `listing.unpublished app/${broken}`,
    ]);
    expect(JSON.parse(sent[6].body).data.listing.url).toBe(rated.url);
    const reply = async (values: object) => {
      await inDatabase(backend, (sql) => sql('reviews').where({ id: review }).update(values));
      await numbered();
      const types = await inDatabase(backend, (sql) =>
        sql('webhook_deliveries')
          .where({ endpoint_id: endpoint.at('data.id') })
          .pluck('type'),
      );
      return types.slice(sent.length);
    };
    expect(await reply({ reply_proposal: 'Thank you.', reply_status: 'PENDING' })).toEqual([]);
    expect(await reply({ reply_text: 'Thank you.' })).toEqual(['review.updated']);
    await owner.delete(`/webhooks/${endpoint.at('data.id')}`);

    // A site that starts now is not told of what left before.
    const fresh = await follow('');
    expect(fresh.changes.every(({ live }) => live)).toBe(true);
    const since = await follow(`updated_since=${new Date(Date.now() - 3_600_000).toISOString()}`);
    expect(
      since.changes
        .filter(({ live }) => !live)
        .map(({ slug }) => slug)
        .sort(),
    ).toEqual(left);

    await owner.put(`/industries/${industry.id}`, { data: { name: industry.name } });
    await owner.post(`/accounts/${user}/unblock`, {});
    await numbered();
    apply(site, (await follow(`cursor=${third.cursor}`)).changes);
    await expectSame(site);
  });

  it('need a cursor that is theirs and not too old', async () => {
    for (const cursor of ['x', Buffer.from('{"position":-1}').toString('base64url')])
      expect((await read(`/directory/changes?cursor=${cursor}`)).status).toBe(400);
    const day = 24 * 3600 * 1000;
    const now = Date.now();
    // Too old, or ahead of all changes, as after a restore.
    for (const [position, made] of [
      [1, now - 91 * day],
      [1e12, now],
    ]) {
      const cursor = Buffer.from(JSON.stringify({ position, fresh: 0, made })).toString(
        'base64url',
      );
      const response = await read(`/directory/changes?cursor=${cursor}`);
      expect(response.at('error.details.reason')).toBe('cursor-expired');
    }
  });

  it('are seen at once in counts, which are kept between changes', DATABASE, async () => {
    const total = async () => Number((await read('/directory/facets/apps')).at('data.total'));
    const before = await total();
    const made = await vendor.post('/apps', anApp({ name: 'Weka counted' }));
    await owner.patch(`/apps/${made.at('data.id')}`, { data: { status: 'APPROVED', version: 1 } });
    expect(await total()).toBe(before + 1);
  });
});
