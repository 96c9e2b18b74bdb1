import { useUser } from '@portal/data/react';
import { may } from '@portal/data/schemas';
import { m } from '../i18n/messages.js';
import { paths } from '../paths.ts';

/** The link to the entries of the audit log about a record, such as `apps/12`; undefined for users who may not read the log. */
export function useAuditLink(record: string): { label: string; href: string } | undefined {
  return may(useUser(), 'audit.read')
    ? { label: m.audit_view_in_log(), href: paths.auditOf(record) }
    : undefined;
}
