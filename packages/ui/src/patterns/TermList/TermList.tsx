import { useCallback, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { TableCard } from '../../components/Table/Table.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { m } from '../../i18n/messages.js';
import { useAvailableWidth } from '../../internal/useAvailableWidth.ts';
import { ListState } from '../ListState.tsx';
import { type ListSortTool, listToolbar } from '../ListToolbar/ListToolbar.tsx';
import * as styles from './TermList.css.ts';
import { type TermActions, TermRow } from './TermRow.tsx';
import type { Term, TermKind, TermListState } from './term.ts';
import { useShown } from './useShown.tsx';

export interface TermListProps extends TermActions {
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
  /** Ids of the categories that are expanded at first. Default: none. */
  openAtFirst?: readonly string[] | undefined;
  /** Clears the search; offered when nothing matches it. */
  onClear?: (() => void) | undefined;
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
  const { kind, state, terms, busy, search, sort, onClear, openAtFirst = [] } = props;
  const words = listWords[kind];
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(openAtFirst));
  const toggle = useCallback(
    (id: string, opened: boolean) =>
      setOpen((now) => new Set(opened ? [...now, id] : [...now].filter((other) => other !== id))),
    [],
  );
  const menuSize = useAvailableWidth() === 'phone' ? 'touch' : 'compact';
  const { shown, end } = useShown(terms.length, `${sort?.value} ${search?.value}`);
  return (
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
              menuSize={menuSize}
              onSynonyms={props.onSynonyms}
              onMerge={props.onMerge}
              onMove={props.onMove}
              onDelete={props.onDelete}
              rename={props.rename}
              addSubcategory={props.addSubcategory}
            />
          ))}
          {end}
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
  );
}

function TermsSkeleton({ kind, label }: { kind: TermKind; label: string }) {
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <ul aria-hidden>
        {[160, 200, 120, 240, 140, 180].map((width) => (
          <li key={width} className={styles.term} data-kind={kind}>
            <div className={styles.row}>
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

export type { Term, TermKind, TermListState, TermRef } from './term.ts';
