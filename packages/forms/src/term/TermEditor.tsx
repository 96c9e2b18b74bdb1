import { Banner } from '@portal/ui/components/Banner';
import { Button } from '@portal/ui/components/Button';
import { CopyButton } from '@portal/ui/components/CopyButton';
import { Stack } from '@portal/ui/components/layout';
import { useConfirm } from '@portal/ui/patterns/Confirm';
import {
  type Term,
  TermList,
  type TermListProps,
  type TermRef,
} from '@portal/ui/patterns/TermList';
import { useCallback, useRef, useState } from 'react';
import { m } from '../i18n/messages.js';
import type { PreviewMerge } from './MergeEffect.tsx';
import { MoveTerm } from './MoveTerm.tsx';
import { AddSubterm, type NameOutcome, type RenameOutcome, RenameTerm } from './NameForm.tsx';
import { SynonymsDialog, type SynonymsOutcome } from './SynonymsDialog.tsx';
import { deletedWith, type Goal, type TermTarget, termTexts } from './termTexts.ts';

/** Listings still use the term, so they have to move first. */
interface InUse {
  inUse: number;
}

export interface TermEditorProps
  extends Omit<
    TermListProps,
    'rename' | 'addSubcategory' | 'onSynonyms' | 'onDelete' | 'onMerge' | 'onMove'
  > {
  /** Replaces the name of `term`, the one that the user has seen. */
  onRename: (term: TermRef, name: string) => RenameOutcome;
  /** Replaces the other names of `term`, those that the user has seen. */
  onSynonyms: (term: TermRef, names: readonly string[]) => SynonymsOutcome;
  /** Adds a subcategory. Resolves with an error message for its name, or undefined on success. Without it there is no such field. */
  onAddSubcategory?: ((categoryId: string, name: string) => NameOutcome) | undefined;
  /** Deletes an unused term. Resolves with an error message, with the number of listings that use it after all, or undefined on success. */
  onDelete: (term: TermRef) => Promise<string | InUse | undefined>;
  /** Merges a term into another one. Resolves with an error message, or undefined on success. */
  onMerge: (term: TermRef, target: TermTarget) => NameOutcome;
  /** What merging a term into another one would change. */
  onPreviewMerge: PreviewMerge;
  /** Moves a subcategory to another category. Resolves with an error message, or undefined on success. Default: not offered. */
  onMove?: ((term: TermRef, category: TermTarget) => NameOutcome) | undefined;
  /** All terms of the kind, if a search hides some. Default: those shown. */
  all?: readonly Term[] | undefined;
  /** Called when leaving begins or ceases to lose a typed name. */
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
}

