import { claimStruct } from '@portal/data/internal/schemas/claims';
import { namedUserStruct } from '@portal/data/internal/schemas/user';
import { recordOf } from '@portal/data/internal/schemas/wire';
import { array } from 'superstruct';
import { type Caller, type ContractCase, equal, exactly, failure, must } from './contract.ts';
import {
  admin,
  createApp,
  decide,
  getApp,
  idsIn,
  listingRecord,
  saveApp,
  vendor,
} from './fixtures.ts';

const claims = recordOf(array(claimStruct));

async function claim(caller: Caller, id: number) {
  return exactly(await caller.call('POST', `/claims/apps/${id}`), 200, claims).data;
}

async function listed(caller: Caller, app: number) {
  const { data } = await caller.get('/claims', claims);
  return data.filter(({ kind, id }) => kind === 'apps' && id === app);
}

export const claimCases: ContractCase[] = [
  {
    title: 'staff see who is reviewing a pending record until they leave it',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const { id } = await createApp(owner);
      const [made] = await claim(staff, id);
      equal([made?.kind, made?.id], ['apps', id], 'the claim');
      must(made !== undefined && made.user.name !== '', 'has the name of the user');
      equal(await claim(staff, id), [made], 'renewed');
      equal(await listed(staff, id), [made], 'in the list');
      const left = await staff.call('DELETE', `/claims/apps/${id}`);
      equal([left.status, await listed(staff, id)], [200, []], 'after leaving');
    },
  },
  {
    title: 'a decision ends the claims of its record, which cannot be claimed again',
    portable: true,
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const made = await createApp(owner);
      await claim(staff, made.id);
      await decide(staff, made, { status: 'APPROVED' });
      equal(await listed(staff, made.id), [], 'after the decision');
      equal(await claim(staff, made.id), [], 'of an approved listing');
      await saveApp(owner, await getApp(owner, made.id), { name: 'Edited' });
      equal((await claim(staff, made.id)).length, 1, 'of its revision');
    },
  },
  {
    title: 'a pending listing is assigned to a moderator until a decision, which it never blocks',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const made = await createApp(owner);
      const [moderator] = (await staff.get('/moderators', recordOf(array(namedUserStruct)))).data;
      must(moderator !== undefined, 'there is a moderator');
      const assign = (caller: Caller, user: number | null) =>
        caller.send('PUT', `/apps/${made.id}/assignee`, { user });
      const { data } = exactly(await assign(staff, moderator.id), 200, listingRecord);
      equal([data.assignee, data.version], [moderator, made.version], 'the listing');
      must(!('assignee' in (await getApp(owner, made.id))), 'the vendor does not see it');
      const unassigned = await idsIn(staff, '/pending/apps', '&assigned=none');
      must(!unassigned.includes(made.id), 'is not among those of no one');
      failure(await assign(staff, 987_654), 'invalid');
      failure(await assign(owner, null), 'admins-only');
      await decide(staff, made, { status: 'APPROVED' });
      equal((await getApp(staff, made.id)).assignee, null, 'after the decision');
      failure(await assign(staff, moderator.id), 'nothing-pending');
    },
  },
  {
    title: 'vendors neither claim nor see claims',
    portable: true,
    async run(api) {
      const owner = await api.signIn(vendor);
      const { id } = await createApp(owner);
      failure(await owner.call('GET', '/claims'), 'admins-only');
      failure(await owner.call('POST', `/claims/apps/${id}`), 'admins-only');
      failure(await owner.call('DELETE', `/claims/apps/${id}`), 'admins-only');
    },
  },
  {
    title: 'a draft of a vendor and a missing record cannot be claimed',
    portable: true,
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      const { id } = await createApp(owner, { draft: true });
      failure(await staff.call('POST', `/claims/apps/${id}`), 'not-found');
      for (const kind of ['apps', 'services', 'reviews', 'special-offers'])
        failure(await staff.call('POST', `/claims/${kind}/987654`), 'not-found');
    },
  },
];
