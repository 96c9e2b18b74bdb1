import { type ImportSummary, useImports } from '@portal/data/imports';
import { useUser } from '@portal/data/react';
import { clockTime, formatDate } from '@portal/data/schemas';
import { declareList, type ImportKind, importLimits, isListingKind } from '@portal/domain';
import type { ListingTerms } from '@portal/forms/listing';
import { Card } from '@portal/ui/components/Card';
import { EmptyState } from '@portal/ui/components/EmptyState';
import { Link } from '@portal/ui/components/Link';
import { type Column, phoneCard, Table, TableCard } from '@portal/ui/components/Table';
import { PageLoading } from '@portal/ui/patterns/PageStates';
import { useMemo } from 'react';
import { brand } from '../../brand.ts';
import { m } from '../../i18n/messages.js';
import { FailedPage } from '../../parts/failure.tsx';
import { formatCount } from '../../parts/formatCount.ts';
import { ListPage, useList } from '../../parts/lists/ListPage.tsx';
import { NotWhileViewing } from '../../parts/NotWhileViewing.tsx';
import { paths } from '../../paths.ts';
import { usePage } from '../../shell/page.tsx';
import { bulkText } from './bulkText.ts';
import { useTermsOf } from './useTermsOf.ts';

const list = declareList({ path: paths.imports, params: {} });

const states: Readonly<Record<ImportSummary['state'], string>> = {
  mapping: m.imports_state_mapping(),
  checking: m.imports_state_checking(),
  checked: m.imports_state_checked(),
  running: m.imports_state_running(),
  stopped: m.imports_state_stopped(),
  done: m.imports_state_done(),
  undoing: m.imports_state_undoing(),
  undone: m.imports_state_undone(),
};

/** What an edit changes, or the file of an import. */
function nameOf({ type, file, changes, format }: ImportSummary, terms: ListingTerms): string {
  if (format !== 'selection' || !isListingKind(type)) return file;
  return changes.map((change) => bulkText(type, change, terms)).join(' · ');
}

const hrefOf = ({ id, type, format }: ImportSummary) =>
  `${format === 'selection' && isListingKind(type) ? paths.bulkEdit(type) : paths.import(type)}?id=${id}`;

/** The list that rows are of. */
function listOf(type: ImportKind): string {
  if (type === 'accounts') return m.shell_accounts();
  if (type === 'reviews') return m.shell_reviews();
  return isListingKind(type) ? brand.names[type] : m.imports_terms({ kind: type });
}

const columnsOf = (terms: ListingTerms): Column<ImportSummary>[] => [
  {
    key: 'name',
    title: m.imports_what(),
    phone: 'title',
    cell: (row) => <Link href={hrefOf(row)}>{nameOf(row, terms)}</Link>,
  },
  {
    key: 'kind',
    title: m.imports_kind(),
    phone: 'field',
    width: 120,
    cell: ({ format }) => (format === 'selection' ? m.bulk_edit_title() : m.imports_step_import()),
  },
  {
    key: 'type',
    title: m.imports_list(),
    phone: 'field',
    width: 140,
    cell: ({ type }) => listOf(type),
  },
  {
    key: 'rows',
    title: m.imports_rows(),
    phone: 'field',
    width: 100,
    cell: ({ rows }) => formatCount(rows),
  },
  {
    key: 'state',
    title: m.imports_state(),
    phone: 'field',
    width: 140,
    cell: ({ state }) => states[state],
  },
  {
    key: 'when',
    title: m.imports_when(),
    phone: 'field',
    width: 230,
    cell: ({ createdAt }) => `${formatDate(createdAt)}, ${clockTime(createdAt)}`,
  },
];

/** The user's imports and bulk edits, newest first, each with the way to its page and its Undo. */
export function ImportsPage() {
  const { viewedBy } = useUser();
  return viewedBy ? <NotWhileViewing title={m.imports_not_while_viewing()} /> : <ImportsList />;
}

const noRows: readonly ImportSummary[] = [];

function ImportsList() {
  const { view, query, around } = useList(list);
  const imports = useImports(query);
  const rows = imports.kind === 'ready' ? imports.value.rows : noRows;
  const terms = useTermsOf(useMemo(() => rows.flatMap(({ changes }) => changes), [rows]));
  const { page, frame } = around(imports);
  const columns = useMemo(() => columnsOf(terms), [terms]);
  const title = m.imports_list_title();
  usePage(title);
  return (
    <ListPage {...page} title={title} help={m.imports_list_help({ days: importLimits.keptDays })}>
      {imports.kind === 'loading' ? <PageLoading /> : null}
      {imports.kind === 'failed' ? <FailedPage {...imports} /> : null}
      {imports.kind === 'ready' && view.page === 1 && imports.value.rows.length === 0 ? (
        <Card>
          <EmptyState illustration="stones" title={m.imports_none()}>
            {m.imports_none_help()}
          </EmptyState>
        </Card>
      ) : null}
      {imports.kind === 'ready' && imports.value.rows.length > 0 ? (
        <TableCard footer={frame.footer}>
          <Table
            caption={title}
            columns={columns}
            rows={imports.value.rows}
            rowKey={({ id }) => String(id)}
            busy={frame.busy}
            phone={phoneCard}
          />
        </TableCard>
      ) : null}
    </ListPage>
  );
}
