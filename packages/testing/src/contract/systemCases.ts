import { systemStruct } from '@portal/data/internal/schemas/system';
import { type ContractCase, exactly, failure } from './contract.ts';
import { admin, vendor } from './fixtures.ts';

export const systemCases: ContractCase[] = [
  {
    title: 'only owners read the state of the system, send a test email and retry jobs',
    async run(api) {
      const [owner, staff] = [await api.signIn(vendor), await api.signIn(admin)];
      for (const [method, path] of [
        ['GET', '/system'],
        ['POST', '/system/test-email'],
        ['POST', '/system/jobs/retry'],
      ] as const) {
        failure(await api.call(method, path), 'unauthenticated');
        failure(await owner.call(method, path), 'admins-only');
      }
      exactly(await staff.call('GET', '/system'), 200, systemStruct);
    },
  },
];
