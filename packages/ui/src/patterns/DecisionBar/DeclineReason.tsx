import { type RefObject, useLayoutEffect } from 'react';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import * as styles from './DecisionBar.css.ts';
import type { DecisionBarProps } from './DecisionBar.tsx';

interface DeclineReasonProps extends DecisionBarProps {
  /** Something is on its way: it takes no words, and keeps the focus. */
  resting: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Why it is declined. Takes the focus when it opens for a new decision. */
export function DeclineReason({ field, resting, saved, ...props }: DeclineReasonProps) {
  const { note, onNote, noteError, noteMax, noteRequired } = props;
  const stood = saved === 'declined';
  useLayoutEffect(() => {
    if (!stood) field.current?.focus({ preventScroll: true });
  }, [stood, field]);
  return (
    <div className={styles.reason}>
      <TextArea
        ref={field}
        name="admin_note"
        label="Reason for decline"
        aside={noteRequired ? 'The vendor reads this' : 'Optional. The vendor reads this'}
        rows={1}
        value={note}
        onChange={(event) => onNote(event.target.value)}
        error={noteError}
        maxSymbols={noteMax}
        readOnly={resting}
      />
    </div>
  );
}
