import { type RefObject, useLayoutEffect } from 'react';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { m } from '../../i18n/messages.js';
import * as styles from './DecisionBar.css.ts';
import type { DecisionBarProps } from './DecisionBar.tsx';

interface DecisionTextProps extends DecisionBarProps {
  /** Read-only, while a decision is being saved. */
  resting: boolean;
  /** Whether it is the message of a request for changes. */
  asks: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
  /** The bar, which gets the focus from a text that stays open. */
  bar: RefObject<HTMLElement | null>;
}

const readerWords = {
  vendor: { message: m.decision_message_to_vendor(), shown: m.decision_shown_to_vendor() },
  author: { message: m.decision_message_to_author(), shown: m.decision_shown_to_author() },
};

/** The field of the reason or the message. Takes the focus when it opens for a new decision. */
export function DecisionText({ field, bar, resting, asks, saved, ...props }: DecisionTextProps) {
  const { note, onNote, noteError, noteMax } = props;
  const { message, shown } = readerWords[props.subject === 'review' ? 'author' : 'vendor'];
  const stood = saved === 'declined';
  // Like Cancel: the text stays typed.
  const leave = () => (stood ? bar.current?.focus({ preventScroll: true }) : props.onWriting(null));
  useLayoutEffect(() => {
    if (!stood) field.current?.focus({ preventScroll: true });
  }, [stood, field]);
  return (
    <div className={styles.reason}>
      <TextArea
        ref={field}
        name="admin_note"
        label={asks ? message : m.decision_reason_for_decline()}
        aside={props.remarks && asks ? m.decision_optional() : asks ? undefined : shown}
        rows={1}
        value={note}
        onChange={(event) => onNote(event.target.value)}
        error={noteError}
        maxSymbols={noteMax}
        action={props.noteAction}
        readOnly={resting}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.nativeEvent.isComposing || resting) return;
          event.preventDefault();
          leave();
        }}
      />
    </div>
  );
}
