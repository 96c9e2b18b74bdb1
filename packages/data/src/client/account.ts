import type { Language } from '@portal/domain';
import { unknown } from 'superstruct';
import { openSessionsStruct, vendorStruct } from '../schemas/accounts.ts';
import {
  type AccountWrite,
  accountFieldName,
  accountToWire,
  ownAccountStruct,
} from '../schemas/user.ts';
import { recordOf } from '../schemas/wire.ts';
import { call } from './endpoint.ts';
import { renamed } from './records.ts';
import type { Request } from './request.ts';
import type { SendOptions } from './send.ts';

/** The user's account, the devices it is signed in on, and accounts as admins see them. */
export const createAccountApis = (request: Request) => ({
  account: {
    /** Returns the saved account; a new address to be confirmed is its `waitsFor`. Name and email of the user change with it. */
    async save(id: number, values: AccountWrite) {
      const endpoint = call('PUT /accounts/{id}', [id], { data: accountToWire(values) });
      return (await renamed(request(endpoint, recordOf(ownAccountStruct)), accountFieldName)).data;
    },
    /** Stores the language in which the user sees the portal. */
    async saveLanguage(language: Language) {
      await request(call('PUT /me/language', [], { data: { language } }), unknown());
    },
  },
  sessions: {
    /** Where the user is signed in, this device first. */
    list: (options?: SendOptions) =>
      request(call('GET /auth/sessions'), openSessionsStruct, options),
    /** Signs one device out. */
    async end(id: string) {
      await request(call('DELETE /auth/sessions/{id}', [id]), unknown());
    },
    /** Signs out every device but this one. */
    async endOthers() {
      await request(call('DELETE /auth/sessions'), unknown());
    },
  },
  vendors: {
    /** What an admin sees of an account. */
    get: async (account: number, options?: SendOptions) =>
      (await request(call('GET /vendors/{id}', [account]), recordOf(vendorStruct), options)).data,
  },
});
