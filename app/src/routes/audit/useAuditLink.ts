import { useUser } from '@portal/data/react';
import { may } from '@portal/data/schemas';
import { paths } from '../../paths.ts';

/** The link to the entries of the audit log about a record, such as `apps/12`; undefined for users who may not read the log. */
export function useAuditLink(record: string): { label: string; href: string } | undefined {
  return may(useUser(), 'audit.read')
    ? { label: 'View in audit log', href: paths.auditOf(record) }
    : undefined;
}
