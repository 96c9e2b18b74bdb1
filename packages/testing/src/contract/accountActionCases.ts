import {
  type AccountRecord,
  accountRecordStruct,
} from '@portal/data/internal/schemas/accountRecords';
import { auditEntryStruct } from '@portal/data/internal/schemas/audit';
import { messagesStruct } from '@portal/data/internal/schemas/moderation';
import { registeredStruct } from '@portal/data/internal/schemas/user';
import { listOf, recordOf } from '@portal/data/internal/schemas/wire';
import type { StaffRole } from '@portal/domain';
import { demoPassword } from '../memory/seed.ts';
import {
  type ApiResponse,
  type Caller,
  type ContractApi,
  type ContractCase,
  equal,
  exactly,
  failure,
  must,
  rejects,
} from './contract.ts';
import {
  admin,
  anotherAttempt,
  appWrite,
  createApp,
  decide,
  eventList,
  getApp,
  listingRecord,
} from './fixtures.ts';

const page = recordOf(accountRecordStruct);

/** A new user whose account staff act on. */
interface Joined extends Caller {
  id: number;
  email: string;
  token: string;
  signInAgain(): Promise<ApiResponse>;
}

export async function join(api: ContractApi): Promise<Joined> {
  const email = `joined-${crypto.randomUUID()}@contract.example`;
  const values = { first_name: 'Kiri', last_name: 'Tau', newsletter: false };
  const body = { ...values, username: email, email, password: demoPassword };
  const response = await api.call('POST', '/auth/local/register', { body });
  const { jwt: token, user } = exactly(response, 200, registeredStruct);
  must(token !== undefined && user !== undefined, 'is signed in');
  return {
    id: user.id,
    email,
    token,
    call: (method, path, options) => api.call(method, path, { ...options, token }),
    get: async (path, struct) => exactly(await api.call('GET', path, { token }), 200, struct),
    send: (method, path, data) => api.call(method, path, { token, body: { data } }),
    signInAgain: () =>
      api.call('POST', '/auth/local', { body: { identifier: email, password: demoPassword } }),
  };
}

/** Gives a user this role instead of any other. */
export async function grant(api: ContractApi, user: { id: number }, role: StaffRole) {
  const by = await api.signIn(admin);
  const roles = { roles: [role], current_password: demoPassword };
  equal((await by.send('PUT', `/accounts/${user.id}/roles`, roles)).status, 200, 'has the role');
}

/** A new colleague with a role. */
export async function hire(api: ContractApi, role: StaffRole) {
  const user = await join(api);
  await grant(api, user, role);
  return user;
}

const account = (response: ApiResponse): AccountRecord => exactly(response, 200, page).data;

/** The entries of the audit log about a record, oldest first, without those of its user. */
async function logged(staff: Caller, record: string) {
  const log = await staff.get(`/audit?record=${record}`, listOf(auditEntryStruct));
  return log.data
    .filter(({ actor }) => actor !== null && actor.roles.length > 0)
    .map(({ action, changes, reason }) => [action, changes, reason])
    .toReversed();
}