/** The list of terms with the forms that rename, add, move and delete. Needs a `ConfirmProvider` above it. */
export function TermEditor(props: TermEditorProps) {
  const { onRename, onAddSubcategory, onDelete, onMerge, onPreviewMerge, onMove } = props;
  const { all = props.terms, onDirtyChange } = props;
  const confirm = useConfirm();
  const [asking, setAsking] = useState<{ term: TermRef; goal: Goal } | null>(null);
  const [naming, setNaming] = useState<TermRef | null>(null);
  const dirtyOf = useAnyDirty(onDirtyChange);
  const [lost, setLost] = useState<LostName | null>(null);
  const forget = useCallback(
    ({ kind, id }: TermRef) =>
      setLost((was) => (was?.term.kind === kind && was.term.id === id ? null : was)),
    [],
  );
  const onLost = useCallback((term: TermRef, typed: string) => setLost({ term, typed }), []);
  const onTyped = useCallback(
    async (term: TermRef, name: string) => {
      const wrong = await onRename(term, name);
      // A search or the new place in the list may have hidden the field meanwhile.
      if (wrong === undefined) forget(term);
      return wrong;
    },
    [onRename, forget],
  );
  const isGone =
    lost !== null &&
    ['ready', 'no-match', 'empty'].includes(props.state) &&
    !has(all, lost.term.kind, lost.term.id);
  const rename = useCallback(
    (term: TermRef, onDone: () => void) => (
      <RenameTerm
        term={term}
        onRename={onTyped}
        onDone={onDone}
        onLost={(name) => onLost(term, name)}
        onDirtyChange={dirtyOf(`${term.kind} ${term.id}`)}
      />
    ),
    [onTyped, onLost, dirtyOf],
  );
  const addSubcategory = useCallback(
    (category: string) => (
      <AddSubterm
        onSave={async (name) => onAddSubcategory?.(category, name)}
        onDirtyChange={dirtyOf(category)}
      />
    ),
    [onAddSubcategory, dirtyOf],
  );
  function remove(term: TermRef) {
    forget(term);
    if (term.used > 0) return setAsking({ term, goal: 'delete' });
    confirm({
      title: m.term_delete_title({ name: term.name }),
      text: deletedWith(term),
      confirm: termTexts[term.kind].delete,
      cancel: m.term_keep_it(),
      busyLabel: m.core_deleting(),
      async run() {
        const wrong = await onDelete(term);
        if (typeof wrong !== 'object') return wrong;
        setAsking({ term: { ...term, used: wrong.inUse }, goal: 'delete' });
        return undefined;
      },
    });
  }
  const latest = useRef(remove);
  latest.current = remove;
  // The same function, so that a search does not render every row again.
  const onAskDelete = useCallback((term: TermRef) => latest.current(term), []);
  const onAskMerge = useCallback(
    (term: TermRef) => {
      forget(term);
      setAsking({ term, goal: 'merge' });
    },
    [forget],
  );
  const onAskMove = useCallback((term: TermRef) => setAsking({ term, goal: 'move' }), []);
  return (
    <Stack>
      {isGone ? (
        <Banner
          tone="caution"
          role="alert"
          title={m.term_gone_title({ name: lost.term.name })}
          actions={
            <>
              <CopyButton text={lost.typed} label={m.term_gone_copy()} />
              <Button size="compact" tone="ghost" onClick={() => setLost(null)}>
                {m.core_close()}
              </Button>
            </>
          }
        >
          {m.term_gone_typed({ typed: lost.typed })}
        </Banner>
      ) : null}
      <TermList
        kind={props.kind}
        state={props.state}
        terms={props.terms}
        busy={props.busy}
        search={props.search}
        sort={props.sort}
        openAtFirst={props.openAtFirst}
        onClear={props.onClear}
        onRetry={props.onRetry}
        rename={rename}
        addSubcategory={onAddSubcategory && addSubcategory}
        onSynonyms={setNaming}
        onMerge={onAskMerge}
        onMove={onMove && onAskMove}
        onDelete={onAskDelete}
      />
      {naming ? (
        <SynonymsDialog
          term={naming}
          onClose={() => setNaming(null)}
          onDirtyChange={dirtyOf('other names')}
          onSubmit={props.onSynonyms}
        />
      ) : null}
      {asking ? (
        <MoveTerm
          {...asking}
          targets={
            asking.goal === 'move' ? categoriesFor(asking.term, all) : targetsFor(asking.term, all)
          }
          onClose={() => setAsking(null)}
          onSubmit={asking.goal === 'move' && onMove ? onMove : onMerge}
          onPreview={onPreviewMerge}
        />
      ) : null}
    </Stack>
  );
}

/** A name that was typed in a field which is gone. */
interface LostName {
  term: TermRef;
  typed: string;
}

/** Whether there still is a term. */
const has = (terms: readonly Term[], kind: TermRef['kind'], id: string): boolean =>
  (kind === 'subcategories'
    ? terms.flatMap(({ subcategories = [] }) => subcategories)
    : terms
  ).some((term) => term.id === id);

/** Reports whether any of several forms is dirty. */
function useAnyDirty(onDirtyChange: TermEditorProps['onDirtyChange']) {
  const forms = useRef(new Set<string>());
  return useCallback(
    (form: string) => (dirty: boolean) => {
      if (dirty) forms.current.add(form);
      else forms.current.delete(form);
      onDirtyChange?.(forms.current.size > 0);
    },
    [onDirtyChange],
  );
}

/** The categories that a subcategory can move to. */
const categoriesFor = ({ categoryId }: TermRef, terms: readonly Term[]): TermTarget[] =>
  terms.flatMap(({ id, name, synonyms }) => (id === categoryId ? [] : [{ id, name, synonyms }]));

/** The terms that a term can be merged into: others of its kind, in any category. */
export function targetsFor(ref: TermRef, terms: readonly Term[]): TermTarget[] {
  const all =
    ref.kind === 'subcategories'
      ? terms.flatMap(({ name: within, subcategories = [] }) =>
          subcategories.map(({ id, name, synonyms }) => ({ id, name, synonyms, within })),
        )
      : terms.map(({ id, name, synonyms }) => ({ id, name, synonyms }));
  return all.filter(({ id }) => id !== ref.id);
}
