import { unknown } from 'superstruct';
import {
  factorsStruct,
  passkeyAddedStruct,
  passkeyCreationStruct,
  recoveryCodesStruct,
  totpSetupStruct,
} from '../schemas/factors.ts';
import { ourName, recordOf } from '../schemas/wire.ts';
import * as endpoints from './factorEndpoints.ts';
import { renamed } from './records.ts';
import type { Request } from './request.ts';
import type { SendOptions } from './send.ts';

const names = { currentPassword: 'current_password' };

/** The second factors of the user. */
export function createFactorsApi(request: Request) {
  const withOurNames = <T>(call: Promise<T>): Promise<T> =>
    renamed(call, (path) => ourName(path, names));
  const done = async (call: Promise<unknown>): Promise<void> => void (await withOurNames(call));
  return {
    get: async (options?: SendOptions) =>
      (await request(endpoints.getFactors(), recordOf(factorsStruct), options)).data,
    /** Returns the key of a new authenticator app, which counts after `confirmTotp`. */
    startTotp: async (currentPassword: string) =>
      (await withOurNames(request(endpoints.startTotp(currentPassword), recordOf(totpSetupStruct))))
        .data,
    /** Returns the recovery codes, or none if the user has some. */
    confirmTotp: async (code: string) =>
      (await request(endpoints.confirmTotp(code), recordOf(recoveryCodesStruct))).data
        .recoveryCodes,
    removeTotp: (currentPassword: string) =>
      done(request(endpoints.removeTotp(currentPassword), unknown())),
    /** Replaces the recovery codes. */
    newRecoveryCodes: async (currentPassword: string) =>
      (
        await withOurNames(
          request(endpoints.newRecoveryCodes(currentPassword), recordOf(recoveryCodesStruct)),
        )
      ).data.recoveryCodes,
    startPasskey: async (currentPassword: string) =>
      (
        await withOurNames(
          request(endpoints.startPasskey(currentPassword), recordOf(passkeyCreationStruct)),
        )
      ).data,
    /** `passkey` is the browser's response as JSON. Returns the recovery codes, or none if the user has some. */
    async addPasskey(values: { challengeToken: string; name: string; passkey: object }) {
      const { challengeToken: challenge_token, ...rest } = values;
      const call = endpoints.addPasskey({ challenge_token, ...rest });
      const { data, recoveryCodes = [] } = await request(call, passkeyAddedStruct);
      return { factors: data, recoveryCodes };
    },
    renamePasskey: (id: number, name: string) =>
      done(request(endpoints.renamePasskey(id, name), unknown())),
    removePasskey: (id: number, currentPassword: string) =>
      done(request(endpoints.removePasskey(id, currentPassword), unknown())),
  };
}
