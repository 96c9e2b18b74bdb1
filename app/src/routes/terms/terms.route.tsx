import { useCategories, useIndustries, useLocations } from '@portal/data/react';
import type { Category, Term } from '@portal/data/schemas';
import type { View } from '@portal/data/stores';
import { Stack } from '@portal/ui/components/layout';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { Columns } from '@portal/ui/patterns/Shell';
import {
  AddTerm,
  type TermKind,
  TermList,
  type TermListState,
  type TermRef,
  targetsFor,
} from '@portal/ui/patterns/TermList';
import { useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePage } from '../../shell/page.tsx';
import {
  readTermView,
  shownRows,
  type TermView,
  termHelp,
  termListState,
  termSorts,
  toTermEntry,
  writeTermView,
} from './termRows.ts';
import { useTermDeeds } from './useTermDeeds.ts';

const titles: Record<TermKind, string> = {
  categories: 'Categories',
  industries: 'Industries',
  locations: 'Locations',
};

const hooks = { categories: useCategories, industries: useIndustries, locations: useLocations };

/** The list of one kind of term. */
export function route(kind: TermKind) {
  const useTerms = hooks[kind];
  function TermsRoute() {
    const terms = useTerms();
    const deeds = useTermDeeds();
    const [params, setParams] = useSearchParams();
    // The field is ahead of the address, so that no letter waits for it.
    const [view, setView] = useState(() => readTermView(params));
    usePage({ title: titles[kind], crumbs: [{ label: 'Metadata' }, { label: titles[kind] }] });
    const show = (next: TermView) => {
      setView(next);
      setParams(writeTermView(next), { replace: true, preventScrollReset: true });
    };
    return (
      <TermsScreen
        kind={kind}
        title={titles[kind]}
        terms={terms}
        view={view}
        onView={show}
        onRetry={terms.retry}
        deeds={deeds}
      />
    );
  }
  return { Component: TermsRoute };
}

interface TermsScreenProps {
  kind: TermKind;
  title: string;
  terms: View<readonly (Term | Category)[]>;
  view: TermView;
  onView: (view: TermView) => void;
  onRetry: () => void;
  deeds: ReturnType<typeof useTermDeeds>;
}

const none: readonly Term[] = [];
const sortLabels = { name: 'Name', used: 'Most used' } as const;
const sortOptions = termSorts.map((value) => ({ value, label: sortLabels[value] }));

/** The terms of one kind, how much each is used, and the form for one more. */
function TermsScreen(props: TermsScreenProps) {
  const { kind, title, terms, view, onView, onRetry, deeds } = props;
  const all = terms.kind === 'ready' ? terms.value : none;
  // The same rows as objects, so that a search draws none of them again.
  const entries = useMemo(() => all.map((term) => toTermEntry(term, kind)), [all, kind]);
  // A letter shows before what it finds.
  const asked = useDeferredValue(view);
  const rows = useMemo(() => shownRows(entries, asked), [entries, asked]);
  return (
    <Stack space="large">
      <PageHeader
        title={title}
        help={
          terms.kind === 'failed'
            ? 'What listings are filed under.'
            : termHelp(kind, terms.kind === 'ready' ? all : null)
        }
      />
      <Columns kind="terms" aside={<AddTerm kind={kind} onAdd={(name) => deeds.add(kind, name)} />}>
        <TermList
          kind={kind}
          state={stateOf(terms, rows.length)}
          terms={rows}
          busy={terms.kind === 'ready' && terms.refreshing}
          search={{ value: view.search, onChange: (search) => onView({ ...view, search }) }}
          sort={{
            value: view.sort,
            options: sortOptions,
            onChange: (value) =>
              onView({ ...view, sort: termSorts.find((sort) => sort === value) ?? 'name' }),
          }}
          onRename={deeds.rename}
          onAddSubcategory={kind === 'categories' ? deeds.addBelow : undefined}
          onDelete={deeds.remove}
          onMove={deeds.move}
          targets={(term: TermRef) =>
            targetsFor(
              term,
              entries.map(({ row }) => row),
            )
          }
          onClear={() => onView({ ...view, search: '' })}
          onRetry={onRetry}
        />
      </Columns>
    </Stack>
  );
}

function stateOf(terms: TermsScreenProps['terms'], shown: number): TermListState {
  if (terms.kind === 'loading') return 'loading';
  if (terms.kind === 'failed') return terms.error.code === 'offline' ? 'offline' : 'failed';
  return termListState(shown, terms.value.length);
}
