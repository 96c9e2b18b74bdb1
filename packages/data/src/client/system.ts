import type { JobKind } from '@portal/domain';
import { retriedStruct, systemStruct, testEmailStruct } from '../schemas/system.ts';
import { call } from './endpoint.ts';
import type { Request } from './request.ts';
import type { SendOptions } from './send.ts';

/** Calls about the installation, for owners. Not part of the client, so that only their page loads them. */
export const createSystemApi = (request: Request) => ({
  report: (options?: SendOptions) => request(call('GET /system'), systemStruct, options),
  /** Sends an email to the caller. */
  testEmail: () => request(call('POST /system/test-email'), testEmailStruct),
  /** Retries the failed jobs of a kind, and returns how many there were. */
  retry: async (kind: JobKind) =>
    (await request(call('POST /system/jobs/retry', [], { kind }), retriedStruct)).retried,
});
