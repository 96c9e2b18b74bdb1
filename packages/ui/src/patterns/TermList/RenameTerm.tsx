import { useEffect } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import type { Outcome } from '../useAsk.ts';
import * as styles from './TermList.css.ts';
import type { TermRef } from './term.ts';
import { termWords } from './termWords.ts';
import { useNameForm } from './useNameForm.ts';

interface RenameTermProps {
  term: TermRef;
  onRename: (name: string) => Outcome;
  /** Renamed, or left as it was. */
  onDone: () => void;
}

/** The name as a field, where it stood. Escape leaves it as it was. */
export function RenameTerm({ term, onRename, onDone }: RenameTermProps) {
  const { field: label, required } = termWords[term.kind];
  const { busy, field, onSubmit } = useNameForm({
    first: term.name,
    required,
    onSave: onRename,
    onDone,
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
        <TextField name="name" label={label} labelHidden {...field} />
      </div>
      <Button type="submit" busy={busy} busyLabel="Saving">
        Save
      </Button>
      <Button tone="ghost" disabled={busy} onClick={onDone}>
        Cancel
      </Button>
    </form>
  );
}
