import { Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import type { Outcome } from '../useAsk.ts';
import { useRoom } from '../useRoom.ts';
import { RenameTerm } from './RenameTerm.tsx';
import * as styles from './TermList.css.ts';
import type { TermDeeds } from './TermRow.tsx';
import type { Term, TermRef } from './term.ts';
import { termWords, usedWords } from './termWords.ts';
import { useFocusBack } from './useFocusBack.ts';
import { useNameForm } from './useNameForm.ts';

interface SubtermsProps extends TermDeeds {
  category: Term;
}

/** The subcategories of an open category, and the field for one more. */
export function Subterms({ category, onAskDelete, onRename, onAddSubcategory }: SubtermsProps) {
  const { subcategories = [] } = category;
  return (
    <div className={styles.held}>
      <ul aria-label={`Subcategories of ${category.name}`}>
        {subcategories.map((sub) => (
          <SubtermRow
            key={sub.id}
            term={{ ...sub, kind: 'subcategories', categoryId: category.id }}
            onAskDelete={onAskDelete}
            onRename={onRename}
          />
        ))}
      </ul>
      {onAddSubcategory ? (
        <AddSubterm onAdd={(name) => onAddSubcategory(category.id, name)} />
      ) : null}
    </div>
  );
}

interface SubtermRowProps extends Pick<TermDeeds, 'onAskDelete' | 'onRename'> {
  term: TermRef;
}

function SubtermRow({ term, onAskDelete, onRename }: SubtermRowProps) {
  const [renaming, setRenaming] = useState(false);
  const size = useRoom() === 'phone' ? 'touch' : 'compact';
  const pencil = useRef<HTMLButtonElement>(null);
  useFocusBack(renaming, () => pencil.current);
  return (
    <li className={styles.heldRow}>
      {renaming ? (
        <RenameTerm
          term={term}
          onRename={(name) => onRename(term, name)}
          onDone={() => setRenaming(false)}
        />
      ) : (
        <>
          <span className={styles.heldName} title={term.name}>
            {term.name}
          </span>
          <span className={styles.used}>{usedWords(term)}</span>
          {term.adding ? null : (
            <span className={styles.heldDeeds}>
              <IconButton
                ref={pencil}
                icon={Pencil}
                label={`Rename ${term.name}`}
                size={size}
                onClick={() => setRenaming(true)}
              />
              <IconButton
                icon={Trash2}
                label={`Delete ${term.name}`}
                size={size}
                onClick={() => onAskDelete(term)}
              />
            </span>
          )}
        </>
      )}
    </li>
  );
}

function AddSubterm({ onAdd }: { onAdd: (name: string) => Outcome }) {
  const { field: label, required } = termWords.subcategories;
  const { busy, field, onSubmit } = useNameForm({ first: '', required, onSave: onAdd });
  return (
    <form className={styles.heldAdd} noValidate onSubmit={onSubmit}>
      <div className={styles.renameField}>
        <TextField
          name="subcategory"
          label={label}
          labelHidden
          placeholder="New subcategory"
          {...field}
        />
      </div>
      <Button type="submit" busy={busy} busyLabel="Adding">
        Add
      </Button>
    </form>
  );
}
