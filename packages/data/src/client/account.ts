import {
  type AccountWrite,
  accountFieldName,
  accountToWire,
  type OwnAccount,
  ownAccountStruct,
} from '../schemas/account.ts';
import { DataError } from '../schemas/dataError.ts';
import { recordOf } from '../schemas/envelope.ts';
import * as endpoints from './endpoints.ts';
import type { Request } from './request.ts';

/** The own account. Every call rejects with a `DataError`. */
export interface AccountApi {
  /** The account as it is now; names and e-mail of its user follow. A new address that has to be confirmed first is its `waitsFor`. */
  save(id: number, values: AccountWrite): Promise<OwnAccount>;
}

export function createAccountApi(request: Request): AccountApi {
  return {
    async save(id, values) {
      try {
        const call = endpoints.saveAccount(id, accountToWire(values));
        return (await request(call, recordOf(ownAccountStruct))).data;
      } catch (error) {
        throw error instanceof DataError ? inOurNames(error) : error;
      }
    },
  };
}

/** Problems of fields get our names, so that a form finds them. */
function inOurNames(error: DataError): DataError {
  const { code, message, where, status, details } = error;
  const fields = error.fields.map(({ path, message }) => ({
    path: accountFieldName(path),
    message,
  }));
  return new DataError(code, {
    message,
    where,
    details,
    fields,
    cause: error,
    ...(status === undefined ? {} : { status }),
  });
}
