import { useAuditLog } from '@portal/data/auditLog';
import type { Staff } from '@portal/data/schemas';
import type { QueryResult } from '@portal/data/stores';
import { auditList, auditReach, staffRoleTexts } from '@portal/domain';
import { Button } from '@portal/ui/components/Button';
import type { FilterMenuProps } from '@portal/ui/components/FilterMenu';
import { AuditTable } from '@portal/ui/patterns/AuditTable';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { m } from '../../i18n/messages.js';
import { download, exportMessage } from '../../parts/download.ts';
import { formatCount } from '../../parts/formatCount.ts';
import { choices, ListPage, useList } from '../../parts/lists/ListPage.tsx';
import { useDaysFilter } from '../../parts/lists/useDaysFilter.ts';
import { useAction } from '../../parts/useAction.ts';
import { usePage } from '../../shell/page.tsx';
import { toRow } from './auditRows.ts';
import { areaLabels } from './auditWords.ts';

/** What staff and the system did, newest first. */
export function Component() {
  const { view, query, change, filter, around } = useList(auditList);
  const [near, setNear] = useState(false);
  const { list, staff, exportCsv } = useAuditLog(query, near || view.actor !== null);
  const days = useDaysFilter({ label: m.list_date(), view, change });
  usePage(m.shell_audit_log());
  const { page, frame } = around(list);
  const rows = list.kind === 'ready' ? list.value.rows : [];
  const { actor, action, record } = view;
  const who = known(staffOptions(staff), actor, m.audit_user({ id: actor ?? '' }));
  const actions = known(choices(areaLabels), action, action ?? '');
  const { page: _, pageSize, ...filters } = query;
  return (
    <ListPage
      {...page}
      tools="views"
      title={m.shell_audit_log()}
      help={helpOf(list)}
      actions={<ExportButton onExport={() => exportCsv(filters)} />}
    >
      <AuditTable
        {...frame}
        rows={rows.map(toRow)}
        filters={[
          {
            ...filter('actor', m.audit_filter_who(), who),
            loading: staff.kind === 'loading',
            onApproach: () => setNear(true),
          },
          filter('action', m.audit_filter_action(), actions),
          days,
          // Only shown while it is set, by the link of an entry.
          ...(record === null
            ? []
            : [
                filter(
                  'record',
                  m.audit_filter_record(),
                  known([], record, rows[0]?.subject?.name || record),
                ),
              ]),
        ]}
      />
    </ListPage>
  );
}

type Log = ReturnType<typeof useAuditLog>;

/** Names the reach once the list has more entries than its pages. */
const helpOf = (list: Log['list']): string =>
  list.kind === 'ready' && list.value.pagination.total >= auditReach
    ? m.audit_help_over_reach({ count: formatCount(auditReach) })
    : m.audit_help();

const known = (options: FilterMenuProps['options'], chosen: string | null, label: string) =>
  chosen === null || options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label }];

const staffOptions = (staff: QueryResult<readonly Staff[]>) =>
  (staff.kind === 'ready' ? staff.value : []).map(({ id, name, roles }) => ({
    value: String(id),
    label: name,
    detail: roles.map((role) => staffRoleTexts[role].name).join(', '),
  }));

function ExportButton({ onExport }: { onExport: () => Promise<string> }) {
  const { act, busy } = useAction();
  const save = async () => download(m.audit_csv_file(), await onExport(), 'text/csv');
  return (
    <Button
      icon={Download}
      busy={busy}
      busyLabel={m.audit_preparing()}
      onClick={() => void act(save, undefined, { problem: exportMessage })}
    >
      {m.audit_download_csv()}
    </Button>
  );
}
