import type { Calls } from './call.ts';

export const auditCalls = {
  listAudit: ['GET /audit', 'audit.read'],
  auditStaff: ['GET /audit/staff', 'audit.read'],
  exportAudit: ['GET /audit.csv', 'audit.read'],
  myActivity: ['GET /me/activity', 'session.read'],
} as const satisfies Calls;
