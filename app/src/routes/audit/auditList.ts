import { readDay } from '@portal/data/schemas';
import { declareList, idText, isAuditAction, isAuditKind, textThat } from '@portal/domain';
import { paths } from '../../paths.ts';
import { areaLabels } from './auditWords.ts';

const isRecord = (value: string): boolean => {
  const [kind, id, ...more] = value.split('/');
  return isAuditKind(kind) && idText(id ?? '') !== null && more.length === 0;
};

export const auditList = declareList({
  path: paths.audit,
  params: {
    /** Id of a user. */
    actor: idText,
    /** An action or an area. */
    action: textThat((value) => isAuditAction(value) || Object.hasOwn(areaLabels, value)),
    /** Kind and id, such as `apps/12`. */
    record: textThat(isRecord),
    from: readDay,
    to: readDay,
  },
  range: true,
});
