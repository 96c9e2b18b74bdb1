import { isAuditAction, isAuditArea, isAuditKind } from '../audit/audit.ts';
import { readDayOrAge } from '../base/day.ts';
import { declareList, idText, textThat } from '../lists/declaredList.ts';

const isAuditRecord = (value: string): boolean => {
  const [kind, id, ...more] = value.split('/');
  return isAuditKind(kind) && idText(id ?? '') !== null && more.length === 0;
};

export const auditList = declareList({
  path: '/audit',
  params: {
    /** Id of a user. */
    actor: idText,
    /** An action or an area. */
    action: textThat((value) => isAuditAction(value) || isAuditArea(value)),
    /** Kind and id, such as `apps/12`. */
    record: textThat(isAuditRecord),
    from: readDayOrAge,
    to: readDayOrAge,
  },
});

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

export const auditFilterParams = (filters: AuditFilters): URLSearchParams =>
  new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));

export function auditParams({ page, pageSize, ...filters }: AuditQuery): URLSearchParams {
  const query = auditFilterParams(filters);
  query.set('pagination[page]', String(page));
  query.set('pagination[pageSize]', String(pageSize));
  return query;
}
