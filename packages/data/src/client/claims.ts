import type { ClaimKind } from '@portal/domain';
import { array, unknown } from 'superstruct';
import { type Claim, claimStruct } from '../schemas/claims.ts';
import { ignoreReports } from '../schemas/wire.ts';
import { call } from './endpoint.ts';
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
      read.one(call('GET /claims'), array(claimStruct), options),
    /** Claims a record, or renews the claim. Returns all claims of the record; none when it is not pending. */
    save: ({ kind, id }: ClaimedRecord): Promise<Claim[]> =>
      read.one(call('POST /claims/{kind}/{id}', [kind, id]), array(claimStruct)),
    /** `leaving`: the page is being closed, and the call outlives it. */
    async end({ kind, id }: ClaimedRecord, leaving = false) {
      await request(call('DELETE /claims/{kind}/{id}', [kind, id]), unknown(), {
        keepalive: leaving,
      });
    },
  };
}
