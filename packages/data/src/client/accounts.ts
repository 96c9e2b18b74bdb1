import { type AccountsQuery, accountsParams, collectionOf, type StaffRole } from '@portal/domain';
import { string, unknown } from 'superstruct';
import { accountPaymentsStruct } from '../schemas/accountPayments.ts';
import {
  type AccountRecord,
  accountRecordFields,
  accountRecordStruct,
  accountRowStruct,
} from '../schemas/accountRecords.ts';
import type { Listing } from '../schemas/listing.ts';
import { ignoreReports, ourName, recordOf } from '../schemas/wire.ts';
import * as endpoints from './endpoints.ts';
import { createReader, renamed } from './records.ts';
import type { Request } from './request.ts';
import type { Endpoint, SendOptions } from './send.ts';

/** Empty names are not known. */
export interface StaffInvite {
  email: string;
  firstName: string;
  lastName: string;
  roles: readonly StaffRole[];
}

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
    /** What the card provider has of the account. */
    payments: async (id: number, options?: SendOptions) =>
      (await request(endpoints.getPayments(id), recordOf(accountPaymentsStruct), options)).data,
    /** Signs the user out everywhere, and tells them the reason. The directory may leave out their live listings. */
    block: (id: number, reason: string, hideListings: boolean) =>
      one(endpoints.actOnAccount(id, 'block', { reason, hide_listings: hideListings })),
    /** Schedules the deletion. Needs the account's email address and the password of the caller. */
    delete: (id: number, email: string, currentPassword: string) =>
      one(endpoints.actOnAccount(id, 'delete', { email, current_password: currentPassword })),
    act: (id: number, action: endpoints.AccountAction) => one(endpoints.actOnAccount(id, action)),
    /** Creates a user with these roles, and emails them a link to set a password. Needs the password of the caller. */
    invite: ({ email, firstName, lastName, roles }: StaffInvite, currentPassword: string) =>
      one(
        endpoints.inviteStaff({
          email,
          first_name: firstName,
          last_name: lastName,
          roles,
          current_password: currentPassword,
        }),
      ),
    /** Deletes a user who has not accepted their invite. */
    revokeInvite: (id: number) => request(endpoints.revokeInvite(id), unknown()),
    endSessions: (id: number) => one(endpoints.endSessionsOf(id)),
    /** Moves a listing, as it was read, to the account of another user. */
    moveListing: (listing: Listing, to: number) =>
      request(
        endpoints.moveListing(collectionOf(listing), listing.id, { to, version: listing.version }),
        unknown(),
      ),
    /** Everything that is stored about the account, as the text of a JSON file. */
    export: (id: number) =>
      request(endpoints.exportAccount(id), string(), { timeout: endpoints.exportTimeout }),
    /** Views the portal as a vendor, read only, for half an hour. */
    startView: (id: number) => request(endpoints.startView(id), unknown()),
    endView: () => request(endpoints.endView(), unknown()),
    /** Removes all second factors and signs the user out. Needs the password of the caller. */
    resetFactors: (id: number, currentPassword: string) =>
      one(endpoints.resetFactors(id, { current_password: currentPassword })),
    /** Replaces all roles; none is a vendor. Needs the password of the caller. */
    changeRoles: (id: number, roles: readonly StaffRole[], currentPassword: string) =>
      one(endpoints.changeRoles(id, { roles, current_password: currentPassword })),
  };
}

export type AccountsApi = ReturnType<typeof createAccountsApi>;
