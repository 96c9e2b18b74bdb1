// @module-tag database
import { beforeAll, describe, expect, it } from 'vitest';
import { startOf } from '../src/base/days.ts';
import { timeZone } from '../src/features/brand/settings.ts';
import {
  admin,
  backend,
  create,
  inOrder,
  instant,
  isMany,
  list,
  pagesOf,
  type Row,
  search,
  writeMany,
} from './manyListings.ts';
import { inDatabase } from './startBackend.ts';

beforeAll(writeMany, 180_000);

describe('a filter of a list of many listings', () => {
  it('filters by several terms at once, on every page', async () => {
    const path = '/pending/apps';
    const [industry] = await inDatabase(backend, (sql) =>
      sql('industries').orderBy('id').limit(1).pluck('id'),
    );
    const filter = `filters[industries][id][$eq]=${industry}&sort=name:asc`;
    for (const [scope, live] of [
      ['/apps', true],
      [path, false],
    ] as const) {
      const rows: Row[] = await inDatabase(backend, (sql) =>
        sql('apps')
          .whereIn(
            'id',
            sql('apps_industries_lnk').where({ industry_id: industry }).select('app_id'),
          )
          .where(live ? { status: 'APPROVED' } : {})
          .where((any) => any.whereRaw(live ? '1 = 1' : "status <> 'APPROVED'"))
          .where((any) => any.where({ draft: false }).orWhereNull('draft'))
          .select('id', 'name'),
      );
      const found = (await pagesOf(filter, scope)).flatMap(({ ids }) => ids);
      expect(found.slice(0, 300)).toEqual(inOrder(rows, 'name'));
    }
    const none = await list(`${filter}&filters[subcategories][id][$eq]=999999999`);
    expect([none.ids, none.total]).toEqual([[], 0]);
  });

  // Rows: X45F.1
  it('leaves out terms, finds listings without any, and counts them, on every page and in any order', async () => {
    const { rows, links, one, two } = await inDatabase(backend, async (sql) => {
      const [one, two]: number[] = await sql('industries').orderBy('id').limit(2).pluck('id');
      const rows: Row[] = await sql('apps').where({ status: 'APPROVED' }).select();
      const [last] = rows.filter(({ name }) => isMany(String(name)));
      await sql('apps_industries_lnk').insert({ app_id: last?.id, industry_id: two });
      return { one, two, rows, links: await sql('apps_industries_lnk').select() };
    });
    const has = ({ id }: Row, industry?: number) =>
      links.some(
        (link: { app_id: number; industry_id: number }) =>
          Number(link.app_id) === Number(id) &&
          (industry === undefined || Number(link.industry_id) === Number(industry)),
      );
    for (const [query, isFound] of [
      [`industry=${one},${two}`, (row: Row) => has(row, one) || has(row, two)],
      [`industry=not.${one}`, (row: Row) => !has(row, one)],
      ['industry=none', (row: Row) => !has(row)],
      [`industry=not.${one},none`, (row: Row) => has(row) && !has(row, one)],
      [`industry=none,${two}`, (row: Row) => !has(row) || has(row, two)],
    ] as const) {
      const expected = rows.filter(isFound);
      expect([query, expected.length > 0]).toEqual([query, true]);
      for (const [sort, column] of [
        ['name:asc', 'name'],
        ['updatedAt:asc', 'updated_at'],
      ] as const) {
        const pages = await pagesOf(`${query}&sort=${sort}`);
        expect([query, pages.flatMap(({ ids }) => ids)]).toEqual([
          query,
          inOrder(expected, column),
        ]);
        expect([query, pages[0]?.total]).toEqual([query, expected.length]);
      }
      const file = await admin.get(`/apps?${query}&sort=name:asc&format=json`);
      const exported: Row[] = JSON.parse(file.text);
      expect(exported.map(({ id }) => id)).toEqual(inOrder(expected, 'name'));
      const found = await search('multitude', `&${query}`);
      const many = expected.filter(({ name }) => isMany(String(name)));
      expect([query, found.total]).toEqual([query, many.length]);
    }
  });

  // Rows: X45F.2
  it('filters by the days of the last change in the time zone of the installation', async () => {
    const [first, end] = [startOf('2025-06-10', timeZone), startOf('2025-06-12', timeZone)];
    const instants = [first.getTime() - 1, first.getTime(), end.getTime() - 1, end.getTime()];
    const ids: number[] = [];
    for (const time of instants) {
      const id = await create({ name: `Boundary ${time}` });
      await inDatabase(backend, (sql) =>
        sql('apps')
          .where({ id })
          .update({ updated_at: instant(time) }),
      );
      ids.push(id);
    }
    const found = async (query: string) => {
      const { ids: listed, total } = await search('boundary', `&${query}`);
      expect(total).toBe(listed.length);
      return ids.map((id) => listed.includes(id));
    };
    const days = 'updated_from=2025-06-10&updated_to=2025-06-11';
    expect(await found(days)).toEqual([false, true, true, false]);
    expect(await found('updated_from=2025-06-10')).toEqual([false, true, true, true]);
    expect(await found('updated_to=2025-06-09')).toEqual([true, false, false, false]);
    // Days before today, counted when the list is read.
    expect(await found('updated_to=1d')).toEqual([true, true, true, true]);
    expect(await found('updated_from=0d')).toEqual([false, false, false, false]);
    expect((await list(`${days}&sort=name:asc`)).total).toBe(2);
  });

  it('combines filters by terms with other filters', async () => {
    const all = await list('filters[name][$eq]=many 0');
    expect(all.names.every((name) => name === 'many 0')).toBe(true);
    expect((await list('filters[name][$eq]=many 0&filters[industries][id][$eq]=999')).total).toBe(
      0,
    );
  });
});
