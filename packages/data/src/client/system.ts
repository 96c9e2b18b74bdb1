import type { JobKind } from '@portal/domain';
import { retriedStruct, systemStruct, testEmailStruct } from '../schemas/system.ts';
import * as endpoints from './endpoints.ts';
import type { Request } from './request.ts';
import type { SendOptions } from './send.ts';

/** Calls about the installation, for owners. Not part of the client, so that only their page loads them. */
export const createSystemApi = (request: Request) => ({
  report: (options?: SendOptions) => request(endpoints.systemReport(), systemStruct, options),
  /** Sends an email to the caller. */
  testEmail: () => request(endpoints.sendTestEmail(), testEmailStruct),
  /** Retries the failed jobs of a kind, and returns how many there were. */
  retry: async (kind: JobKind) => (await request(endpoints.retryJobs(kind), retriedStruct)).retried,
});
