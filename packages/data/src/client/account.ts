import { unknown } from 'superstruct';
import { type AccountWrite, accountToWire } from '../schemas/account.ts';
import * as endpoints from './endpoints.ts';
import type { Request } from './request.ts';

export interface AccountApi {
  save(id: number, values: AccountWrite): Promise<void>;
}

export function createAccountApi(request: Request): AccountApi {
  return {
    async save(id, values) {
      await request(endpoints.saveAccount(id, accountToWire(values)), unknown());
    },
  };
}