export const accountActionCases: ContractCase[] = [
  {
    title: 'a blocked user is signed out with hidden listings, until they are unblocked',
    async run(api) {
      const [staff, vendor] = [await api.signIn(admin), await join(api)];
      const { id } = await decide(staff, await createApp(vendor), { status: 'APPROVED' });
      const path = `/accounts/${vendor.id}`;
      rejects(await staff.send('POST', `${path}/block`, {}), 'reason', 'Reason is required');
      failure(await staff.call('POST', `${path}/unblock`), 'account-changed');
      const blocked = account(await staff.send('POST', `${path}/block`, { reason: ' A fake. ' }));
      equal(
        [blocked.state, blocked.blockedReason, blocked.listingsHidden, blocked.sessions],
        ['blocked', 'A fake.', true, []],
        'the blocked account',
      );
      failure(await vendor.call('GET', '/users/me'), 'unauthenticated');
      failure(await vendor.signInAgain(), 'account-blocked');
      failure(await staff.send('POST', `${path}/block`, { reason: 'x' }), 'account-changed');
      must((await getApp(staff, id)).hidden === true, 'its listing is hidden');
      const unblocked = account(await staff.call('POST', `${path}/unblock`));
      equal([unblocked.state, unblocked.blockedReason], ['active', null], 'unblocked');
      must((await getApp(staff, id)).hidden !== true, 'its listing is shown');
      equal((await vendor.signInAgain()).status, 200, 'signs in');
      equal(
        await logged(staff, `users/${vendor.id}`),
        [
          ['account.block', { listings: ['shown', 'hidden'] }, 'A fake.'],
          ['account.unblock', { listings: ['hidden', 'shown'] }, null],
        ],
        'audit log',
      );
    },
  },
  {
    title: 'staff may keep the listings of a blocked user in the directory',
    async run(api) {
      const [staff, vendor] = [await api.signIn(admin), await join(api)];
      const path = `/accounts/${vendor.id}`;
      const body = { reason: 'Late.', hide_listings: false };
      const blocked = account(await staff.send('POST', `${path}/block`, body));
      equal([blocked.state, blocked.listingsHidden], ['blocked', false], 'listings stay');
      account(await staff.call('POST', `${path}/unblock`));
      equal(
        await logged(staff, `users/${vendor.id}`),
        [
          ['account.block', { listings: ['shown', 'shown'] }, 'Late.'],
          ['account.unblock', {}, null],
        ],
        'audit log',
      );
    },
  },
  {
    title: 'staff end all sessions of a user, who signs in again',
    async run(api) {
      const [staff, vendor] = [await api.signIn(admin), await join(api)];
      const before = account(await staff.call('GET', `/accounts/${vendor.id}`));
      must(before.lastLogin !== null, 'registering is a sign-in');
      const ended = account(await staff.call('DELETE', `/accounts/${vendor.id}/sessions`));
      equal([ended.sessions, ended.state], [[], 'active'], 'no session');
      failure(await vendor.call('GET', '/users/me'), 'unauthenticated');
      equal((await vendor.signInAgain()).status, 200, 'signs in');
      const [entry] = await logged(staff, `users/${vendor.id}`);
      equal(entry, ['account.endSessions', {}, null], 'audit log');
      equal(ended.history[0]?.action, 'account.endSessions', 'history');
    },
  },
  {
    title: 'an address is confirmed once, and only one that waits',
    async run(api) {
      const [staff, vendor] = [await api.signIn(admin), await join(api)];
      const calls = ['confirm', 'send-confirmation', 'send-new-address', 'confirm-new-address'];
      for (const call of calls)
        failure(await staff.call('POST', `/accounts/${vendor.id}/${call}`), 'account-changed');
      failure(await staff.call('POST', '/accounts/987654/confirm'), 'not-found');
      failure(await vendor.call('POST', `/accounts/${vendor.id}/confirm`), 'admins-only');
      const reset = await staff.call('POST', `/accounts/${vendor.id}/send-password-reset`);
      equal(account(reset).history[0]?.action, 'account.sendReset', 'history');
    },
  },
  {
    title: 'owners grant and revoke roles with their password',
    async run(api) {
      const [staff, user] = [await api.signIn(admin), await join(api)];
      const change = (roles: unknown, current_password = demoPassword) =>
        staff.send('PUT', `/accounts/${user.id}/roles`, { roles, current_password });
      rejects(await change(['king']), 'roles', 'Roles must be a list of roles');
      must((await change(['support'], 'wrong')).status === 400, 'needs the password');
      const granted = account(await change(['support', 'editor']));
      equal(granted.staffRoles.toSorted(), ['editor', 'support'], 'granted');
      equal((await user.call('GET', '/accounts')).status, 200, 'at once');
      failure(
        await user.send('PUT', `/accounts/${user.id}/roles`, { roles: ['owner'] }),
        'role-missing',
      );
      equal(account(await change(['editor'])).staffRoles, ['editor'], 'revoked');
      const words = { email: user.email, current_password: demoPassword };
      failure(
        await staff.send('POST', `/accounts/${user.id}/delete`, words),
        'staff-not-deletable',
      );
      equal(account(await change([])).staffRoles, [], 'a vendor again');
      failure(await user.call('GET', '/accounts'), 'admins-only');
      const entries = await logged(staff, `users/${user.id}`);
      equal(
        entries.map(([action]) => action),
        ['role.grant', 'role.revoke', 'role.revoke'],
        'audit log',
      );
      equal(entries.at(-1)?.[1], { roles: [['editor'], []] }, 'the difference');
    },
  },
  {
    title: 'an account is deleted after 14 days in which it can be restored',
    async run(api) {
      const [staff, vendor] = [await api.signIn(admin), await join(api)];
      const path = `/accounts/${vendor.id}`;
      const remove = (email: string, current_password: string) =>
        staff.send('POST', `${path}/delete`, { email, current_password });
      const text = 'Enter the email address of the account';
      rejects(await remove('other@contract.example', demoPassword), 'email', text);
      must((await remove(vendor.email, 'wrong')).status === 400, 'needs the password');
      failure(await staff.call('POST', `${path}/restore`), 'account-changed');
      const deleting = account(await remove(` ${vendor.email.toUpperCase()} `, demoPassword));
      equal([deleting.state, deleting.listingsHidden], ['deleting', true], 'scheduled');
      must(!Number.isNaN(Date.parse(deleting.deletesAt ?? '')), 'says when');
      equal(
        account(await remove(vendor.email, demoPassword)).deletesAt,
        deleting.deletesAt,
        'once',
      );
      failure(await vendor.call('GET', '/users/me'), 'unauthenticated');
      failure(await vendor.signInAgain(), 'account-deleting');
      failure(await staff.call('POST', `${path}/unblock`), 'account-changed');
      const restored = account(await staff.call('POST', `${path}/restore`));
      equal([restored.state, restored.deletesAt], ['active', null], 'restored');
      equal((await vendor.signInAgain()).status, 200, 'signs in');
      equal(
        (await logged(staff, `users/${vendor.id}`)).map(([action]) => action),
        ['account.delete', 'account.restore'],
        'audit log',
      );
    },
  },
  {
    title: 'an export is of one account, and in the audit log',
    async run(api) {
      const [staff, vendor, other] = [await api.signIn(admin), await join(api), await join(api)];
      const listing = await createApp(vendor);
      for (const file of [
        await staff.call('GET', `/accounts/${vendor.id}/export`),
        await vendor.call('GET', '/me/export'),
      ]) {
        equal(file.status, 200, 'a file');
        const { user, listings }: { user?: unknown; listings?: unknown } = Object(file.body);
        const { id, email }: { id?: unknown; email?: unknown } = Object(user);
        equal([id, email], [vendor.id, vendor.email], 'of the user');
        must(JSON.stringify(listings).includes(String(listing.slug)), 'with its listings');
      }
      failure(await other.call('GET', `/accounts/${vendor.id}/export`), 'admins-only');
      failure(await staff.call('GET', '/accounts/987654/export'), 'not-found');
      equal(await logged(staff, `users/${vendor.id}`), [['account.export', {}, null]], 'audit log');
    },
  },
  {
    title: 'staff move a listing to another account',
    async run(api) {
      const staff = await api.signIn(admin);
      const [from, to] = [await join(api), await join(api)];
      const { id, version, slug } = await createApp(from);
      await from.send('POST', `/apps/${id}/messages`, { text: 'Between us' });
      const move = (data: object, by: Caller = staff) => by.send('POST', `/apps/${id}/move`, data);
      failure(await move({ to: to.id }, from), 'admins-only');
      rejects(await move({ to: 987654 }), 'to', 'Account is not valid');
      failure(await move({ to: from.id }), 'listing-already-there');
      failure(await move({ to: to.id, version: version + 7 }), 'stale-version');
      const moved = exactly(await move({ to: to.id, version }), 200, listingRecord).data;
      equal([moved.slug, moved.status, moved.version], [slug, 'PENDING', version + 1], 'moved');
      const { createdBy, ...taken } = await getApp(to, id);
      equal([taken.id, createdBy], [id, null], 'the new vendor has it, and not its author');
      const seen = (await to.get(`/apps/${id}/events`, eventList)).data;
      equal(
        seen.map(({ kind }) => kind),
        ['edited'],
        'the new vendor has no earlier history',
      );
      const { messages } = (await to.get(`/apps/${id}/messages`, recordOf(messagesStruct))).data;
      equal(messages, [], 'without the messages of the former one');
      const save = { ...(await appWrite(from)), name: 'Mine' };
      const late = await from.call('PUT', `/apps/${id}`, {
        body: { data: save },
        headers: anotherAttempt(),
      });
      must(late.status === 404, 'the former vendor has lost it');
      const events = (await staff.get(`/apps/${id}/events`, eventList)).data;
      equal(events[0]?.kind, 'edited', 'history');
      const [[action, changes] = []] = await logged(staff, `apps/${id}`);
      equal(action, 'listing.move', 'audit log');
      const { vendor }: { vendor?: unknown } = Object(changes);
      equal(vendor, ['Kiri Tau', 'Kiri Tau'], 'names of both vendors');
    },
  },
];
