// @module-tag database
import { createServer } from 'node:http';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { signUp } from './caller.ts';
import { countsOf, settled } from './importCalls.ts';
import { type KilledServer, killAccounts, ROWS, startKilled } from './killedImport.ts';
import { readersOf } from './mailbox.ts';
import { inDatabase, isSweep, LONG, VERY_LONG } from './startBackend.ts';

const names = Array.from({ length: ROWS }, (_, at) => `Killed ${at}`);

let server: KilledServer;
const asked: string[] = [];
/** Has the logos of the rows. */
const site = createServer(async ({ url = '' }, response) => {
  asked.push(url);
  const background = url.includes('red') ? 'red' : 'blue';
  const image = sharp({ create: { width: 40, height: 40, channels: 3, background } });
  response.end(await image.png().toBuffer());
}).listen(0, '127.0.0.1');
afterAll(async () => {
  site.close();
  await server?.backend.stop();
});

const stored = () =>
  inDatabase(server.backend, (sql) =>
    sql('apps').where('name', 'like', 'Killed %').orderBy('name').select('name', 'nz', 'version'),
  );
const versions = async () => [...new Set((await stored()).map(({ version }) => version))];

/** A change of all rows, which is killed in a sweep, and its Undo. */
const killEdits = async ({ killed }: KilledServer): Promise<void> => {
  const selected = { data: { scope: 'pending' } };
  const edit = (await server.vendor.post('/bulk-edits/apps?_q=killed', selected)).at('data.id');
  const changes = [{ field: 'nz', operation: 'check', ids: [] }];
  await server.vendor.put(`/bulk-edits/${edit}`, { data: { changes, arrival: 'draft' } });
  expect(countsOf(await settled(server.vendor, edit))).toEqual({ changed: ROWS });
  if (isSweep) expect(await killed('run', edit)).toEqual({ saved: ROWS });
  else {
    await server.vendor.post(`/imports/${edit}/run`, {});
    expect(countsOf(await settled(server.vendor, edit))).toEqual({ saved: ROWS });
  }
  // Each was saved once: on its creation and by the edit.
  expect(await versions()).toEqual([2]);
  expect(await killed('undo', edit)).toEqual({ undone: ROWS });
  expect(await versions()).toEqual([3]);
  expect((await stored()).filter(({ nz }) => nz)).toEqual([]);
};

/** A move of all rows to another account and its Undo, of which both accounts are told. */
const killMoves = async ({ killed }: KilledServer, ids: number[]): Promise<void> => {
  const target = await signUp(server.backend.url, 'killed-target');
  const to = (await target.get('/users/me')).at('id');
  const moves = (
    await server.vendor.post('/bulk-edits/apps', { data: { scope: 'active', ids } })
  ).at('data.id');
  const move = [{ field: 'account', operation: 'move', ids: [to] }];
  await server.vendor.put(`/bulk-edits/${moves}`, { data: { changes: move, arrival: 'draft' } });
  expect(countsOf(await settled(server.vendor, moves))).toEqual({ changed: ROWS });
  expect(await killed('run', moves)).toEqual({ saved: ROWS });
  expect(await versions()).toEqual([4]);
  const told = (kind: string) => readersOf(server.backend.dataDir, kind);
  await expect
    .poll(() => told('listings-moved-here'), LONG)
    .toEqual(['killed-target@test.example']);
  await expect.poll(() => told('listings-moved-away'), LONG).toEqual(['killed@test.example']);
  expect(await killed('undo', moves)).toEqual({ undone: ROWS });
  expect(await versions()).toEqual([5]);
  const both = ['killed-target@test.example', 'killed@test.example'];
  const kinds = ['listings-moved-here', 'listings-moved-away'];
  for (const kind of kinds)
    await expect.poll(async () => (await told(kind)).toSorted(), LONG).toEqual(both);
  // An email leaves the queue after it was sent. None of those left is sent twice.
  await expect
    .poll(() => inDatabase(server.backend, (sql) => sql('queued_emails').select('kind')), LONG)
    .toEqual([]);
  for (const kind of kinds) expect((await told(kind)).toSorted()).toEqual(both);
};

// On PostgreSQL only: SQLite has one connection, so no write of a row can be outside of its transaction. All kinds are written
// in the same one (`runRow`, `undoRow`), so outside of a sweep one kind is killed while it runs and another while it is undone.
// That of the other kinds, of their Undo and of emails afterwards is only tried in a sweep.
it(
  'a server that is killed loses and repeats no row of an import and of the Undo of a bulk edit, in a sweep of every kind, with its emails',
  VERY_LONG,
  async () => {
    server = await startKilled();
    const { killed } = server;

    const form = new FormData();
    const logo = (at: number) =>
      `http://127.0.0.1:${Object(site.address()).port}/${at % 2 === 0 ? 'red' : 'blue'}.png`;
    const rows = names.map((name, at) => `${name},${logo(at)}`);
    form.append('files', new File([['Name,Logo address', ...rows].join('\n')], 'list.csv'));
    const imported = (await server.vendor.post('/imports/apps', form)).at('data.id');
    const plan = {
      targets: ['name', 'logo'],
      key: 'name',
      arrival: 'draft',
      skip_unknown_terms: false,
    };
    await server.vendor.put(`/imports/${imported}`, { data: plan });
    expect(countsOf(await settled(server.vendor, imported))).toEqual({ new: ROWS });
    expect(await killed('run', imported)).toEqual({ created: ROWS });
    expect((await stored()).map(({ name }) => name)).toEqual(names);
    // The images that were loaded before the kill are used after it.
    expect(asked.toSorted()).toEqual(['/blue.png', '/red.png']);

    await killEdits(server);
    if (!isSweep) return;
    await killAccounts(server);
    await inDatabase(server.backend, (sql) =>
      sql('apps').where('name', 'like', 'Killed %').update({ draft: false, status: 'APPROVED' }),
    );
    const ids: number[] = await inDatabase(server.backend, (sql) =>
      sql('apps').where('name', 'like', 'Killed %').pluck('id'),
    );
    await killMoves(server, ids);

    const industry = await inDatabase(server.backend, async (sql) => {
      await sql('up_users')
        .where({ email: 'killed@test.example' })
        .update({ staff_roles: 'editor' });
      const { id } = await sql('industries').orderBy('id').first('id');
      await sql('industries_featured_apps_lnk').where({ industry_id: id }).delete();
      for (const app_id of ids)
        await sql('apps_industries_lnk').insert({ app_id, industry_id: id }).onConflict().ignore();
      return id;
    });
    const featured = async () => {
      const shown = (await server.vendor.get(`/industries/${industry}`)).at('data.featured_apps');
      return Array.isArray(shown) ? shown.map(({ id }) => id) : shown;
    };
    const features = (
      await server.vendor.post('/bulk-edits/apps', { data: { scope: 'active', ids } })
    ).at('data.id');
    const feature = [{ field: 'featured', operation: 'feature', ids: [industry] }];
    await server.vendor.put(`/bulk-edits/${features}`, {
      data: { changes: feature, arrival: 'draft' },
    });
    expect(countsOf(await settled(server.vendor, features))).toEqual({ changed: ROWS });
    expect(await killed('run', features)).toEqual({ saved: ROWS });
    expect(await featured()).toEqual(ids);
    expect(await killed('undo', features)).toEqual({ undone: ROWS });
    expect(await featured()).toEqual([]);
  },
);
