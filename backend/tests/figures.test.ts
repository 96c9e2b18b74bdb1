// @module-tag database
import { beforeAll, expect, it } from 'vitest';
import { anApp, type Caller, signIn } from './caller.ts';
import { sharedBackend } from './sharedBackend.ts';

let backend: Awaited<ReturnType<typeof sharedBackend>>;
let admin: Caller;
let vendor: Caller;
beforeAll(async () => {
  backend = await sharedBackend();
  admin = await signIn(backend.url, 'admin');
  vendor = await signIn(backend.url, 'vendor');
});

it('the dashboard and the vendor’s figures leave out decisions that were undone', async () => {
  const made = await vendor.post('/apps', anApp({ name: 'Decided twice' }));
  const [id, account] = [made.at('data.id'), made.at('data.account.id')];
  const figures = async () => {
    const { at } = await admin.get('/analytics/overview');
    const latest = [0, 1, 2, 3, 4].map((index) => at(`decisions.latest.${index}.id`));
    const declines = (await admin.get(`/vendors/${account}`)).at('data.declined');
    return [at('decisions.declined'), latest.includes(id), declines];
  };
  const [declined, , declines] = await figures();
  const decide = (data: object) => admin.patch(`/apps/${id}`, { data });
  await decide({ status: 'DECLINED', note: 'No price.' });
  expect(await figures()).toEqual([Number(declined) + 1, true, Number(declines) + 1]);
  const version = (await admin.get(`/pending/apps/${id}`)).at('data.version');
  expect((await decide({ status: 'PENDING', undo: true, note: null, version })).status).toBe(200);
  expect(await figures()).toEqual([declined, false, declines]);
  await decide({ status: 'DECLINED', note: 'No price.' });
  expect(await figures()).toEqual([Number(declined) + 1, true, Number(declines) + 1]);
});
