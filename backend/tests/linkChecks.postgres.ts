// @module-tag database
import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { signIn } from './caller.ts';
import { sharedBackend } from './sharedBackend.ts';
import { LONG, openDatabase } from './startBackend.ts';

it('a check of a link waits for a change of its listing, and stops no deletion', LONG, async () => {
  const backend = await sharedBackend('equipped');
  const [vendor, staff] = [await signIn(backend.url, 'vendor'), await signIn(backend.url, 'admin')];
  const asked = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const site = createServer(async ({ url }, response) => {
    if (url !== '/') return response.writeHead(404).end();
    asked.resolve();
    await locked.promise;
    return response.end('<title>Acme</title>');
  });
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  const [{ id, version, revision }] = Object((await vendor.get('/apps')).body).data;
  const link = `http://127.0.0.1:${Object(site.address()).port}/`;
  const data = { link, trial: null, version, target: revision ? 'live' : undefined };
  expect((await staff.put(`/apps/${id}`, { data })).status).toBe(200);
  await asked.promise;
  await using sql = openDatabase(backend);
  // As a deletion does: it locks its listing, then deletes what belongs to it.
  await sql.transaction(async (deletion) => {
    await deletion.raw(`set local deadlock_timeout = '10ms'`);
    await deletion('apps').where({ id }).forUpdate().first('id');
    const { rows } = await deletion.raw('select pg_backend_pid() as pid');
    locked.resolve();
    const waiting = () =>
      sql('pg_stat_activity').whereRaw('? = any(pg_blocking_pids(pid))', [rows[0].pid]);
    await expect.poll(waiting).toHaveLength(1);
    await deletion('link_checks').where({ listing_id: id }).delete();
  });
  site.close();
});
