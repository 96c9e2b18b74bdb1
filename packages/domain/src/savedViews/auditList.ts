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
