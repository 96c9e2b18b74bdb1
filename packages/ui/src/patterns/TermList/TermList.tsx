import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { TableCard } from '../../components/Table/Table.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { m } from '../../i18n/messages.js';
import { ListState } from '../ListState.tsx';
import { type ListSortTool, listToolbar } from '../ListToolbar/ListToolbar.tsx';
import type { Outcome } from '../useAsk.ts';
import { DeleteTerm, type DeleteTermActions } from './DeleteTerm.tsx';
import * as styles from './TermList.css.ts';
import { TermRow } from './TermRow.tsx';
import {
  type RenameOutcome,
  type Term,
  type TermKind,
  type TermListState,
  type TermRef,
  type TermTarget,
  targetsFor,
} from './term.ts';

export interface TermListProps extends DeleteTermActions {
  /** Kind of the terms. */
  kind: TermKind;
  /** Whether the terms are shown, or what replaces them. */
  state: TermListState;
  /** The terms in order; shown when `state` is `ready`. */
  terms: readonly Term[];
  /** The terms are reloading. Default false. Sets `aria-busy`. */
  busy?: boolean | undefined;
  /** The search above the list. Default: none. */
  search?: { value: string; onValueChange: (value: string) => void } | undefined;
  /** The choice of the sort order. Default: none. */
  sort?: ListSortTool | undefined;
  /** Replaces the name of `term`, the one that the user has seen. */
  onRename: (term: TermRef, name: string) => RenameOutcome;
  /** Adds a subcategory. Resolves with an error message for its name, or undefined on success. Without it there is no such field. */
  onAddSubcategory?: ((categoryId: string, name: string) => Outcome) | undefined;
  /** Ids of the categories that are expanded at first. Default: none. */
  openAtFirst?: readonly string[] | undefined;
  /** The terms that listings can move to, if a search hides some. Default: the other terms shown. */
  targets?: ((term: TermRef) => readonly TermTarget[]) | undefined;
  /** Clears the search; offered when nothing matches it. */
  onClear?: (() => void) | undefined;
  /** Called when leaving begins or ceases to lose a typed name. */
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
  /** Loads again, after a failure. */
  onRetry?: (() => void) | undefined;
}

const listWords = {
  categories: {
    title: m.terms_categories(),
    search: m.terms_search_categories(),
    loading: m.terms_categories_loading(),
    empty: m.terms_categories_empty(),
    help: m.terms_categories_help(),
    noneFound: m.terms_categories_none_found,
    showAll: m.terms_show_all_categories(),
    failed: m.terms_categories_failed(),
  },
  industries: {
    title: m.terms_industries(),
    search: m.terms_search_industries(),
    loading: m.terms_industries_loading(),
    empty: m.terms_industries_empty(),
    help: m.terms_industries_help(),
    noneFound: m.terms_industries_none_found,
    showAll: m.terms_show_all_industries(),
    failed: m.terms_industries_failed(),
  },
  locations: {
    title: m.terms_locations(),
    search: m.terms_search_locations(),
    loading: m.terms_locations_loading(),
    empty: m.terms_locations_empty(),
    help: m.terms_locations_help(),
    noneFound: m.terms_locations_none_found,
    showAll: m.terms_show_all_locations(),
    failed: m.terms_locations_failed(),
  },
} satisfies Record<TermKind, object>;

/** The terms of listings, with how many listings use each. */
export function TermList(props: TermListProps) {
  const { kind, state, terms, busy, search, sort, targets, onClear, openAtFirst = [] } = props;
  const words = listWords[kind];
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(openAtFirst));
  const [asked, setAsked] = useState<TermRef | null>(null);
  const places = useMemo(() => {
    if (!asked) return [];
    return targets ? targets(asked) : targetsFor(asked, terms);
  }, [asked, targets, terms]);
  const toggle = useCallback(
    (id: string, opened: boolean) =>
      setOpen((now) => new Set(opened ? [...now, id] : [...now].filter((other) => other !== id))),
    [],
  );
  const onDirtyChange = useAnyDirty(props.onDirtyChange);
  const { shown, setEnd } = useShown(`${sort?.value} ${search?.value}`);
  return (
    <>
      <TableCard
        toolbar={listToolbar(state, { search: search && { label: words.search, ...search }, sort })}
      >
        {state === 'ready' ? (
          <ul aria-label={words.title} aria-busy={busy || undefined}>
            {terms.slice(0, shown).map((term, index) => (
              <TermRow
                key={term.id}
                kind={kind}
                term={term}
                place={index + 1}
                of={terms.length}
                open={open.has(term.id)}
                onOpen={toggle}
                onAskDelete={setAsked}
                onRename={props.onRename}
                onAddSubcategory={props.onAddSubcategory}
                onDirtyChange={onDirtyChange}
              />
            ))}
            {terms.length > shown ? <li ref={setEnd} key={shown} aria-hidden /> : null}
          </ul>
        ) : null}
        <ListState
          state={state}
          skeleton={<TermsSkeleton kind={kind} label={words.loading} />}
          empty={{ title: words.empty, text: words.help }}
          noMatch={{
            title: words.noneFound({ search: search?.value.trim() ?? '' }),
            text: m.terms_check_spelling(),
            action: onClear ? <Button onClick={onClear}>{words.showAll}</Button> : undefined,
          }}
          failed={{
            title: words.failed,
            text: m.terms_failed_help(),
          }}
          onRetry={props.onRetry}
        />
      </TableCard>
      <DeleteTerm
        term={asked}
        targets={places}
        onClose={() => setAsked(null)}
        onDelete={props.onDelete}
        onMove={props.onMove}
      />
    </>
  );
}

function TermsSkeleton({ kind, label }: { kind: TermKind; label: string }) {
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <ul aria-hidden>
        {[160, 200, 120, 240, 140, 180].map((width) => (
          <li key={width} className={styles.term}>
            <div className={styles.row} data-kind={kind}>
              <div className={styles.words}>
                <Skeleton shape="text" width={width} />
                {kind === 'categories' ? <Skeleton shape="text" width="half" /> : null}
              </div>
              <Skeleton shape="text" width={64} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Reports whether any of several forms is dirty. */
function useAnyDirty(onDirtyChange: TermListProps['onDirtyChange']) {
  const count = useRef(0);
  return useCallback(
    (dirty: boolean) => {
      count.current += dirty ? 1 : -1;
      onDirtyChange?.(count.current > 0);
    },
    [onDirtyChange],
  );
}

/** Rows per step: as many as fill a tall window. */
const step = 40;

/** How many rows to render: one step, and another whenever the end scrolls near. Restarts with another `view`. */
function useShown(view: string) {
  const [state, setState] = useState({ view, shown: step });
  const [end, setEnd] = useState<Element | null>(null);
  const shown = state.view === view ? state.shown : step;
  useEffect(() => {
    if (!end) return;
    const near = new IntersectionObserver(
      (entries) => {
        // A slow page gets several entries at once, the newest last.
        if (entries.at(-1)?.isIntersecting) setState({ view, shown: shown + step });
      },
      { rootMargin: '800px' },
    );
    near.observe(end);
    return () => near.disconnect();
  }, [end, view, shown]);
  return { shown, setEnd };
}

export { AddTerm, type AddTermProps } from './NameForms.tsx';

export { type Term, type TermKind, type TermListState, type TermRef, targetsFor } from './term.ts';
