import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { m } from '../../i18n/messages.js';
import type { Outcome } from '../useAsk.ts';
import * as styles from './TermList.css.ts';
import { type RenameOutcome, type TermKind, type TermRef, termWords } from './term.ts';

export interface AddTermProps {
  /** Kind of the new term. */
  kind: TermKind;
  /** Adds a term. Resolves with an error message for the name, or undefined on success. */
  onAdd: (name: string) => Outcome;
  /** Called when leaving begins or ceases to lose a typed name. */
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
}

const addWords: Record<TermKind, { title: string; add: string }> = {
  categories: { title: m.terms_add_a_category(), add: m.terms_add_category() },
  industries: { title: m.terms_add_an_industry(), add: m.terms_add_industry() },
  locations: { title: m.terms_add_a_location(), add: m.terms_add_location() },
};

/** The form next to the list. It stays open, to add several terms in a row. */
export function AddTerm({ kind, onAdd, onDirtyChange }: AddTermProps) {
  const { title, add } = addWords[kind];
  const { busy, field, onSubmit } = useNameForm({ kind, onSave: onAdd, onDirtyChange });
  return (
    <Card title={title} help={m.terms_available_at_once()}>
      <form className={styles.addForm} noValidate onSubmit={onSubmit}>
        <TextField name="name" {...field} />
        <Button type="submit" tone="primary" full busy={busy} busyLabel={m.patterns_adding()}>
          {add}
        </Button>
      </form>
    </Card>
  );
}

interface RenameTermProps {
  term: TermRef;
  /** Called with the new name, and the one it replaces: the last that the user has seen. */
  onRename: (name: string, seen: string) => RenameOutcome;
  /** Called once the name is saved, and when it is unchanged. */
  onDone: () => void;
  onDirtyChange: NameForm['onDirtyChange'];
}

/** Edits the name in place. Escape cancels. */
export function RenameTerm({ term, onRename, onDone, onDirtyChange }: RenameTermProps) {
  const { kind } = term;
  // The list may reload while the name is edited.
  const [seen, setSeen] = useState(term.name);
  const save = async (name: string) => {
    const wrong = await onRename(name, seen);
    if (typeof wrong !== 'object') return wrong;
    setSeen(wrong.current);
    return wrong.error;
  };
  const { busy, field, onSubmit } = useNameForm({
    kind,
    first: seen,
    onSave: save,
    onDone,
    onDirtyChange,
  });
  const input = field.ref;
  useEffect(() => input.current?.select(), [input]);
  return (
    <form
      className={styles.rename}
      noValidate
      onSubmit={onSubmit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || busy || event.nativeEvent.isComposing) return;
        event.stopPropagation();
        onDone();
      }}
    >
      <div className={styles.renameField}>
        <TextField name="name" labelHidden {...field} />
      </div>
      <Button type="submit" busy={busy}>
        {m.patterns_save()}
      </Button>
      <Button tone="ghost" disabled={busy} onClick={onDone}>
        {m.patterns_cancel()}
      </Button>
    </form>
  );
}

/** The form below the subcategories of an open category. */
export function AddSubterm({
  onAdd,
  onDirtyChange,
}: Pick<AddTermProps, 'onAdd' | 'onDirtyChange'>) {
  const { busy, field, onSubmit } = useNameForm({
    kind: 'subcategories',
    onSave: onAdd,
    onDirtyChange,
  });
  return (
    <form className={styles.heldAdd} noValidate onSubmit={onSubmit}>
      <div className={styles.renameField}>
        <TextField
          name="subcategory"
          labelHidden
          placeholder={m.terms_new_subcategory()}
          {...field}
        />
      </div>
      <Button type="submit" busy={busy}>
        {m.patterns_add()}
      </Button>
    </form>
  );
}

interface NameForm {
  kind: TermRef['kind'];
  first?: string;
  onSave: (name: string) => Outcome;
  /** Called once the name is saved, and when it is unchanged. */
  onDone?: () => void;
  /** Called with true once the name is not as before, and with false when it is again or the form is gone. */
  onDirtyChange: ((dirty: boolean) => void) | undefined;
}

/** Whether the focus is still in the form of a field or nowhere, with no menu open, which moving the focus would close. */
function isStillAt(field: HTMLInputElement | null): boolean {
  const at = document.activeElement;
  const nowhere = at === null || at === document.body;
  const stays = nowhere || field?.form?.contains(at) === true;
  return stays && document.querySelector('[role=menu]') === null;
}

/** State of a form with one field, the name of a term. */
function useNameForm({ kind, first = '', onSave, onDone, onDirtyChange }: NameForm) {
  const { field: label, required } = termWords[kind];
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(first);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const dirty = name.trim() !== first;
  useEffect(() => {
    if (!dirty) return undefined;
    onDirtyChange?.(true);
    return () => onDirtyChange?.(false);
  }, [dirty, onDirtyChange]);

  const reject = (words: string) => {
    setError(words);
    input.current?.focus();
  };
  const save = async () => {
    const text = name.trim();
    if (busy) return;
    if (text === '') return reject(required);
    if (text === first) return onDone?.();
    setBusy(true);
    setError(undefined);
    const wrong = await onSave(text).catch(() => m.terms_try_again());
    setBusy(false);
    if (wrong) return reject(wrong);
    setName(first);
    if (onDone) onDone();
    else if (isStillAt(input.current)) input.current?.focus();
  };

  return {
    busy,
    field: {
      ref: input,
      label,
      value: name,
      error,
      readOnly: busy,
      autoComplete: 'off',
      onChange: (event: { target: { value: string } }) => {
        setName(event.target.value);
        setError(undefined);
      },
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      void save();
    },
  };
}

/** Returns the focus after a rename, unless the user has moved on. */
export function useFocusBack(renaming: boolean, target: () => HTMLElement | null | undefined) {
  const wasRenaming = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `target` reads a ref when it is called.
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    // A menu that opens takes the focus only once it is rendered.
    const elsewhere = document.querySelector('[role=menu]') !== null;
    if (wasRenaming.current && !renaming && lost && !elsewhere) target()?.focus();
    wasRenaming.current = renaming;
  }, [renaming]);
}
