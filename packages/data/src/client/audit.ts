import { array, string } from 'superstruct';
import { type AuditEntry, auditEntryStruct, type Staff, staffStruct } from '../schemas/audit.ts';
import { ignoreReports, type Page } from '../schemas/wire.ts';
import { call, exportTimeout } from './endpoint.ts';
import { createReader } from './records.ts';
import type { Request } from './request.ts';
import type { SendOptions } from './send.ts';

/** Which entries of the audit log; omitted and empty filters limit nothing. */
export interface AuditFilters {
  /** Id of a user. */
  actor?: string;
  /** An action, or an area such as `listing`. */
  action?: string;
  /** Kind and id, such as `apps/12`. */
  record?: string;
  /** First and last day, both included, as YYYY-MM-DD. */
  from?: string;
  to?: string;
}

export interface AuditQuery extends AuditFilters {
  page: number;
  pageSize: number;
}

const paramsOf = (filters: AuditFilters): URLSearchParams =>
  new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));

export const createAuditApi = (request: Request) => {
  const read = createReader(request, ignoreReports);
  return {
    /** Newest first. The total is at most `auditReach`. */
    list(
      { page, pageSize, ...filters }: AuditQuery,
      options?: SendOptions,
    ): Promise<Page<AuditEntry>> {
      const query = paramsOf(filters);
      query.set('pagination[page]', String(page));
      query.set('pagination[pageSize]', String(pageSize));
      return read.page(call('GET /audit', [], query), auditEntryStruct, options);
    },
    /** All staff by name. */
    staff: (options?: SendOptions): Promise<Staff[]> =>
      read.one(call('GET /audit/staff'), array(staffStruct), options),
    /** The newest entries as CSV. */
    export: (filters: AuditFilters): Promise<string> =>
      request(
        {
          ...call('GET /audit.csv', [], paramsOf(filters)),
          text: true,
        },
        string(),
        { timeout: exportTimeout },
      ),
  };
};
