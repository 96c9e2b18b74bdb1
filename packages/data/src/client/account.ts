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
import * as endpoints from './endpoints.ts';
import { renamed } from './records.ts';
import type { Request } from './request.ts';
import type { SendOptions } from './send.ts';

/** The user's account, the devices it is signed in on, and accounts as admins see them. */
export const createAccountApis = (request: Request) => ({
  account: {
    /** Returns the saved account; a new address to be confirmed is its `waitsFor`. Name and email of the user change with it. */
    async save(id: number, values: AccountWrite) {
      const call = endpoints.saveAccount(id, accountToWire(values));
      return (await renamed(request(call, recordOf(ownAccountStruct)), accountFieldName)).data;
    },
    /** Stores the language in which the user sees the portal. */
    async saveLanguage(language: Language) {
      await request(endpoints.saveLanguage(language), unknown());
    },
  },
  sessions: {
    /** Where the user is signed in, this device first. */
    list: (options?: SendOptions) => request(endpoints.openSessions(), openSessionsStruct, options),
    /** Signs one device out. */
    async end(id: string) {
      await request(endpoints.endSession(id), unknown());
    },
    /** Signs out every device but this one. */
    async endOthers() {
      await request(endpoints.endOtherSessions(), unknown());
    },
  },
  vendors: {
    /** What an admin sees of an account. */
    get: async (account: number, options?: SendOptions) =>
      (await request(endpoints.getVendor(account), recordOf(vendorStruct), options)).data,
  },
});
