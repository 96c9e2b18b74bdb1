import { call } from './endpoint.ts';
import type { Endpoint } from './send.ts';

/* The calls of the audit log, which only its pages load. */

export const listAudit = (query: URLSearchParams) => call('GET /audit', [], query);
export const auditStaff = () => call('GET /audit/staff');
export const exportAudit = (query: URLSearchParams): Endpoint => ({
  ...call('GET /audit.csv', [], query),
  text: true,
});
export const myActivity = () => call('GET /me/activity');
