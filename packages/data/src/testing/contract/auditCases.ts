import { openSessionsStruct } from '../../schemas/accounts.ts';
import { activityStruct } from '../../schemas/audit.ts';
import { signedInStruct } from '../../schemas/user.ts';
import { listOf } from '../../schemas/wire.ts';
import { demoPassword } from '../memory/seed.ts';
import { type ContractApi, type ContractCase, equal, exactly, failure, must } from './contract.ts';
import { admin, trial, vendor } from './fixtures.ts';

/** The token of another session than that of the other cases. */
async function openSession(api: ContractApi, identifier: string): Promise<string> {
  const body = { identifier, password: demoPassword };
  return exactly(await api.call('POST', '/auth/local', { body }), 200, signedInStruct).jwt;
}

export const auditCases: ContractCase[] = [
  {
    title: 'only owners and support read the audit log',
    async run(api) {
      for (const path of ['/audit', '/audit/staff', '/audit.csv']) {
        failure(await (await api.signIn(vendor)).call('GET', path), 'admins-only');
      }
      equal((await (await api.signIn(admin)).call('GET', '/audit')).status, 200, 'for owners');
    },
  },
  {
    title: 'a user sees which of their sessions were ended',
    async run(api) {
      const token = await openSession(api, trial);
      await openSession(api, trial);
      const sessions = await api.call('GET', '/auth/sessions', { token });
      const [, newest] = exactly(sessions, 200, openSessionsStruct);
      must(newest !== undefined, 'has another session');
      await api.call('DELETE', `/auth/sessions/${newest.id}`, { token });
      const activity = await api.call('GET', '/me/activity', { token });
      const { data } = exactly(activity, 200, listOf(activityStruct));
      equal(
        data.map(({ action, by }) => [action, by]),
        [['session.end', 'you']],
        'recent activity',
      );
    },
  },
];
