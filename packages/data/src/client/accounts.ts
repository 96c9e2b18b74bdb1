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
import { call, exportTimeout } from './endpoint.ts';
import { createReader, renamed } from './records.ts';
import type { Request } from './request.ts';
import type { Endpoint, SendOptions } from './send.ts';

/** What staff do with an account without further details. */
export type AccountAction =
  | 'unblock'
  | 'resend-invite'
  | 'send-new-address'
  | 'confirm-new-address'
  | 'restore'
  | 'confirm'
  | 'send-confirmation'
  | 'send-password-reset';

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
  const one = (endpoint: Endpoint, options?: SendOptions): Promise<AccountRecord> =>
    renamed(read.one(endpoint, accountRecordStruct, options), (path) =>
      ourName(path, accountRecordFields),
    );
  return {
    list: (query: AccountsQuery, options?: SendOptions) =>
      read.page(call('GET /accounts', [], accountsParams(query)), accountRowStruct, options),
    get: (id: number, options?: SendOptions) => one(call('GET /accounts/{id}', [id]), options),
    /** What the card provider has of the account. */
    payments: async (id: number, options?: SendOptions) =>
      (
        await request(
          call('GET /accounts/{id}/payments', [id]),
          recordOf(accountPaymentsStruct),
          options,
        )
      ).data,
    /** Signs the user out everywhere, and tells them the reason. The directory may leave out their live listings. */
    block: (id: number, reason: string, hideListings: boolean) =>
      one(
        call('POST /accounts/{id}/block', [id], { data: { reason, hide_listings: hideListings } }),
      ),
    /** Schedules the deletion. Needs the account's email address and the password of the caller. */
    delete: (id: number, email: string, currentPassword: string) =>
      one(
        call('POST /accounts/{id}/delete', [id], {
          data: { email, current_password: currentPassword },
        }),
      ),
    act: (id: number, action: AccountAction) => one(call(`POST /accounts/{id}/${action}`, [id])),
    /** Creates a user with these roles, and emails them a link to set a password. Needs the password of the caller. */
    invite: ({ email, firstName, lastName, roles }: StaffInvite, currentPassword: string) =>
      one(
        call('POST /accounts/invite', [], {
          data: {
            email,
            first_name: firstName,
            last_name: lastName,
            roles,
            current_password: currentPassword,
          },
        }),
      ),
    /** Deletes a user who has not accepted their invite. */
    revokeInvite: (id: number) =>
      request(call('POST /accounts/{id}/revoke-invite', [id]), unknown()),
    endSessions: (id: number) => one(call('DELETE /accounts/{id}/sessions', [id])),
    /** Moves a listing, as it was read, to the account of another user. */
    moveListing: (listing: Listing, to: number) =>
      request(
        call('POST /{type}/{id}/move', [collectionOf(listing), listing.id], {
          data: { to, version: listing.version },
        }),
        unknown(),
      ),
    /** Everything that is stored about the account, as the text of a JSON file. */
    export: (id: number) =>
      request(
        {
          ...call('GET /accounts/{id}/export', [id]),
          text: true,
        },
        string(),
        { timeout: exportTimeout },
      ),
    /** Views the portal as a vendor, read only, for half an hour. */
    startView: (id: number) => request(call('POST /accounts/{id}/view-as', [id], {}), unknown()),
    endView: () => request(call('DELETE /me/view-as'), unknown()),
    /** Removes all second factors and signs the user out. Needs the password of the caller. */
    resetFactors: (id: number, currentPassword: string) =>
      one(
        call('POST /accounts/{id}/reset-second-factor', [id], {
          current_password: currentPassword,
        }),
      ),
    /** Replaces all roles; none is a vendor. Needs the password of the caller. */
    changeRoles: (id: number, roles: readonly StaffRole[], currentPassword: string) =>
      one(
        call('PUT /accounts/{id}/roles', [id], {
          data: { roles, current_password: currentPassword },
        }),
      ),
  };
}

export type AccountsApi = ReturnType<typeof createAccountsApi>;
