// @module-tag database
import { beforeAll, describe, expect, it } from 'vitest';
import { anApp, type Caller, signIn } from './caller.ts';
import { sharedBackend } from './sharedBackend.ts';
import { type Backend, LONG, openDatabase } from './startBackend.ts';

describe('a merge of terms', LONG, () => {
  let backend: Backend;
  let admin: Caller;
  let vendor: Caller;

  beforeAll(async () => {
    backend = await sharedBackend();
    admin = await signIn(backend.url, 'admin');
    vendor = await signIn(backend.url, 'vendor');
  });

  it.each(['merged', 'restored'])('waits for a save of a listing when it is %s', async (when) => {
    const add = async (name: string) =>
      Number((await admin.post('/industries', { data: { name } })).at('data.id'));
    const [from, into] = [await add(`Locked from ${when}`), await add(`Locked into ${when}`)];
    const app = await vendor.post('/apps', anApp({ name: 'Locked', industries: [from] }));
    const id = Number(app.at('data.id'));
    const merge = () => admin.delete(`/industries/${from}?move_to=${into}`);
    if (when === 'restored') expect((await merge()).status).toBe(200);
    const has = when === 'merged' ? from : into;
    await using sql = openDatabase(backend);
    // As a save does: it locks its listing, then keeps its terms, and writes its links.
    const save = await sql.transaction();
    await save('apps').where({ id }).forUpdate().first('id');
    const { rows } = await save.raw('select pg_backend_pid() as pid');
    const running = when === 'merged' ? merge() : admin.post(`/deleted/industries/${from}/restore`);
    const waiting = () =>
      sql('pg_stat_activity').whereRaw('? = any(pg_blocking_pids(pid))', [rows[0].pid]);
    await expect.poll(waiting).toHaveLength(1);
    const [link] = await save('apps_industries_lnk').where({ app_id: id });
    await save('industries').where({ id: has }).forKeyShare().first('id');
    await save('apps_industries_lnk').where({ app_id: id }).delete();
    await save('apps_industries_lnk').insert({ ...link, industry_id: has });
    await save.commit();
    expect((await running).status).toBe(200);
    const pending = await vendor.get(`/pending/apps/${id}`);
    expect(pending.at('data.industries.0.id')).toBe(when === 'merged' ? into : from);
  });
});
