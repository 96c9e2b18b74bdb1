import { userStruct } from '@portal/data/internal/schemas/user';
import { type ContractCase, equal, exactly, failure, must } from './contract.ts';
import { admin, appWrite, createApp, getApp, idsIn, listingRecord, vendor } from './fixtures.ts';

export const draftCases: ContractCase[] = [
  {
    title: 'an admin cannot decide or save an unsubmitted draft, or learn that it exists',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const { id, version } = await createApp(owner, { draft: true });
      const send = (method: string, data: object) => staff.send(method, `/apps/${id}`, data);
      const decision = { status: 'APPROVED', note: null, internal_note: null, version };
      failure(await send('PATCH', decision), 'not-found');
      failure(await send('PATCH', {}), 'not-found');
      failure(await send('PATCH', { draft: true, version }), 'not-found');
      const write = { ...(await appWrite(staff)), status: 'APPROVED', version };
      failure(await send('PUT', write), 'not-found');
      const now = await getApp(owner, id, '/pending');
      equal([now.status, now.draft, now.version], ['PENDING', true, version], 'untouched');
    },
  },
  {
    title: 'an admin cannot read, find or delete an unsubmitted draft',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const { id } = await createApp(owner, { draft: true });
      const of = `/apps/${id}`;
      for (const path of [
        of,
        `/pending${of}`,
        `${of}/events`,
        `/analytics${of}`,
        `/reviews${of}`,
        `/special-offers${of}`,
      ])
        failure(await staff.call('GET', path), 'not-found');
      for (const path of [of, `/pending${of}`])
        failure(await staff.call('DELETE', path), 'not-found');
      must(!(await idsIn(staff, '/pending/apps')).includes(id), 'not in the list');
      equal((await getApp(owner, id, '/pending')).draft, true, 'still there for its account');
      equal((await owner.call('DELETE', of)).status, 200, 'deleted by its account');
    },
  },
  {
    title: 'an admin withdraws and drafts only listings of their own account',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const { id, version } = await createApp(owner);
      const send = (method: string, data: object) => staff.send(method, `/apps/${id}`, data);
      failure(await send('PATCH', { draft: true, version }), 'withdrawal-is-for-vendors');
      failure(
        await send('PUT', { ...(await appWrite(staff)), draft: true, version }),
        'drafts-are-for-vendors',
      );
      must((await idsIn(staff, '/pending/apps')).includes(id), 'still visible to admins');

      const me = await staff.get('/users/me', userStruct);
      const own = await createApp(staff, { account: me.account?.id ?? null });
      const body = { data: { draft: true, version: own.version } };
      const withdrawn = await staff.call('PATCH', `/apps/${own.id}`, { body });
      equal(exactly(withdrawn, 200, listingRecord).data.draft, true, 'own listing');
    },
  },
];
