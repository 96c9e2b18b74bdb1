import { type AuditFilters, type AuditQuery, auditFilterParams, auditParams } from '@portal/domain';
import { array, string } from 'superstruct';
import { type AuditEntry, auditEntryStruct, type Staff, staffStruct } from '../schemas/audit.ts';
import { ignoreReports, type Page } from '../schemas/wire.ts';
import { call, exportTimeout } from './endpoint.ts';
import { createReader } from './records.ts';
import type { Request } from './request.ts';
import type { SendOptions } from './send.ts';

export const createAuditApi = (request: Request) => {
  const read = createReader(request, ignoreReports);
  return {
    /** Newest first. The total is at most `auditReach`. */
    list: (query: AuditQuery, options?: SendOptions): Promise<Page<AuditEntry>> =>
      read.page(call('GET /audit', [], auditParams(query)), auditEntryStruct, options),
    /** All staff by name. */
    staff: (options?: SendOptions): Promise<Staff[]> =>
      read.one(call('GET /audit/staff'), array(staffStruct), options),
    /** The newest entries as CSV. */
    export: (filters: AuditFilters): Promise<string> =>
      request(
        {
          ...call('GET /audit.csv', [], auditFilterParams(filters)),
          text: true,
        },
        string(),
        { timeout: exportTimeout },
      ),
  };
};
