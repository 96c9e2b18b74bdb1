import { accountPaymentsStruct } from '@portal/data/internal/schemas/accountPayments';
import {
  accountRecordStruct,
  accountRowStruct,
} from '@portal/data/internal/schemas/accountRecords';
import { userStruct } from '@portal/data/internal/schemas/user';
import { listOf, recordOf } from '@portal/data/internal/schemas/wire';
import { accountTexts } from '@portal/domain';
import { demoPassword } from '../memory/seed.ts';
import {
  type Caller,
  type ContractCase,
  equal,
  exactly,
  failure,
  must,
  rejects,
} from './contract.ts';
import { admin, listingList, pro, vendor } from './fixtures.ts';

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
    title: 'staff read what the card provider has of an account',
    portable: true,
    async run(api) {
      const staff = await api.signIn(admin);
      const payments = async (email: string) => {
        const [row] = (await staff.get(`/accounts?_q=${email}`, list)).data;
        return (await staff.get(`/accounts/${row?.id}/payments`, recordOf(accountPaymentsStruct)))
          .data;
      };
      const paid = await payments(pro);
      equal(paid.subscription?.status, 'active', 'subscription');
      equal(paid.disputes, [], 'disputes');
      const none = { balance: 0, subscription: null, invoices: [], disputes: [] };
      equal(await payments(admin), none, 'none');
      failure(await staff.call('GET', '/accounts/999999/payments'), 'not-found');
      const other = await api.signIn(vendor);
      failure(await other.call('GET', '/accounts/1/payments'), 'admins-only');
    },
  },
  {
    title: 'a list of accounts rejects unknown filters',
    portable: true,
    async run(api) {
      const staff = await api.signIn(admin);
      const words = 'plan must be free, trial, paid';
      rejects(await staff.call('GET', '/accounts?plan=gold'), 'plan', words);
      const day = 'joined_from must be a day, such as 2026-01-31';
      rejects(await staff.call('GET', '/accounts?joined_from=soon'), 'joined_from', day);
    },
  },
  {
    title: 'an owner invites staff, resends the invite and revokes it',
    portable: true,
    async run(api) {
      const owner = await api.signIn(admin);
      const person = { email: 'Invited@contract.example', first_name: 'Ina', last_name: '' };
      const known = { current_password: demoPassword };
      const send = (data: object) => owner.send('POST', '/accounts/invite', data);
      const roles = ['support', 'editor'];
      rejects(await send({ ...person, ...known, roles: [] }), 'roles', 'Choose at least one role');
      rejects(await send({ ...known, roles, email: 'x' }), 'email', 'Invalid email address');
      const required = 'Current password is required';
      rejects(await send({ ...person, roles }), 'current_password', required);
      const record = recordOf(accountRecordStruct);
      const { data } = exactly(await send({ ...person, ...known, roles }), 201, record);
      const facts = [data.email, data.firstName, data.lastName, data.state, data.staffRoles];
      const expected = ['invited@contract.example', 'Ina', '', 'invited', ['editor', 'support']];
      equal(facts, expected, 'the invited user');
      must(data.inviteExpiresAt !== null, 'an expiry');
      const [invite] = data.history;
      equal([invite?.action, invite?.granted], ['staff.invite', ['editor', 'support']], 'history');
      equal(await find(owner, 'state=invited'), [data.email], 'invited');
      equal(await find(owner, `_q=${data.email}&state=unconfirmed,active`), [], 'not invited');
      const again = await send({ ...person, ...known, roles });
      rejects(again, 'email', accountTexts.userExists);
      must(JSON.stringify(again.body).includes(`"user":${data.id}`), 'the id of the user');
      const act = (action: string) => owner.call('POST', `/accounts/${data.id}/${action}`);
      for (const action of ['confirm', 'send-password-reset', 'send-confirmation'])
        failure(await act(action), 'account-changed');
      exactly(await act('resend-invite'), 200, record);
      equal((await act('revoke-invite')).status, 200, 'revoked');
      failure(await act('revoke-invite'), 'not-found');
    },
  },
  {
    title: 'staff list the listings of one account',
    async run(api) {
      const staff = await api.signIn(admin);
      const { account } = await (await api.signIn(pro)).get('/users/me', userStruct);
      const own = await staff.get(`/apps?account=${account?.id}`, listingList);
      must(own.data.length > 0, 'some listings');
      must(
        own.data.every((listing) => listing.account?.id === account?.id),
        'only those of the account',
      );
      const wrong = 'account must be the ID of an account';
      rejects(await staff.call('GET', '/apps?account=me'), 'account', wrong);
      const other = await api.signIn(vendor);
      const foreign = await other.get(`/apps?account=${account?.id}`, listingList);
      must(
        foreign.data.every((listing) => listing.account?.id !== account?.id),
        'vendors list only their own',
      );
    },
  },
  {
    title: 'accounts are for staff, who do not act on their own',
    portable: true,
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
