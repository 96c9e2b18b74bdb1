import { unknown } from 'superstruct';
import {
  factorsStruct,
  passkeyAddedStruct,
  passkeyCreationStruct,
  recoveryCodesStruct,
  totpSetupStruct,
} from '../schemas/factors.ts';
import { ourName, recordOf } from '../schemas/wire.ts';
import { call } from './endpoint.ts';
import { renamed } from './records.ts';
import type { Request } from './request.ts';
import type { SendOptions } from './send.ts';

const names = { currentPassword: 'current_password' };

const withPassword = (current_password: string) => ({ current_password });

/** The second factors of the user. */
export function createFactorsApi(request: Request) {
  const withOurNames = <T>(call: Promise<T>): Promise<T> =>
    renamed(call, (path) => ourName(path, names));
  const done = async (call: Promise<unknown>): Promise<void> => void (await withOurNames(call));
  return {
    get: async (options?: SendOptions) =>
      (await request(call('GET /auth/factors'), recordOf(factorsStruct), options)).data,
    /** Returns the key of a new authenticator app, which counts after `confirmTotp`. */
    startTotp: async (currentPassword: string) =>
      (
        await withOurNames(
          request(
            call('POST /auth/totp', [], withPassword(currentPassword)),
            recordOf(totpSetupStruct),
          ),
        )
      ).data,
    /** Returns the recovery codes, or none if the user has some. */
    confirmTotp: async (code: string) =>
      (await request(call('POST /auth/totp/confirm', [], { code }), recordOf(recoveryCodesStruct)))
        .data.recoveryCodes,
    removeTotp: (currentPassword: string) =>
      done(request(call('POST /auth/totp/remove', [], withPassword(currentPassword)), unknown())),
    /** Replaces the recovery codes. */
    newRecoveryCodes: async (currentPassword: string) =>
      (
        await withOurNames(
          request(
            call('POST /auth/recovery-codes', [], withPassword(currentPassword)),
            recordOf(recoveryCodesStruct),
          ),
        )
      ).data.recoveryCodes,
    startPasskey: async (currentPassword: string) =>
      (
        await withOurNames(
          request(
            call('POST /auth/passkeys/options', [], withPassword(currentPassword)),
            recordOf(passkeyCreationStruct),
          ),
        )
      ).data,
    /** `passkey` is the browser's response as JSON. Returns the recovery codes, or none if the user has some. */
    async addPasskey(values: { challengeToken: string; name: string; passkey: object }) {
      const { challengeToken: challenge_token, ...rest } = values;
      const endpoint = call('POST /auth/passkeys', [], { challenge_token, ...rest });
      const { data, recoveryCodes = [] } = await request(endpoint, passkeyAddedStruct);
      return { factors: data, recoveryCodes };
    },
    renamePasskey: (id: number, name: string) =>
      done(request(call('PUT /auth/passkeys/{id}', [id], { name }), unknown())),
    removePasskey: (id: number, currentPassword: string) =>
      done(
        request(
          call('POST /auth/passkeys/{id}/remove', [id], withPassword(currentPassword)),
          unknown(),
        ),
      ),
  };
}
