import { unknown } from 'superstruct';
import { type AccountWrite, accountFieldName, accountToWire } from '../schemas/account.ts';
import { DataError } from '../schemas/dataError.ts';
import * as endpoints from './endpoints.ts';
import type { Request } from './request.ts';

export interface AccountApi {
  /** The account; names and e-mail of its user follow. */
  save(id: number, values: AccountWrite): Promise<void>;
}

export function createAccountApi(request: Request): AccountApi {
  return {
    async save(id, values) {
      try {
        await request(endpoints.saveAccount(id, accountToWire(values)), unknown());
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
