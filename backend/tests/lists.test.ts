// @module-tag database
import { compareNames } from '@portal/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn } from './caller.ts';
import {
  admin,
  backend,
  create,
  inOrder,
  instant,
  isMany,
  list,
  pagesOf,
  ROWS,
  type Row,
  search,
  vendor,
  writeMany,
} from './manyListings.ts';
import { inDatabase } from './startBackend.ts';

beforeAll(writeMany, 180_000);

describe('a list of many listings', () => {
  it.each([
    ['updatedAt:desc', 'updated_at', 'desc'],
    ['updatedAt:asc', 'updated_at', 'asc'],
    ['name:asc', 'name', 'asc'],
    ['name:desc', 'name', 'desc'],
  ])('has each row on one page, in the order of %s', async (sort, column, direction) => {
    const rows: Row[] = await inDatabase(backend, (sql) =>
      sql('apps').where({ status: 'APPROVED' }).whereNull('revision_of').select('id', column),
    );
    const order = inOrder(rows, column);
    const expected = direction === 'asc' ? order : order.toReversed();
    const pages = await pagesOf(`sort=${sort}`);
    expect(pages.flatMap(({ ids }) => ids)).toEqual(expected);
    expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([expected.length]));
  });

  it('has the same rows in orders without an index', async () => {
    const all = (await pagesOf('sort=name:asc')).flatMap(({ ids }) => ids);
    const sorted = (await pagesOf('sort=slug:asc')).flatMap(({ ids }) => ids);
    expect(sorted.toSorted((a, b) => a - b)).toEqual(all.toSorted((a, b) => a - b));
    const byName = (await pagesOf('sort=summary:asc,name:asc')).flatMap(({ names }) => names);
    const many = byName.filter(isMany);
    expect(many.length).toBeGreaterThan(ROWS / 4);
    expect(many).toEqual(many.toSorted(compareNames));
  });

  it('ends after its last page', async () => {
    const { ids, total } = await list('pagination[page]=9999');
    expect([ids, total > ROWS / 2]).toEqual([[], true]);
  });

  it('follows every change of its rows', async () => {
    const id = await create({ name: 'Follower' });
    const at = async () => [
      (await search('follower')).ids.includes(id),
      (await search('successor')).ids.includes(id),
    ];
    expect(await at()).toEqual([true, false]);
    await inDatabase(backend, (sql) => sql('apps').where({ id }).update({ name: 'Successor' }));
    expect(await at()).toEqual([false, true]);
    await vendor.delete(`/apps/${id}`);
    expect(await at()).toEqual([false, false]);
  });

  it('does not change with a write that is rolled back', async () => {
    const before = await list('');
    await inDatabase(backend, (sql) =>
      sql
        .transaction(async (all) => {
          await all('apps').where({ status: 'APPROVED' }).update({ status: 'DECLINED' });
          throw new Error('rolled back');
        })
        .catch(() => undefined),
    );
    expect(await list('')).toEqual(before);
  });
});

