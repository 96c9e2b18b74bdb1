import { expect, it } from 'vitest';
import { signIn } from './caller.ts';
import { inDatabase, LONG, startBackend } from './startBackend.ts';

const damages = {
  'without the tables': ['drop table list_index_versions', 'drop table apps_list_terms'],
  'with a row too few': ['delete from apps_list where id = (select min(id) from apps_list)'],
  'without a trigger': ['drop trigger apps_list_row_update'],
};

it('a start fills the tables of lists of an older database, and repairs them', LONG, async () => {
  const first = await startBackend();
  const totals = async (url: string, words: string) => {
    const { get } = await signIn(url, 'admin');
    const found: unknown[] = [];
    for (const path of ['/apps', '/pending/services', `/apps?_q=${words}`])
      found.push((await get(path)).at('meta.pagination.total'));
    return found;
  };
  const [live, pending] = await totals(first.url, 'x');
  await first.kill();
  for (const [state, statements] of Object.entries(damages)) {
    await inDatabase(first, async (sql) => {
      for (const statement of statements) await sql.raw(statement);
    });
    const next = await startBackend({ dataDir: first.dataDir });
    const name = `Renamed ${state.replaceAll(' ', '')}`;
    await inDatabase(first, (sql) =>
      sql('apps')
        .where('id', sql('apps').where({ status: 'APPROVED' }).min('id'))
        .update({ name }),
    );
    expect([state, await totals(next.url, name)]).toEqual([state, [live, pending, 1]]);
    await next.kill();
  }
});
