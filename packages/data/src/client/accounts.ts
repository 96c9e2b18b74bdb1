import { type AccountsQuery, accountsParams, type StaffRole } from '@portal/domain';
import { unknown } from 'superstruct';
import {
  type AccountRecord,
  accountRecordFields,
  accountRecordStruct,
  accountRowStruct,
} from '../schemas/accountRecords.ts';
import { ignoreReports, ourName } from '../schemas/wire.ts';
import * as endpoints from './endpoints.ts';
import { createReader, renamed } from './records.ts';
import type { Request } from './request.ts';
import type { Endpoint, SendOptions } from './send.ts';

/** Users with their accounts, for staff. Each action returns the account after it. */
export function createAccountsApi(request: Request) {
  const read = createReader(request, ignoreReports);
  const one = (call: Endpoint, options?: SendOptions): Promise<AccountRecord> =>
    renamed(read.one(call, accountRecordStruct, options), (path) =>
      ourName(path, accountRecordFields),
    );
  return {
    list: (query: AccountsQuery, options?: SendOptions) =>
      read.page(endpoints.listAccounts(accountsParams(query)), accountRowStruct, options),
    get: (id: number, options?: SendOptions) => one(endpoints.getAccount(id), options),
    /** Signs the user out everywhere, and tells them the reason. */
    block: (id: number, reason: string) => one(endpoints.actOnAccount(id, 'block', { reason })),
    act: (id: number, action: endpoints.AccountAction) => one(endpoints.actOnAccount(id, action)),
    endSessions: (id: number) => one(endpoints.endSessionsOf(id)),
    /** Views the portal as a vendor, read only, for half an hour. */
    startView: (id: number) => request(endpoints.startView(id), unknown()),
    endView: () => request(endpoints.endView(), unknown()),
    /** Replaces all roles; none is a vendor. Needs the password of the caller. */
    changeRoles: (id: number, roles: readonly StaffRole[], currentPassword: string) =>
      one(endpoints.changeRoles(id, { roles, current_password: currentPassword })),
  };
}

export type AccountsApi = ReturnType<typeof createAccountsApi>;
