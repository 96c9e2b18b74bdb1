import { type ContractCase, equal, exactly, failure } from './contract.ts';
import {
  admin,
  anotherAttempt,
  appWrite,
  createApp,
  eventList,
  getApp,
  idsIn,
  listingRecord,
  pro,
  readAs,
  saveApp,
  sendAs,
  vendor,
} from './fixtures.ts';

/** Repeated and late writes. */
export const twiceCases: ContractCase[] = [
  {
    title: 'repeating a create with its key makes one record',
    async run(api) {
      const token = await api.signIn(vendor);
      const body = { data: { ...(await appWrite(api, token)), name: 'Sent twice' } };
      const headers = { 'Idempotency-Key': 'contract-sent-twice-1' };
      const send = () => api.call('POST', '/apps', { token, body, headers });
      const made = [];
      for (const response of await Promise.all([send(), send(), send()])) {
        made.push(exactly(response, 201, listingRecord).data.id);
      }
      equal(new Set(made).size, 1, 'ids');
      equal((await idsIn(api, token, '/pending/apps', '&_q=Sent twice')).length, 1, 'records');
      const other = { data: { ...body.data, name: 'Another body' } };
      failure(await api.call('POST', '/apps', { token, body: other, headers }), 'key-reused');
    },
  },
  {
    title: 'repeating a create without a key makes one listing, until it is edited',
    async run(api) {
      const token = await api.signIn(vendor);
      const data = { ...(await appWrite(api, token)), name: 'Sent again' };
      const send = async (over: object = {}, headers = {}) => {
        const body = { data: { ...data, ...over } };
        const response = await api.call('POST', '/apps', { token, body, headers });
        return exactly(response, 201, listingRecord).data;
      };
      const made = await Promise.all(Array.from({ length: 20 }, () => send()));
      equal(new Set(made.map(({ id }) => id)).size, 1, 'ids');
      const count = async () => (await idsIn(api, token, '/pending/apps', '&_q=Sent again')).length;
      equal(await count(), 1, 'records');
      await send({ pricing: '$30 a month' });
      await send({ draft: true });
      await send({}, anotherAttempt());
      equal(await count(), 4, 'other values, a draft and a key each make another one');
      for (const { id, version } of made.slice(0, 1))
        await saveApp(api, token, { id, version }, data);
      const other = await api.signIn(pro);
      const foreign = await sendAs(api, other, 'POST', '/apps', data);
      equal(exactly(foreign, 201, listingRecord).data.account?.email, pro, 'another account');
    },
  },
  {
    title: 'repeating a save or a decision with its key has one effect',
    async run(api) {
      const [token, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const [made, other] = [await createApp(api, token), await createApp(api, token)];
      const headers = { 'Idempotency-Key': 'contract-sent-twice-2' };
      const write = { ...(await appWrite(api, token)), name: 'Saved twice', version: 1 };
      const save = (id: number, over: object = {}) =>
        api.call('PUT', `/apps/${id}`, { token, headers, body: { data: { ...write, ...over } } });
      const first = exactly(await save(made.id), 200, listingRecord).data;
      equal(exactly(await save(made.id), 200, listingRecord).data, first, 'repeated save');
      failure(await save(made.id, { name: 'Another body' }), 'key-reused');
      const { name } = exactly(await save(other.id), 200, listingRecord).data;
      equal(name, 'Saved twice', 'same key at another URL');

      const data = { status: 'DECLINED', note: 'No.', internal_note: null, version: first.version };
      const decide = () =>
        api.call('PATCH', `/apps/${made.id}`, { token: staff, headers, body: { data } });
      const decided = exactly(await decide(), 200, listingRecord).data;
      equal(exactly(await decide(), 200, listingRecord).data, decided, 'repeated decision');
    },
  },
  {
    title: 'a save based on an old version is rejected',
    async run(api) {
      const token = await api.signIn(vendor);
      const made = await createApp(api, token);
      await saveApp(api, token, made, { name: 'First save' });
      const data = { ...(await appWrite(api, token)), name: 'Second save', version: made.version };
      failure(await sendAs(api, token, 'PUT', `/apps/${made.id}`, data), 'stale-version');
      equal((await getApp(api, token, made.id, '/pending')).name, 'First save', 'name');
    },
  },
  {
    title: 'owners and admins may save without a version, which the event records',
    async run(api) {
      const [token, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const made = await createApp(api, token);
      const checks = async () => {
        return (await readAs(api, token, `/apps/${made.id}/events`, eventList)).data.map(
          (event) => event.versionChecked,
        );
      };
      for (const [as, name] of [
        [token, 'By its owner'],
        [staff, 'By an admin'],
      ] as const) {
        const response = await sendAs(api, as, 'PUT', `/apps/${made.id}`, { name });
        equal(exactly(response, 200, listingRecord).data.name, name, 'name');
      }
      const nothing = { token, body: { data: { colour: 'green', version: made.version + 2 } } };
      failure(await api.call('PUT', `/apps/${made.id}`, nothing), 'nothing-sent');
      const now = await getApp(api, token, made.id, '/pending');
      equal(now.version, made.version + 2, 'version');
      await saveApp(api, token, now, { name: 'With a version' });
      equal(await checks(), [undefined, false, false, undefined], 'newest first');
      const body = { data: { draft: true } };
      const response = await api.call('PATCH', `/apps/${made.id}`, { token, body });
      equal(exactly(response, 200, listingRecord).data.draft, true, 'withdrawn');
      equal((await checks())[0], false, 'the withdrawal');
      failure(await api.call('DELETE', `/pending/apps/${made.id}`, { token }), 'invalid');
    },
  },
  {
    title: 'a decision without a version is accepted only while the listing is pending',
    async run(api) {
      const [token, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const made = await createApp(api, token);
      const decide = (status: string) =>
        sendAs(api, staff, 'PATCH', `/apps/${made.id}`, { status });
      equal(
        exactly(await decide('APPROVED'), 200, listingRecord).data.status,
        'APPROVED',
        'status',
      );
      failure(await decide('DECLINED'), 'stale-version');
      equal((await getApp(api, token, made.id)).status, 'APPROVED', 'first decision');
      const [newest] = (await readAs(api, token, `/apps/${made.id}/events`, eventList)).data;
      equal([newest?.kind, newest?.versionChecked], ['approved', false], 'event');
    },
  },
];
