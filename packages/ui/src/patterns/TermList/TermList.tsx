import { useCallback, useMemo, useState } from 'react';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { TableCard } from '../../components/Table/Table.tsx';
import { InPlaceOfRows } from '../InPlaceOfRows.tsx';
import type { ListingSortTool } from '../ListingTable/index.ts';
import { ListingSort } from '../ListingTable/ListingToolbar.tsx';
import type { Outcome } from '../useAsk.ts';
import { DeleteTerm, type DeleteTermDeeds } from './DeleteTerm.tsx';
import { NoTerms } from './NoTerms.tsx';
import { TermBones } from './TermBones.tsx';
import { TermRow } from './TermRow.tsx';
import {
  type Term,
  type TermKind,
  type TermListState,
  type TermRef,
  type TermTarget,
  targetsFor,
} from './term.ts';
import { termWords } from './termWords.ts';
import { useShown } from './useShown.ts';

export interface TermListProps extends DeleteTermDeeds {
  /** Which list it is. */
  kind: TermKind;
  /** Whether there are terms to show, and if not, why. */
  state: TermListState;
  /** The terms in their order; read when `state` is `ready`. */
  terms: readonly Term[];
  /** Newer terms are on their way; these stay. Default false. Sets `aria-busy`. */
  busy?: boolean | undefined;
  /** The search above the list; without it there is none. */
  search?: { value: string; onChange: (value: string) => void } | undefined;
  /** The order of the list, and what it may be; without it there is no such choice. */
  sort?: ListingSortTool | undefined;
  /** Changes a name; comes to what is wrong with it in words, or to nothing. */
  onRename: (term: TermRef, name: string) => Outcome;
  /** Adds a subcategory. Without it there is no such field. */
  onAddSubcategory?: ((categoryId: string, name: string) => Outcome) | undefined;
  /** Categories that are open at first, by id. Default: none. */
  openAtFirst?: readonly string[] | undefined;
  /** Where listings can be moved, while a search hides other terms. Default: the other terms shown. */
  targets?: ((term: TermRef) => readonly TermTarget[]) | undefined;
  /** Takes the search away, where nothing matches it. */
  onClear?: (() => void) | undefined;
  /** Loads again, after a failure. */
  onRetry?: (() => void) | undefined;
}

/** The terms that listings are filed under, with how much each is used. */
export function TermList(props: TermListProps) {
  const { kind, state, terms, busy, search, sort, targets, openAtFirst = [] } = props;
  const { many, title } = termWords[kind];
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(openAtFirst));
  const [asked, setAsked] = useState<TermRef | null>(null);
  const places = useMemo(() => {
    if (!asked) return [];
    return targets ? targets(asked) : targetsFor(asked, terms);
  }, [asked, targets, terms]);
  const hasTools = state === 'ready' || state === 'loading' || state === 'no-match';
  const toggle = useCallback(
    (id: string, opened: boolean) =>
      setOpen((now) => new Set(opened ? [...now, id] : [...now].filter((other) => other !== id))),
    [],
  );
  const { shown, setEnd } = useShown(`${sort?.value} ${search?.value}`);
  return (
    <>
      <TableCard
        toolbar={
          hasTools && search ? <SearchField label={`Search ${many}`} {...search} /> : undefined
        }
        toolbarEnd={hasTools && sort ? <ListingSort {...sort} /> : undefined}
      >
        {state === 'ready' ? (
          <ul aria-label={title} aria-busy={busy || undefined}>
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
              />
            ))}
            {terms.length > shown ? <li ref={setEnd} key={shown} aria-hidden /> : null}
          </ul>
        ) : null}
        <InPlaceOfRows
          loading={
            state === 'loading' ? <TermBones kind={kind} label={`Loading the ${many}`} /> : null
          }
        >
          {state === 'ready' || state === 'loading' ? null : (
            <NoTerms
              kind={kind}
              state={state}
              search={search?.value}
              onClear={props.onClear}
              onRetry={props.onRetry}
            />
          )}
        </InPlaceOfRows>
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
