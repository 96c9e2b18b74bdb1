import {
  factorsStruct,
  passkeyCreationStruct,
  totpSetupStruct,
} from '@portal/data/internal/schemas/factors';
import { passkeyRequestStruct } from '@portal/data/internal/schemas/signInSteps';
import { userStruct } from '@portal/data/internal/schemas/user';
import { recordOf } from '@portal/data/internal/schemas/wire';
import { demoPassword } from '../memory/seed.ts';
import { type Caller, type ContractCase, equal, exactly, failure, rejects } from './contract.ts';
import { admin, vendor } from './fixtures.ts';

const known = { current_password: demoPassword };
const post = (caller: Caller, path: string, body: object) => caller.call('POST', path, { body });

export const factorCases: ContractCase[] = [
  {
    title: 'a user without a second factor has none of its parts',
    async run(api) {
      const caller = await api.signIn(vendor);
      const { data } = await caller.get('/auth/factors', recordOf(factorsStruct));
      equal(data, { totp: null, recoveryCodesLeft: 0, passkeys: [], required: false }, 'factors');
      for (const path of ['/auth/totp/remove', '/auth/recovery-codes'])
        failure(await post(caller, path, known), 'factors-changed');
      failure(await post(caller, '/auth/passkeys/1/remove', known), 'not-found');
      const renamed = await caller.call('PUT', '/auth/passkeys/1', { body: { name: 'Phone' } });
      failure(renamed, 'not-found');
    },
  },
  {
    title: 'a second factor is set up with the password, and an app with its first code',
    async run(api) {
      const caller = await api.signIn(vendor);
      for (const path of ['/auth/totp', '/auth/passkeys/options']) {
        failure(await post(caller, path, { current_password: 'x' }), 'current-password-rejected');
        failure(await post(caller, path, {}), 'invalid');
      }
      const confirm = (code: string) => post(caller, '/auth/totp/confirm', { code });
      exactly(await post(caller, '/auth/totp', known), 200, recordOf(totpSetupStruct));
      rejects(await confirm(' '), 'code', 'Code is required');
      failure(await confirm('not a code'), 'second-factor-rejected');
      const started = await post(caller, '/auth/passkeys/options', known);
      const { challengeToken } = exactly(started, 200, recordOf(passkeyCreationStruct)).data;
      const body = { challenge_token: challengeToken, name: 'Phone', passkey: {} };
      rejects(
        await post(caller, '/auth/passkeys', { ...body, name: ' ' }),
        'name',
        'Name is required',
      );
      failure(await post(caller, '/auth/passkeys', body), 'passkey-rejected');
      failure(await post(caller, '/auth/passkeys', body), 'second-factor-expired');
    },
  },
  {
    title: 'a passkey signs in with its challenge, and a second factor with its token',
    async run(api) {
      const open = (path: string, body: object) => api.call('POST', path, { body });
      const options = await open('/auth/passkey-options', {});
      const { data } = exactly(options, 200, recordOf(passkeyRequestStruct));
      equal(data.options.allowCredentials, [], 'any passkey');
      const body = { challenge_token: data.challengeToken, passkey: {} };
      failure(await open('/auth/passkey', body), 'passkey-rejected');
      failure(await open('/auth/passkey', body), 'second-factor-expired');
      const step = { token: 'unknown', code: '000000' };
      failure(await open('/auth/second-factor', step), 'second-factor-expired');
      failure(await open('/auth/passkey-options', { token: 'unknown' }), 'second-factor-expired');
    },
  },
  {
    title: 'staff reset the second factor of others only, with their password',
    async run(api) {
      const [staff, own] = [await api.signIn(admin), await api.signIn(vendor)];
      const { id } = await own.get('/users/me', userStruct);
      const path = `/accounts/${id}/reset-second-factor`;
      failure(await post(staff, path, { current_password: 'x' }), 'current-password-rejected');
      failure(await post(staff, path, known), 'account-changed');
      failure(await post(own, path, known), 'admins-only');
      const self = await staff.get('/users/me', userStruct);
      failure(await post(staff, `/accounts/${self.id}/reset-second-factor`, known), 'own-account');
    },
  },
];
