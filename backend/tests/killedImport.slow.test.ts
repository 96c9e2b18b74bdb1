import { afterAll, expect, it } from 'vitest';
import { type Caller, callerOf, signUp } from './caller.ts';
import { countsOf, settled } from './importCalls.ts';
import { type Backend, inDatabase, LONG, startBackend } from './startBackend.ts';

const ROWS = 120;

let backend: Backend;
afterAll(() => backend?.stop());

/** Kills the server once it has done some of the rows, and starts another. */
const killAfter = async (caller: Caller, id: unknown, outcome: string): Promise<Caller> => {
  const done = async () =>
    Number((await caller.get(`/imports/${id}`)).at(`data.counts.${outcome}`) ?? 0);
  await expect.poll(done, { interval: 20 }).toBeGreaterThan(ROWS / 4);
  await backend.kill();
  const left = await inDatabase(backend, (sql) =>
    sql('import_rows').where({ import_id: id }).whereNot({ state: outcome }).count({ n: '*' }),
  );
  expect(Number(left[0]?.n)).toBeGreaterThan(0);
  backend = await startBackend({ dataDir: backend.dataDir });
  return callerOf(backend.url, caller.jwt);
};

it('a server that is killed loses and repeats no row of an import, a bulk edit and its Undo', {
  ...LONG,
  tags: ['database'],
}, async () => {
  backend = await startBackend();
  let vendor: Caller = await signUp(backend.url, 'killed');
  const names = Array.from({ length: ROWS }, (_, at) => `Killed ${String(at).padStart(4, '0')}`);
  const form = new FormData();
  form.append('files', new File([['Name', ...names].join('\n')], 'list.csv'));
  const imported = (await vendor.post('/imports/apps', form)).at('data.id');
  const plan = { targets: ['name'], key: 'name', arrival: 'draft', skip_unknown_terms: false };
  await vendor.put(`/imports/${imported}`, { data: plan });
  expect(countsOf(await settled(vendor, imported))).toEqual({ new: ROWS });
  await vendor.post(`/imports/${imported}/run`, {});
  vendor = await killAfter(vendor, imported, 'created');
  expect(countsOf(await settled(vendor, imported))).toEqual({ created: ROWS });
  const stored = () =>
    inDatabase(backend, (sql) =>
      sql('apps').where('name', 'like', 'Killed %').orderBy('name').select('name', 'nz', 'version'),
    );
  expect((await stored()).map(({ name }) => name)).toEqual(names);

  const selected = { data: { scope: 'pending' } };
  const edit = (await vendor.post('/bulk-edits/apps?_q=killed', selected)).at('data.id');
  const changes = [{ field: 'nz', operation: 'check', ids: [] }];
  await vendor.put(`/bulk-edits/${edit}`, { data: { changes, arrival: 'draft' } });
  expect(countsOf(await settled(vendor, edit))).toEqual({ changed: ROWS });
  await vendor.post(`/imports/${edit}/run`, {});
  vendor = await killAfter(vendor, edit, 'saved');
  expect(countsOf(await settled(vendor, edit))).toEqual({ saved: ROWS });
  const versions = async () => [...new Set((await stored()).map(({ version }) => version))];
  // Each was saved once: on its creation and by the edit.
  expect(await versions()).toEqual([2]);
  await vendor.post(`/imports/${edit}/undo`, {});
  vendor = await killAfter(vendor, edit, 'undone');
  expect(countsOf(await settled(vendor, edit))).toEqual({ undone: ROWS });
  expect(await versions()).toEqual([3]);
  expect((await stored()).filter(({ nz }) => nz)).toEqual([]);
});
