import { accountRecordStruct, accountRowStruct } from '../../schemas/accountRecords.ts';
import { userStruct } from '../../schemas/user.ts';
import { listOf, recordOf } from '../../schemas/wire.ts';
import { type Caller, type ContractCase, equal, failure, must, rejects } from './contract.ts';
import { admin, pro, vendor } from './fixtures.ts';

const list = listOf(accountRowStruct);
const find = async (caller: Caller, query: string) =>
  (await caller.get(`/accounts?${query}`, list)).data.map(({ email }) => email);

export const accountCases: ContractCase[] = [
  {
    title: 'staff find accounts by name, plan, state and role, and read each of them',
    async run(api) {
      const staff = await api.signIn(admin);
      equal(
        await find(staff, `_q=${vendor}&state=active&role=vendor&plan=free`),
        [vendor],
        'found',
      );
      equal(await find(staff, `_q=${vendor}&plan=trial,paid`), [], 'on a plan');
      equal(await find(staff, `_q=${vendor}&role=owner,support`), [], 'staff');
      equal(await find(staff, `_q=${pro}&sort=name:asc`), [pro], 'by address');
      const [row] = (await staff.get(`/accounts?_q=${pro}`, list)).data;
      must(row !== undefined && row.plan === 'paid' && row.live > 0, 'plan and live listings');
      const { data } = await staff.get(`/accounts/${row.id}`, recordOf(accountRecordStruct));
      equal([data.email, data.staffRoles, data.blockedReason], [pro, [], null], 'the account');
      equal(data.counts.apps.live + data.counts.services.live, row.live, 'live listings');
    },
  },
  {
    title: 'a list of accounts rejects unknown filters',
    async run(api) {
      const staff = await api.signIn(admin);
      const words = 'plan must be free, trial, paid';
      rejects(await staff.call('GET', '/accounts?plan=gold'), 'plan', words);
      const day = 'joined_from must be a day, such as 2026-01-31';
      rejects(await staff.call('GET', '/accounts?joined_from=soon'), 'joined_from', day);
    },
  },
  {
    title: 'accounts are for staff, who do not act on their own',
    async run(api) {
      const own = await api.signIn(vendor);
      failure(await own.call('GET', '/accounts'), 'admins-only');
      const staff = await api.signIn(admin);
      failure(await staff.call('GET', '/accounts/987654'), 'not-found');
      const { id } = await staff.get('/users/me', userStruct);
      failure(await staff.send('POST', `/accounts/${id}/block`, { reason: 'x' }), 'own-account');
      const roles = { roles: ['support'], current_password: 'x' };
      failure(await own.send('PUT', `/accounts/${id}/roles`, roles), 'admins-only');
    },
  },
];
