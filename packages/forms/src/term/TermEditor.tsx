import { useConfirm } from '@portal/ui/patterns/Confirm';
import {
  type Term,
  TermList,
  type TermListProps,
  type TermRef,
} from '@portal/ui/patterns/TermList';
import { useCallback, useRef, useState } from 'react';
import { m } from '../i18n/messages.js';
import { MoveTerm, type TermTarget } from './MoveTerm.tsx';
import { AddSubterm, type NameOutcome, type RenameOutcome, RenameTerm } from './NameForm.tsx';
import { deletedWith, termTexts } from './termTexts.ts';

/** Listings still use the term, so they have to move first. */
interface InUse {
  inUse: number;
}

export interface TermEditorProps
  extends Omit<TermListProps, 'rename' | 'addSubcategory' | 'onDelete'> {
  /** Replaces the name of `term`, the one that the user has seen. */
  onRename: (term: TermRef, name: string) => RenameOutcome;
  /** Adds a subcategory. Resolves with an error message for its name, or undefined on success. Without it there is no such field. */
  onAddSubcategory?: ((categoryId: string, name: string) => NameOutcome) | undefined;
  /** Deletes an unused term. Resolves with an error message, with the number of listings that use it after all, or undefined on success. */
  onDelete: (term: TermRef) => Promise<string | InUse | undefined>;
  /** Moves the listings of a term to another one and deletes it. Resolves with an error message, or undefined on success. */
  onMove: (term: TermRef, targetId: string) => NameOutcome;
  /** The terms that listings can move to, if a search hides some. Default: the other terms shown. */
  targets?: ((term: TermRef) => readonly TermTarget[]) | undefined;
  /** Called when leaving begins or ceases to lose a typed name. */
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
}

/** The list of terms with the forms that rename, add, move and delete. Needs a `ConfirmProvider` above it. */
export function TermEditor(props: TermEditorProps) {
  const { onRename, onAddSubcategory, onDelete, onMove, targets, onDirtyChange, ...list } = props;
  const confirm = useConfirm();
  const [moving, setMoving] = useState<TermRef | null>(null);
  const dirtyOf = useAnyDirty(onDirtyChange);
  const rename = useCallback(
    (term: TermRef, onDone: () => void) => (
      <RenameTerm
        term={term}
        onRename={onRename}
        onDone={onDone}
        onDirtyChange={dirtyOf(`${term.kind} ${term.id}`)}
      />
    ),
    [onRename, dirtyOf],
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
    if (term.used > 0) return setMoving(term);
    confirm({
      title: m.term_delete_title({ name: term.name }),
      text: deletedWith(term),
      confirm: termTexts[term.kind].delete,
      cancel: m.term_keep_it(),
      busyLabel: m.core_deleting(),
      async run() {
        const wrong = await onDelete(term);
        if (typeof wrong !== 'object') return wrong;
        setMoving({ ...term, used: wrong.inUse });
        return undefined;
      },
    });
  }
  const latest = useRef(remove);
  latest.current = remove;
  // The same function, so that a search does not render every row again.
  const onAskDelete = useCallback((term: TermRef) => latest.current(term), []);
  return (
    <>
      <TermList
        {...list}
        rename={rename}
        addSubcategory={onAddSubcategory && addSubcategory}
        onDelete={onAskDelete}
      />
      {moving ? (
        <MoveTerm
          term={moving}
          targets={targets ? targets(moving) : targetsFor(moving, list.terms)}
          onClose={() => setMoving(null)}
          onMove={onMove}
        />
      ) : null}
    </>
  );
}

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

/** The terms that listings of a term can move to: others of its kind, in any category. */
export function targetsFor(ref: TermRef, terms: readonly Term[]): TermTarget[] {
  const all =
    ref.kind === 'subcategories'
      ? terms.flatMap(({ name: within, subcategories = [] }) =>
          subcategories.map(({ id, name }) => ({ id, name, within })),
        )
      : terms.map(({ id, name }) => ({ id, name }));
  return all.filter(({ id }) => id !== ref.id);
}
