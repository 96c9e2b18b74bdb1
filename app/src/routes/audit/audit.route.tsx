import { useAuditLog } from '@portal/data/auditLog';
import { DataError, dayIn, messageFor, pageLocale, type Staff } from '@portal/data/schemas';
import type { QueryResult } from '@portal/data/stores';
import { auditReach, staffRoleTexts } from '@portal/domain';
import { Button } from '@portal/ui/components/Button';
import { DateRange } from '@portal/ui/components/DateRange';
import type { FilterMenuProps } from '@portal/ui/components/FilterMenu';
import { useToast } from '@portal/ui/components/Toast';
import { AuditTable } from '@portal/ui/patterns/AuditTable';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { m } from '../../i18n/messages.js';
import { dayPresets } from '../../parts/dayPresets.ts';
import { download } from '../../parts/download.ts';
import { ListPage, listFrame, singleFilter, useListView } from '../../parts/lists/ListPage.tsx';
import { useAppServices } from '../../portal.tsx';
import { usePage } from '../../shell/page.tsx';
import {
  type AuditView,
  addressOf,
  defaultView,
  isNarrowed,
  readView,
  toFilters,
  toQuery,
  writeView,
} from './auditQuery.ts';
import { toRow } from './auditRows.ts';
import { areaLabels } from './auditWords.ts';

/** What staff and the system did, newest first. */
export function Component() {
  const { view, show } = useListView(null, readView, writeView);
  const [near, setNear] = useState(false);
  const { list, staff, exportCsv } = useAuditLog(toQuery(view), near || view.actor !== null);
  const { timeZone, now } = useAppServices();
  const [today] = useState(() => dayIn(timeZone, now()));
  usePage({
    title: m.shell_audit_log(),
    crumbs: [{ label: m.shell_administration() }, { label: m.shell_audit_log() }],
  });
  const change = (part: Partial<AuditView>) => show({ ...view, page: 1, ...part });
  const hrefFor = (page: number) => addressOf({ ...view, page });
  const cleared = { ...defaultView, rows: view.rows };
  const { search: _, ...frame } = listFrame({
    list,
    view,
    show,
    cleared,
    hrefFor,
    narrowed: isNarrowed(view),
  });
  const { days } = view;
  return (
    <ListPage
      list={list}
      hrefFor={hrefFor}
      title={m.shell_audit_log()}
      help={helpOf(list)}
      actions={<ExportButton onExport={() => exportCsv(toFilters(view))} />}
    >
      <AuditTable
        {...frame}
        rows={list.kind === 'ready' ? list.value.rows.map(toRow) : []}
        filters={[
          { ...whoFilter(view, staff, change), onApproach: () => setNear(true) },
          actionFilter(view, change),
          daysFilter(view, today, change),
          ...recordFilter(view, list, change),
        ]}
        days={
          days ? (
            <DateRange
              name="days"
              label={m.audit_days()}
              value={days}
              onValueChange={(range) => change({ days: range })}
            />
          ) : null
        }
      />
    </ListPage>
  );
}

type Log = ReturnType<typeof useAuditLog>;
type Change = (part: Partial<AuditView>) => void;

/** Names the reach once the list has more entries than its pages. */
const helpOf = (list: Log['list']): string =>
  list.kind === 'ready' && list.value.pagination.total >= auditReach
    ? m.audit_help_over_reach({ count: auditReach.toLocaleString(pageLocale()) })
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

function whoFilter(view: AuditView, staff: Log['staff'], change: Change): FilterMenuProps {
  const options = known(staffOptions(staff), view.actor, m.audit_user({ id: view.actor ?? '' }));
  return {
    ...singleFilter(m.audit_filter_who(), options, view.actor, (actor) => change({ actor })),
    loading: staff.kind === 'loading',
  };
}

function actionFilter({ action }: AuditView, change: Change): FilterMenuProps {
  const options = Object.entries(areaLabels).map(([value, label]) => ({ value, label }));
  const all = known(options, action, action ?? '');
  return singleFilter(m.audit_filter_action(), all, action, (chosen) => change({ action: chosen }));
}

function daysFilter({ days }: AuditView, today: string, change: Change): FilterMenuProps {
  const presets = dayPresets(today);
  const same = presets.find(
    (preset) => preset.days.from === days?.from && preset.days.to === days.to,
  );
  const chosen = days && (same?.value ?? 'chosen');
  const options = known(presets, chosen, m.audit_chosen_days());
  return singleFilter(m.audit_filter_date(), options, chosen, (value) =>
    change({ days: presets.find((preset) => preset.value === value)?.days ?? null }),
  );
}

/** Only shown while it is set, by the link of an entry. */
function recordFilter({ record }: AuditView, list: Log['list'], change: Change): FilterMenuProps[] {
  if (record === null) return [];
  const [newest] = list.kind === 'ready' ? list.value.rows : [];
  const options = known([], record, newest?.subject?.name || record);
  return [
    singleFilter(m.audit_filter_record(), options, record, (chosen) => change({ record: chosen })),
  ];
}

function ExportButton({ onExport }: { onExport: () => Promise<string> }) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      download(m.audit_csv_file(), await onExport(), 'text/csv');
    } catch (error) {
      const running = error instanceof DataError && error.code === 'limited';
      const message = running ? error.message : messageFor(error);
      toast({ tone: 'critical', message });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={Download} busy={busy} busyLabel={m.audit_preparing()} onClick={() => void save()}>
      {m.audit_download_csv()}
    </Button>
  );
}
