import type { Endpoint } from './send.ts';

/* The calls of the audit log, which only its pages load. */

const get = (path: string, query?: URLSearchParams): Endpoint => ({ method: 'GET', path, query });

export const listAudit = (query: URLSearchParams) => get('/audit', query);
export const auditStaff = () => get('/audit/staff');
export const exportAudit = (query: URLSearchParams): Endpoint => ({
  ...get('/audit.csv', query),
  text: true,
});
export const myActivity = () => get('/me/activity');