describe('a search', () => {
  it('finds parts of names, summaries and vendor addresses', async () => {
    const id = await create({ name: 'Pohutukawa Quillbook', summary: 'Counts the quixotic' });
    for (const words of ['hutuk', 'QUILLBOOK', 'uixot', 'lbook poh', 'quillbook  quixotic'])
      expect([words, (await search(words)).ids]).toEqual([words, [id]]);
    expect((await search('quillbook endor@portal.te')).ids).toEqual([id]);
    expect((await search('quillbook endor@portal.te', '', { caller: vendor })).ids).toEqual([]);
    expect((await search('quillbook nowhere-else')).ids).toEqual([]);
  });

  it('ignores accents in both directions', async () => {
    const id = await create({ name: 'Kākāriki Éclair' });
    for (const words of ['kakariki', 'KĀKĀRIKI', 'kākar', 'eclair', 'éclaír'])
      expect([words, (await search(words)).ids]).toEqual([words, [id]]);
    const other = await create({ name: 'Wharangi' });
    expect((await search('whārangi')).ids).toEqual([other]);
  });

  it('finds typographic signs by those of a keyboard, and the reverse', async () => {
    const curly = await create({ name: 'Quillon O’Keefe – Fleet' });
    const straight = await create({ name: "Quillon D'Arcy-Maps" });
    for (const words of ["quillon o'keefe", 'quillon - fleet', 'quillon o’keefe'])
      expect([words, (await search(words)).ids]).toEqual([words, [curly]]);
    expect((await search('quillon d’arcy‑maps')).ids).toEqual([straight]);
  });

  it.each([
    ['a letter too few', 'zepelin'],
    ['a letter too many', 'zeppellin'],
    ['a wrong letter', 'zeppelim'],
    ['letters in the wrong order', 'zepeplin'],
    ['a wrong first letter', 'xeppelin'],
    ['an error in one of two words', 'airborne zepelin'],
  ])('finds a word with %s', async (_, words) => {
    expect((await search(words)).names).toEqual(['Airborne Zeppelin']);
  });

  it('does not take an unknown short word for another', async () => {
    await create({ name: 'Ibis' });
    expect((await search('ubi')).ids).toEqual([]);
    expect((await search('zzqzzq')).total).toBe(0);
  });

  it('finds signs as they are', async () => {
    const id = await create({ name: `50%_off "A*" -b \\ (c) O'Hara:x` });
    for (const words of [
      '0%_o',
      '50%',
      '"A*"',
      '-b',
      '\\',
      '(c)',
      "o'hara",
      'HARA:X',
      '%_off "a*"',
    ])
      expect([words, (await search(words)).ids]).toEqual([words, [id]]);
    for (const words of [
      '0_%',
      '5_%',
      "'; drop table apps; --",
      'a* OR qqb',
      'NEAR(a b)',
      '{vendor}: x',
    ])
      expect([words, (await search(words)).ids]).toEqual([words, []]);
    expect((await list('_q=')).total).toBe((await list('')).total);
    expect((await list('_q=%20%20')).total).toBe((await list('')).total);
    expect((await search('x'.repeat(200))).total).toBe(0);
    expect((await search(`${'😀'.repeat(3)}`)).total).toBe(0);
  });

  it('finds words of one and two letters', async () => {
    const id = await create({ name: 'Jq ledgers' });
    expect((await search('jq')).ids).toEqual([id]);
    expect((await search('jq ledgers')).ids).toEqual([id]);
    expect((await search('j')).ids).toContain(id);
    expect((await search('q')).ids).not.toContain(id);
  });

  it('shows names that begin with the words first, unless the client sorts', async () => {
    const text = await create({ name: 'Third', summary: 'Has a verdigris coat' });
    const inName = await create({ name: 'Proverdigris' });
    const first = await create({ name: 'A Verdigris kit' });
    await create({ name: 'Unrelated' });
    expect((await search('verdigris')).ids).toEqual([first, inName, text]);
    expect((await search('verdigris', '&sort=updatedAt:asc')).ids).toEqual([text, inName, first]);
  });

  // Rows: X45T.6
  it('finds listings by another name of their industry, after those that contain the words', async () => {
    const made = await admin.post('/industries', {
      data: { name: 'Nacre trade', synonyms: ['Pearlware'] },
    });
    const inText = await create({ name: 'Pearlware kit' });
    const byTerm = await create({ name: 'Zebrawood', industries: [made.at('data.id')] });
    expect((await search('pearlware')).ids).toEqual([inText, byTerm]);
    expect((await search('zebrawood pearlware')).ids).toEqual([byTerm]);
  });

  it('by the name of a common industry has what the filter has, in the order of the list', async () => {
    const { id } = await inDatabase(backend, (sql) => sql('industries').orderBy('id').first('id'));
    await admin.put(`/industries/${id}`, { data: { synonyms: ['Nacreous'] } });
    const found = await pagesOf('sort=name:asc&_q=nacreous');
    const filtered = await pagesOf(`sort=name:asc&industry=${id}`);
    expect(found).toEqual(filtered);
    expect(found.length).toBeGreaterThan(0);
  });

  it('of a common word has an exact total, in the order of the list', async () => {
    const first = await search('multitude', '&sort=name:asc');
    const all = await pagesOf('sort=name:asc&_q=multitude');
    expect(all.flatMap(({ ids }) => ids)).toHaveLength(first.total);
    expect(first.total).toBe(ROWS * 0.8);
    expect(all[0]?.ids).toEqual(first.ids.slice(0, 45));
  });

  it('finds a vendor by a new name at once', async () => {
    const id = await create({ name: 'Renamed Owner' });
    const account = (await vendor.get(`/apps/${id}`)).at('data.account.id');
    const names = (last_name: string) =>
      vendor.put(`/accounts/${account}`, { data: { first_name: 'Vendor', last_name } });
    await names('Xylograph');
    expect((await search('renamed xylograph')).ids).toEqual([id]);
    await names('Smith');
    expect((await search('renamed xylograph')).ids).toEqual([]);
  });
});

