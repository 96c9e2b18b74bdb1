import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import type { Outcome } from '../useAsk.ts';
import * as styles from './TermList.css.ts';
import type { TermKind } from './term.ts';
import { termWords } from './termWords.ts';
import { useNameForm } from './useNameForm.ts';

export interface AddTermProps {
  /** What is added. */
  kind: TermKind;
  /** Adds a term; comes to what is wrong with its name in words, or to nothing. */
  onAdd: (name: string) => Outcome;
}

/** The form beside the list. Stays open: terms are often added one after the other. */
export function AddTerm({ kind, onAdd }: AddTermProps) {
  const { one, field: label, required } = termWords[kind];
  const article = kind === 'industries' ? 'an' : 'a';
  const { busy, field, onSubmit } = useNameForm({ first: '', required, onSave: onAdd });
  return (
    <Card title={`Add ${article} ${one}`} help="Available in forms immediately.">
      <form className={styles.addForm} noValidate onSubmit={onSubmit}>
        <TextField name="name" label={label} {...field} />
        <Button type="submit" tone="primary" full busy={busy} busyLabel="Adding">
          Add {one}
        </Button>
      </form>
    </Card>
  );
}
