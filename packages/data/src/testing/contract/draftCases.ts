import { userStruct } from '../../schemas/user.ts';
import { type ContractCase, equal, exactly, failure, must } from './contract.ts';
import { admin, appWrite, createApp, getApp, idsIn, listingRecord, vendor } from './fixtures.ts';

export const draftCases: ContractCase[] = [
  {
    title: 'what nobody has submitted, no admin decides or saves, nor learns of by trying',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const { id, version } = await createApp(api, owner, { draft: true });
      const send = (method: string, data: object) =>
        api.call(method, `/apps/${id}`, { token: staff, body: { data } });
      const decision = { status: 'APPROVED', note: null, internal_note: null, version };
      failure(await send('PATCH', decision), 'not-found');
      failure(await send('PATCH', {}), 'not-found');
      failure(await send('PATCH', { draft: true, version }), 'not-found');
      const write = { ...(await appWrite(api, staff)), status: 'APPROVED', version };
      failure(await send('PUT', write), 'not-found');
      const now = await getApp(api, owner, id, '/pending');
      equal([now.status, now.draft, now.version], ['PENDING', true, version], 'untouched');
    },
  },
  {
    title: 'what nobody has submitted, no admin reads, finds or deletes',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const { id } = await createApp(api, owner, { draft: true });
      const of = `/apps/${id}`;
      for (const path of [
        of,
        `/pending${of}`,
        `${of}/events`,
        `/analytics${of}`,
        `/reviews${of}`,
        `/special-offers${of}`,
      ])
        failure(await api.call('GET', path, { token: staff }), 'not-found');
      for (const path of [of, `/pending${of}`])
        failure(await api.call('DELETE', path, { token: staff }), 'not-found');
      must(!(await idsIn(api, staff, '/pending/apps')).includes(id), 'not in the list');
      equal((await getApp(api, owner, id, '/pending')).draft, true, 'still there for its account');
      equal((await api.call('DELETE', of, { token: owner })).status, 200, 'to delete, too');
    },
  },
  {
    title: 'an admin takes back, or keeps as a draft, only what is of the own account',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const { id, version } = await createApp(api, owner);
      const send = (method: string, data: object) =>
        api.call(method, `/apps/${id}`, { token: staff, body: { data } });
      failure(await send('PATCH', { draft: true, version }), 'withdrawal-is-for-vendors');
      failure(
        await send('PUT', { ...(await appWrite(api, staff)), draft: true, version }),
        'drafts-are-for-vendors',
      );
      must((await idsIn(api, staff, '/pending/apps')).includes(id), 'admins still find it');

      const me = exactly(await api.call('GET', '/users/me', { token: staff }), 200, userStruct);
      const own = await createApp(api, staff, { account: me.account?.id ?? null });
      const body = { data: { draft: true, version: own.version } };
      const taken = await api.call('PATCH', `/apps/${own.id}`, { token: staff, body });
      equal(exactly(taken, 200, listingRecord).data.draft, true, 'the own one');
    },
  },
];
