import type { ClaimKind } from '@portal/domain';
import { array, unknown } from 'superstruct';
import { type Claim, claimStruct } from '../schemas/claims.ts';
import { ignoreReports } from '../schemas/wire.ts';
import * as endpoints from './endpoints.ts';
import { createReader } from './records.ts';
import type { Request } from './request.ts';
import type { SendOptions } from './send.ts';

/** A record that moderators decide on. */
export interface ClaimedRecord {
  kind: ClaimKind;
  id: number;
}

export type ClaimsApi = ReturnType<typeof createClaimsApi>;

/** Who is reviewing what, for staff. */
export function createClaimsApi(request: Request) {
  const read = createReader(request, ignoreReports);
  return {
    /** All claims, oldest first. */
    list: (options?: SendOptions): Promise<Claim[]> =>
      read.one(endpoints.listClaims(), array(claimStruct), options),
    /** Claims a record, or renews the claim. Returns all claims of the record; none when it is not pending. */
    save: ({ kind, id }: ClaimedRecord): Promise<Claim[]> =>
      read.one(endpoints.saveClaim(kind, id), array(claimStruct)),
    /** `leaving`: the page is being closed, and the call outlives it. */
    async end({ kind, id }: ClaimedRecord, leaving = false) {
      await request(endpoints.endClaim(kind, id), unknown(), { keepalive: leaving });
    },
  };
}
