import { useCategories, useIndustries, useLocations, type Watched } from '@portal/data/react';
import type { Category, Term } from '@portal/data/schemas';
import type { QueryResult } from '@portal/data/stores';
import type { TermName } from '@portal/domain';
import { useLeaveGuard } from '@portal/forms/core';
import { AddTerm, TermEditor } from '@portal/forms/term';
import { Stack } from '@portal/ui/components/layout';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { Columns } from '@portal/ui/patterns/Shell';
import type { TermKind, TermListState } from '@portal/ui/patterns/TermList';
import { Clock, Download, Trash2, Upload } from 'lucide-react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { m } from '../../i18n/messages.js';
import { deletedTitle } from '../../parts/deleted.ts';
import { failureKind } from '../../parts/failure.tsx';
import { menuLink } from '../../parts/listings/listingRows.ts';
import { paths } from '../../paths.ts';
import { usePage } from '../../shell/page.tsx';
import {
  readTermView,
  shownRows,
  type TermEntries,
  type TermView,
  termHelp,
  termSorts,
  toTermEntries,
  writeTermView,
} from './termRows.ts';
import { useTermActions } from './useTermActions.ts';
import { useTermExport } from './useTermExport.tsx';

const titles: Record<TermKind, string> = {
  categories: m.shell_categories(),
  industries: m.shell_industries(),
  locations: m.shell_locations(),
};

const hooks = { categories: useCategories, industries: useIndustries, locations: useLocations };

/** The kinds of terms that a page shows. */
const shownKinds: Record<TermKind, readonly TermName[]> = {
  categories: ['categories', 'subcategories'],
  industries: ['industries'],
  locations: ['locations'],
};

const none: readonly Term[] = [];
const sortLabels = { name: m.terms_sort_name(), used: m.terms_sort_used() } as const;
const sortOptions = termSorts.map((value) => ({ value, label: sortLabels[value] }));

/** The terms of one kind with their use, and the form to add one. */
export function Component({ kind }: { kind: TermKind }) {
  // The kind never changes, so the hook stays the same.
  const useTerms = hooks[kind];
  const terms: Watched<readonly (Term | Category)[]> = useTerms();
  const actions = useTermActions();
  // A search or another order stays on the page.
  const adding = useLeaveGuard({ within: 'page' });
  const editing = useLeaveGuard({ within: 'page' });
  const [params, setParams] = useSearchParams();
  // Updated before the URL, so that typing does not wait for it.
  const [view, setView] = useState(() => readTermView(params));
  const exporting = useTermExport();
  const title = titles[kind];
  const kinds = shownKinds[kind];
  usePage(title);
  const show = (next: TermView) => {
    setView(next);
    setParams(writeTermView(next), { replace: true, preventScrollReset: true });
  };
  const all = terms.kind === 'ready' ? terms.value : none;
  const known = useRef<TermEntries>(new Map());
  const entries = useMemo(() => {
    known.current = toTermEntries(all, kind, known.current);
    return [...known.current.values()];
  }, [all, kind]);
  const every = useMemo(() => entries.map(({ row }) => row), [entries]);
  const deferred = useDeferredValue(view);
  const rows = useMemo(() => shownRows(entries, deferred), [entries, deferred]);
  return (
    <Stack space="large">
      <PageHeader
        title={title}
        help={
          terms.kind === 'failed'
            ? m.terms_help()
            : termHelp(kind, terms.kind === 'ready' ? all : null)
        }
        menu={[
          ...kinds.map((each) =>
            menuLink(m.terms_import({ kind: each }), Upload, paths.import(each)),
          ),
          ...kinds.map((each) => ({
            label: m.terms_export({ kind: each }),
            icon: Download,
            onSelect: () => exporting.ask(each, all),
          })),
          menuLink(m.imports_list_title(), Clock, paths.imports),
          ...kinds.map((each) => menuLink(deletedTitle(each), Trash2, paths.deleted(each))),
        ]}
      />
      {exporting.dialog}
      <Columns
        kind="terms"
        aside={
          <AddTerm
            kind={kind}
            onAdd={(name) => actions.add(kind, name)}
            onDirtyChange={adding.setDirty}
          />
        }
      >
        <TermEditor
          kind={kind}
          state={stateOf(terms, rows.length)}
          terms={rows}
          busy={terms.kind === 'ready' && terms.refreshing}
          search={{ value: view.search, onValueChange: (search) => show({ ...view, search }) }}
          sort={{
            value: view.sort,
            options: sortOptions,
            onValueChange: (value) =>
              show({ ...view, sort: termSorts.find((sort) => sort === value) ?? 'name' }),
          }}
          onRename={actions.rename}
          onSynonyms={actions.setSynonyms}
          onAddSubcategory={kind === 'categories' ? actions.addBelow : undefined}
          onDelete={actions.remove}
          onMerge={actions.merge}
          onPreviewMerge={actions.previewMerge}
          onMove={kind === 'categories' ? actions.move : undefined}
          all={every}
          onClear={() => show({ ...view, search: '' })}
          onDirtyChange={editing.setDirty}
          onRetry={terms.retry}
        />
      </Columns>
    </Stack>
  );
}

function stateOf(terms: QueryResult<readonly unknown[]>, shown: number): TermListState {
  if (terms.kind === 'loading') return 'loading';
  if (terms.kind === 'failed') return failureKind(terms.error);
  if (shown > 0) return 'ready';
  return terms.value.length === 0 ? 'empty' : 'no-match';
}
