import { ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { type Column, columnWidth, Table, TableSkeleton } from '../../components/Table/Table.tsx';
import { m } from '../../i18n/messages.js';
import { Icon } from '../../internal/icon/Icon.tsx';
import { useLinkComponent } from '../../internal/link/LinkContext.tsx';
import { type AvailableWidth, useAvailableWidth } from '../../internal/useAvailableWidth.ts';
import { ListCard, type ListFrame } from '../ListState.tsx';
import type { ListFilter } from '../ListToolbar/ListToolbar.tsx';
import * as styles from './AuditTable.css.ts';

export interface AuditChange {
  /** Label of the field, unique in its entry. */
  label: string;
  /** The value before and after; null is none. Without both, the values are not recorded. */
  before: string | null;
  after: string | null;
}

export interface AuditRow {
  id: string;
  /** Formatted time: 'November 20th 2026, 09:41'. */
  time: string;
  /** Who did it, and their roles; `href` shows only what they did. */
  who: { name: string; detail: string; href: string | undefined };
  /** What was done, as words around the name of the record. */
  what: { before: string; name: string; href: string | undefined; after: string };
  /** Network address; null for the system. */
  address: string | null;
  /** Browser and system; null if unknown. */
  device: string | null;
  changes: readonly AuditChange[];
  reason: string | null;
  /** Shows only what happened to the record. */
  recordHref: string | undefined;
}

export interface AuditTableProps extends ListFrame {
  /** The rows of this page; shown when `state` is `ready`. */
  rows: readonly AuditRow[];
  /** Filters of the toolbar. */
  filters: readonly ListFilter[];
}

/** The audit log, newest first. A row expands to its changes and its reason. */
export function AuditTable(props: AuditTableProps) {
  const { rows, busy, filters } = props;
  return (
    <ListCard
      {...props}
      tools={{ filters }}
      skeleton={<TableSkeleton rows={10} label={m.people_audit_loading()} />}
      words={words}
    >
      <Table
        caption={m.people_audit_log()}
        columns={columnsAt[useAvailableWidth()]}
        rows={rows}
        rowKey={rowKey}
        busy={busy}
        phone={phone}
      />
    </ListCard>
  );
}

const words = {
  empty: { title: m.people_audit_empty(), text: m.people_audit_empty_help() },
  noMatch: { filtered: m.people_audit_none_filtered, help: m.people_audit_none_help() },
  failed: m.people_audit_failed(),
};

const rowKey = ({ id }: AuditRow): string => id;

const who: Column<AuditRow> = {
  key: 'who',
  title: m.people_audit_who(),
  width: 170,
  cell: (row) => <Who {...row.who} />,
};
const what: Column<AuditRow> = {
  key: 'what',
  title: m.people_audit_what(),
  cell: (row) => <What row={row} />,
};
const from: Column<AuditRow> = {
  key: 'from',
  title: m.people_audit_from(),
  width: 170,
  cell: ({ address, device }) => (
    <div className={styles.small}>
      <span>{address}</span>
      {device ? <div>{device}</div> : null}
    </div>
  ),
};

/** The time, and below it the columns without space of their own. */
const time = (...below: readonly Column<AuditRow>[]): Column<AuditRow> => ({
  key: 'time',
  title: m.people_audit_time(),
  width: columnWidth.time,
  cell: (row) => (
    <>
      <span className={styles.small}>{row.time}</span>
      {below.map(({ key, cell }) => (
        <Fragment key={key}>{cell(row)}</Fragment>
      ))}
    </>
  ),
});

const columnsAt: Record<AvailableWidth, readonly Column<AuditRow>[]> = {
  xl: [time(), who, what, from],
  lg: [time(from), who, what],
  md: [time(who, from), what],
  phone: [],
};

const phone = (row: AuditRow): ReactNode => (
  <div className={styles.phone}>
    <What row={row} />
    <div className={styles.small}>
      {[[row.who.name, row.who.detail].filter(Boolean).join(', '), row.address]
        .filter(Boolean)
        .join(' · ')}
    </div>
    <div className={styles.small}>{row.time}</div>
  </div>
);

function Who({ name, detail, href }: AuditRow['who']) {
  const Anchor = useLinkComponent();
  return (
    <div>
      {href ? (
        <Anchor href={href} className={styles.who} aria-label={m.people_audit_only_of({ name })}>
          {name}
        </Anchor>
      ) : (
        <span className={styles.who}>{name}</span>
      )}
      {detail ? <div className={styles.small}>{detail}</div> : null}
    </div>
  );
}

function What({ row }: { row: AuditRow }) {
  const { what, changes, reason, recordHref } = row;
  const Anchor = useLinkComponent();
  const summary = [
    ...changes.map(({ label }) => label),
    ...(reason === null ? [] : [m.people_audit_reason()]),
  ].join(', ');
  return (
    <div className={styles.what}>
      <div className={styles.sentence}>
        <span>{what.before}</span>
        {what.href ? (
          <Anchor href={what.href} className={styles.name}>
            {what.name}
          </Anchor>
        ) : (
          <span>{what.name}</span>
        )}
        <span>{what.after}</span>
      </div>
      {summary ? (
        <details>
          <summary className={styles.more}>
            <span className={styles.arrow}>
              <Icon icon={ChevronRight} size={14} />
            </span>
            <span>{summary}</span>
          </summary>
          <div className={styles.details}>
            {changes.length > 0 ? (
              <div className={styles.changes}>
                {changes.map((change) => (
                  <Change key={change.label} {...change} />
                ))}
              </div>
            ) : null}
            {reason === null ? null : <p className={styles.reason}>{reason}</p>}
            {recordHref ? (
              <Anchor href={recordHref} className={styles.more}>
                {m.people_audit_all_of_record()}
              </Anchor>
            ) : null}
          </div>
        </details>
      ) : null}
    </div>
  );
}

function Change({ label, before, after }: AuditChange) {
  return (
    <div>
      <div className={styles.field}>{label}</div>
      <div className={styles.values}>
        {before === null && after === null ? <span>{m.people_audit_changed()}</span> : null}
        {before === null ? null : <del className={styles.before}>{before}</del>}
        {before !== null && after !== null ? ' ' : null}
        {after === null ? null : <ins className={styles.after}>{after}</ins>}
      </div>
    </div>
  );
}