describe('a search in reviews', () => {
  const app = { path: '/reviews/apps' };
  const pending = { path: '/pending/reviews/apps' };
  let author: Caller;

  const review = async (name: string, comment: string): Promise<{ id: number; app: number }> => {
    const reviewed = await create({ name });
    const body = { data: { listing: `/apps/${reviewed}`, rating: 4, comment } };
    const made = await author.post('/reviews', body);
    expect(made.status).toBe(201);
    return { id: Number(made.at('data.id')), app: reviewed };
  };

  const approvedReview = async (name: string, comment: string) => {
    const made = await review(name, comment);
    await admin.patch(`/reviews/${made.id}`, { data: { status: 'APPROVED', version: 1 } });
    return made;
  };

  beforeAll(async () => {
    author = await signIn(backend.url, 'pro');
  });

  it('finds parts of the comment, the name of the listing and the author', async () => {
    const { id } = await approvedReview('Gizmotron', 'Faultless bookkeeping throughout');
    for (const words of ['ookkeep', 'GIZMO', 'gizmotron throughout', 'ro@portal.te faultless'])
      expect([words, (await search(words, '', app)).ids]).toEqual([words, [id]]);
    expect((await search('gizmotron absent', '', app)).ids).toEqual([]);
  });

  it('finds only texts in the list of all reviews', async () => {
    const { id } = await review('Whatsitron', 'Sesquipedalian');
    const all = { path: '/reviews' };
    expect((await search('sesquipedalian', '', all)).ids).toEqual([id]);
    expect((await search('whatsitron', '', all)).ids).toEqual([]);
    const own = { ...all, caller: author };
    expect((await search('sesquipedalian', '', own)).ids).toEqual([id]);
    expect((await search('sesquipedalian', '', { ...all, caller: vendor })).ids).toEqual([]);
  });

  it('finds approved and pending reviews each in their list', async () => {
    const { id } = await review('Anything', 'Idiosyncratic');
    expect((await search('idiosyncratic', '', app)).ids).toEqual([]);
    expect((await search('idiosyncratic', '', pending)).ids).toEqual([id]);
    expect((await search('idiosyncratic', '&state=declined', pending)).ids).toEqual([]);
  });

  it('ignores accents, and takes one typing error', async () => {
    const { id } = await approvedReview('Pīwakawaka', 'Flabbergasted customers');
    for (const words of ['piwakawaka', 'PĪWAKA', 'flabergasted'])
      expect([words, (await search(words, '', app)).ids]).toEqual([words, [id]]);
  });

  it('finds words of one and two letters where words begin', async () => {
    const { id } = await approvedReview('Short', 'Xq is nice');
    expect((await search('xq', '', app)).ids).toEqual([id]);
    expect((await search('xq nice', '', app)).ids).toEqual([id]);
    expect((await search('q', '', app)).ids).not.toContain(id);
  });

  it('finds an edited review by its new comment only', async () => {
    const made = await review('Edited', 'Cantankerous');
    const listing = `/apps/${made.app}`;
    const edited = { listing, rating: 5, comment: 'Mellifluous' };
    await author.post('/reviews', { data: edited });
    expect((await search('mellifluous', '', pending)).ids).toEqual([made.id]);
    expect((await search('cantankerous', '', pending)).ids).toEqual([]);
  });

  it('does not find a deleted review', async () => {
    const { id } = await review('Deleted', 'Discombobulated');
    expect((await search('discombobulated', '', pending)).ids).toEqual([id]);
    await admin.delete(`/reviews/${id}`);
    expect((await search('discombobulated', '', pending)).ids).toEqual([]);
  });

  it.each([
    ['listing', 'apps', 'name'],
    ['author', 'up_users', 'last_name'],
  ] as const)('finds a review by the new name of its %s only', async (_, table, column) => {
    const made = await review(`Before ${table}`, `Renamed${column}`);
    const row = await inDatabase(backend, (sql) =>
      sql('reviews').where({ id: made.id }).first('app_id', 'author_id'),
    );
    const id = table === 'apps' ? row.app_id : row.author_id;
    const rename = (name: string): Promise<string> =>
      inDatabase(backend, async (sql) => {
        const before = await sql(table).where({ id }).first(column);
        await sql(table)
          .where({ id })
          .update({ [column]: name });
        return before[column];
      });
    const words = `renamed${column} zyzzyva`;
    const former = await rename('Zyzzyva');
    expect((await search(words, '', pending)).ids).toEqual([made.id]);
    await rename(former);
    expect((await search(words, '', pending)).ids).toEqual([]);
  });

  it('finds offers by title, description and listing', async () => {
    const reviewed = await create({ name: 'Offered thing' });
    const [id] = await inDatabase(backend, async (sql) => {
      const row = { title: 'Halfprice', description: 'Quarterly', status: 'APPROVED' };
      const [made] = await sql('special_offers')
        .insert({ ...row, document_id: 'searched', app_id: reviewed })
        .returning('id');
      return [made.id];
    });
    for (const words of ['halfprice', 'uarterl', 'offered halfprice'])
      expect([words, (await search(words, '', { path: '/special-offers/apps' })).ids]).toEqual([
        words,
        [id],
      ]);
    expect((await search('offered', '', { path: '/special-offers' })).ids).not.toContain(id);
  });

  it('of a common word has an exact total and every hit on one page', async () => {
    const reviewed = await create({ name: 'Manifold' });
    const row = (n: number) => ({
      document_id: `common${n}`,
      rating: 5,
      status: 'APPROVED',
      app_id: reviewed,
      comment: n % 2 ? 'Ubiquitous é' : 'Ubiquitous',
      created_at: instant(Date.UTC(2026, 0, 1 + Math.floor(n / 3))),
    });
    const rows = Array.from({ length: 2 * 1_001 }, (_, n) => row(n));
    const ids = await inDatabase(backend, async (sql) => {
      await sql.batchInsert('reviews', rows, 100);
      const found = sql('reviews').where({ app_id: reviewed });
      return found
        .orderBy([
          { column: 'created_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .pluck('id');
    });
    const first = await search('ubiquitous', '', app);
    expect([first.total, first.ids]).toEqual([2_002, ids.slice(0, 100).map(Number)]);
    const last = await search('ubiquitous', '&pagination[page]=21', app);
    expect(last.ids).toEqual(ids.slice(2_000).map(Number));
    expect((await search('ubiquitous manifold é', '', app)).total).toBe(1_001);
    const queued: unknown[] = [];
    const open = { report_open: true };
    const asked = { status: 'PENDING', asked: true };
    for (const state of [{ status: 'PENDING' }, open, asked, { status: 'DECLINED' }]) {
      const document_id = `common${queued.length}`;
      const [row] = await inDatabase(backend, (sql) =>
        sql('reviews').where({ document_id }).update(state).returning('id'),
      );
      queued.push(Number(row.id));
      expect((await search('ubiquitous', '', pending)).ids).toEqual(queued);
    }
    expect((await search('ubiquitous', '', app)).total).toBe(1_999);
    await inDatabase(backend, (sql) => sql('reviews').where({ app_id: reviewed }).delete());
    expect((await search('ubiquitous', '', app)).total).toBe(0);
  });
});

it('reads indexes for orders, filters and totals', async () => {
  const plan = (statement: string) =>
    inDatabase(backend, (all) =>
      all.transaction(async (sql) => {
        // For a few rows the planner would read all and sort them.
        for (const way of backend.databaseUrl ? ['seqscan', 'bitmapscan', 'sort'] : [])
          await sql.raw(`set local enable_${way} = off`);
        const explain = backend.databaseUrl ? 'explain' : 'explain query plan';
        const found = await sql.raw(`${explain} ${statement}`);
        return JSON.stringify(found.rows ?? found);
      }),
    );
  const orders = {
    apps_list_updated: 'apps_list l where l.live = 1 order by l.updated_at desc, l.id desc',
    apps_list_name: 'apps_list l where l.live = 1 order by l.name, l.id',
    apps_list_queue: 'apps_list l where l.live = 0 order by l.state, l.submitted_at, l.id',
    apps_list_account_updated:
      'apps_list l where l.live = 1 and l.account_id = 5 order by l.updated_at, l.id',
    apps_list_terms_name:
      'apps_list_terms l where l.live = 1 and l.term = 10 order by l.name, l.id',
  };
  for (const [index, query] of Object.entries(orders)) {
    const found = await plan(`select l.id from ${query} limit 10`);
    expect(found).toContain(index);
    expect(found).not.toMatch(/TEMP B-TREE|"Sort/);
  }
});
