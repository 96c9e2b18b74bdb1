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
  saveApp,
  vendor,
} from './fixtures.ts';

/** Repeated and late writes. */
export const twiceCases: ContractCase[] = [
  {
    title: 'repeating a create with its key makes one record',
    async run(api) {
      const caller = await api.signIn(vendor);
      const body = { data: { ...(await appWrite(caller)), name: 'Sent twice' } };
      const headers = { 'Idempotency-Key': 'contract-sent-twice-1' };
      const send = () => caller.call('POST', '/apps', { body, headers });
      const made = [];
      for (const response of await Promise.all([send(), send(), send()])) {
        made.push(exactly(response, 201, listingRecord).data.id);
      }
      equal(new Set(made).size, 1, 'ids');
      equal((await idsIn(caller, '/pending/apps', '&_q=Sent twice')).length, 1, 'records');
      const other = { data: { ...body.data, name: 'Another body' } };
      failure(await caller.call('POST', '/apps', { body: other, headers }), 'key-reused');
    },
  },
  {
    title: 'repeating a create without a key makes one listing, until it is edited',
    async run(api) {
      const caller = await api.signIn(vendor);
      const data = { ...(await appWrite(caller)), name: 'Sent again' };
      const send = async (over: object = {}, headers = {}) => {
        const body = { data: { ...data, ...over } };
        const response = await caller.call('POST', '/apps', { body, headers });
        return exactly(response, 201, listingRecord).data;
      };
      const made = await Promise.all(Array.from({ length: 20 }, () => send()));
      equal(new Set(made.map(({ id }) => id)).size, 1, 'ids');
      const count = async () => (await idsIn(caller, '/pending/apps', '&_q=Sent again')).length;
      equal(await count(), 1, 'records');
      await send({ pricing: '$30 a month' });
      await send({ draft: true });
      await send({}, anotherAttempt());
      equal(await count(), 4, 'other values, a draft and a key each make another one');
      for (const { id, version } of made.slice(0, 1)) await saveApp(caller, { id, version }, data);
      const other = await api.signIn(pro);
      const foreign = await other.send('POST', '/apps', data);
      equal(exactly(foreign, 201, listingRecord).data.account?.email, pro, 'another account');
    },
  },
  {
    title: 'repeating a save or a decision with its key has one effect',
    async run(api) {
      const [caller, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const [made, other] = [await createApp(caller), await createApp(caller)];
      const headers = { 'Idempotency-Key': 'contract-sent-twice-2' };
      const write = { ...(await appWrite(caller)), name: 'Saved twice', version: 1 };
      const save = (id: number, over: object = {}) =>
        caller.call('PUT', `/apps/${id}`, { headers, body: { data: { ...write, ...over } } });
      const first = exactly(await save(made.id), 200, listingRecord).data;
      equal(exactly(await save(made.id), 200, listingRecord).data, first, 'repeated save');
      failure(await save(made.id, { name: 'Another body' }), 'key-reused');
      const { name } = exactly(await save(other.id), 200, listingRecord).data;
      equal(name, 'Saved twice', 'same key at another URL');

      const data = { status: 'DECLINED', note: 'No.', internal_note: null, version: first.version };
      const decide = () => staff.call('PATCH', `/apps/${made.id}`, { headers, body: { data } });
      const decided = exactly(await decide(), 200, listingRecord).data;
      equal(exactly(await decide(), 200, listingRecord).data, decided, 'repeated decision');
    },
  },
  {
    title: 'a save based on an old version is rejected',
    async run(api) {
      const caller = await api.signIn(vendor);
      const made = await createApp(caller);
      await saveApp(caller, made, { name: 'First save' });
      const data = { ...(await appWrite(caller)), name: 'Second save', version: made.version };
      failure(await caller.send('PUT', `/apps/${made.id}`, data), 'stale-version');
      equal((await getApp(caller, made.id, '/pending')).name, 'First save', 'name');
    },
  },
  {
    title: 'owners and admins may save without a version, which the event records',
    portable: true,
    async run(api) {
      const [caller, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const made = await createApp(caller);
      const checks = async () => {
        return (await caller.get(`/apps/${made.id}/events`, eventList)).data.map(
          (event) => event.versionChecked,
        );
      };
      for (const [as, name] of [
        [caller, 'By its owner'],
        [staff, 'By an admin'],
      ] as const) {
        const response = await as.send('PUT', `/apps/${made.id}`, { name });
        equal(exactly(response, 200, listingRecord).data.name, name, 'name');
      }
      const nothing = { colour: 'green', version: made.version + 2 };
      failure(await caller.send('PUT', `/apps/${made.id}`, nothing), 'nothing-sent');
      const now = await getApp(caller, made.id, '/pending');
      equal(now.version, made.version + 2, 'version');
      await saveApp(caller, now, { name: 'With a version' });
      equal(await checks(), [undefined, false, false, undefined], 'newest first');
      const body = { data: { draft: true } };
      const response = await caller.call('PATCH', `/apps/${made.id}`, { body });
      equal(exactly(response, 200, listingRecord).data.draft, true, 'withdrawn');
      equal((await checks())[0], false, 'the withdrawal');
      failure(await caller.call('DELETE', `/pending/apps/${made.id}`), 'invalid');
    },
  },
  {
    title: 'a decision without a version is accepted only while the listing is pending',
    async run(api) {
      const [caller, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const made = await createApp(caller);
      const decide = (status: string) => staff.send('PATCH', `/apps/${made.id}`, { status });
      equal(
        exactly(await decide('APPROVED'), 200, listingRecord).data.status,
        'APPROVED',
        'status',
      );
      failure(await decide('DECLINED'), 'stale-version');
      equal((await getApp(caller, made.id)).status, 'APPROVED', 'first decision');
      const [newest] = (await caller.get(`/apps/${made.id}/events`, eventList)).data;
      equal([newest?.kind, newest?.versionChecked], ['approved', false], 'event');
    },
  },
];
