import { type ContractCase, equal, exactly } from './contract.ts';
import { failure } from './failures.ts';
import {
  admin,
  appWrite,
  createApp,
  getApp,
  idsIn,
  listingRecord,
  saveApp,
  vendor,
} from './fixtures.ts';

/** Writes that come twice, or too late. */
export const twiceCases: ContractCase[] = [
  {
    title: 'a create that is sent twice with one key makes one record',
    async run(api) {
      const token = await api.signIn(vendor);
      const body = { data: { ...(await appWrite(api, token)), name: 'Sent twice' } };
      const headers = { 'Idempotency-Key': 'contract-sent-twice-1' };
      const send = () => api.call('POST', '/apps', { token, body, headers });
      const made = [];
      for (const answer of await Promise.all([send(), send(), send()])) {
        made.push(exactly(answer, 201, listingRecord).data.id);
      }
      equal(new Set(made).size, 1, 'ids');
      equal((await idsIn(api, token, '/pending/apps', '&_q=Sent twice')).length, 1, 'records');
      const other = { data: { ...body.data, name: 'Another body' } };
      failure(await api.call('POST', '/apps', { token, body: other, headers }), 422);
    },
  },
  {
    title: 'a save or a decision that is sent twice with one key is made once',
    async run(api) {
      const [token, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const [made, other] = [await createApp(api, token), await createApp(api, token)];
      const headers = { 'Idempotency-Key': 'contract-sent-twice-2' };
      const write = { ...(await appWrite(api, token)), name: 'Saved twice', version: 1 };
      const save = (id: number, over: object = {}) =>
        api.call('PUT', `/apps/${id}`, { token, headers, body: { data: { ...write, ...over } } });
      const first = exactly(await save(made.id), 200, listingRecord).data;
      equal(exactly(await save(made.id), 200, listingRecord).data, first, 'the second answer');
      failure(await save(made.id, { name: 'Another body' }), 422);
      const { name } = exactly(await save(other.id), 200, listingRecord).data;
      equal(name, 'Saved twice', 'the key counts for one address');

      const data = { status: 'DECLINED', note: 'No.', internal_note: null, version: first.version };
      const decide = () =>
        api.call('PATCH', `/apps/${made.id}`, { token: staff, headers, body: { data } });
      const decided = exactly(await decide(), 200, listingRecord).data;
      equal(exactly(await decide(), 200, listingRecord).data, decided, 'the decision');
    },
  },
  {
    title: 'a save on an old version is refused',
    async run(api) {
      const token = await api.signIn(vendor);
      const made = await createApp(api, token);
      await saveApp(api, token, made, { name: 'First save' });
      const data = { ...(await appWrite(api, token)), name: 'Second save', version: made.version };
      failure(await api.call('PUT', `/apps/${made.id}`, { token, body: { data } }), 409);
      equal((await getApp(api, token, made.id, '/pending')).name, 'First save', 'name');
    },
  },
];
