import {
  type AccountWrite,
  accountFieldName,
  accountToWire,
  type OwnAccount,
  ownAccountStruct,
} from '../schemas/account.ts';
import { recordOf } from '../schemas/envelope.ts';
import * as endpoints from './endpoints.ts';
import { renamed } from './renamed.ts';
import type { Request } from './request.ts';

/** The own account. Every call rejects with a `DataError`. */
export interface AccountApi {
  /** The account as it is now; names and e-mail of its user follow. A new address that has to be confirmed first is its `waitsFor`. */
  save(id: number, values: AccountWrite): Promise<OwnAccount>;
}

export function createAccountApi(request: Request): AccountApi {
  return {
    async save(id, values) {
      const call = request(
        endpoints.saveAccount(id, accountToWire(values)),
        recordOf(ownAccountStruct),
      );
      return (await renamed(call, accountFieldName)).data;
    },
  };
}
