import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '../../components/Button/index.ts';
import { SegmentedControl } from '../../components/SegmentedControl/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { useRoom } from '../useRoom.ts';
import { useShortcuts } from '../useShortcuts.ts';
import * as styles from './DecisionBar.css.ts';
import { type Decision, decisionLooks, decisions, decisionVerb } from './decision.ts';
import { useFocusAfterDeciding } from './useFocusAfterDeciding.ts';

export interface DecisionBarProps {
  /** The chosen decision. */
  value: Decision;
  /** Told the decision that was chosen; nothing is decided yet. */
  onValue: (value: Decision) => void;
  /** The decision that is saved now; choosing it again leaves nothing to do. Default 'pending'. */
  saved?: Decision | undefined;
  /** Reason for decline, as typed. */
  note: string;
  /** The reason that is saved now; of what is declined other words can be saved. Default: as typed. */
  savedNote?: string | undefined;
  /** Told the reason as it is typed. */
  onNote: (note: string) => void;
  /** What is wrong with the reason, in words. */
  noteError?: string | undefined;
  /** Most symbols of the reason: shows a counter. */
  noteMax?: number | undefined;
  /** The reason must be given. Default false. */
  noteRequired?: boolean | undefined;
  /** What is decided about, after the verb. Default 'listing'. */
  subject?: string | undefined;
  /** Carries the chosen decision out. */
  onDecide: () => void;
  /** The decision is on its way. Default false. */
  busy?: boolean | undefined;
  /** Nothing can be decided now, such as while offline. Default false. */
  disabled?: boolean | undefined;
}

const options = decisions.map((decision) => decisionLooks[decision]);

/**
 * Decides about what is on the page. The keys A and D choose first and carry out with the second press,
 * so that one slip decides nothing. Without a written reason D leads to its field: only the button declines without a word.
 */
export function DecisionBar(props: DecisionBarProps) {
  const {
    value,
    onValue,
    saved = 'pending',
    note,
    savedNote = note,
    subject = 'listing',
    onDecide,
    busy,
    disabled,
  } = props;
  const look = decisionLooks[value];
  const rewords = value === 'declined' && saved === value && note.trim() !== savedNote.trim();
  const idle = Boolean(disabled) || (value === saved && !rewords);
  // Until it is done its button keeps the focus.
  const rests = idle && !busy;
  const phone = useRoom() === 'phone';
  const byKey = useRef(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const press = (decision: Decision) => {
    if (busy || disabled) return;
    byKey.current = decision === 'declined';
    if (value !== decision) onValue(decision);
    else if (byKey.current && note.trim() === '') field.current?.focus();
    else if (!idle) onDecide();
  };
  useShortcuts({ a: () => press('approved'), d: () => press('declined') });
  const { choice, button } = useFocusAfterDeciding(Boolean(busy), rests);
  return (
    <div className={styles.bar}>
      <div className={styles.choice} ref={choice}>
        <SegmentedControl
          name="decision"
          label="Decision"
          options={options}
          value={value}
          onChange={(decision) => {
            byKey.current = false;
            onValue(decision);
          }}
          disabled={busy || disabled}
        />
      </div>
      {value === 'declined' ? <Reason {...props} byKey={byKey} field={field} /> : null}
      <div className={styles.deed}>
        <Button
          ref={button}
          tone={rewords ? 'secondary' : look.button}
          shortcut={phone ? undefined : look.shortcut}
          busy={busy}
          busyLabel={rewords ? 'Saving' : look.busy}
          disabled={rests}
          onClick={idle ? undefined : onDecide}
        >
          {decisionVerb(value, saved, subject, rewords)}
        </Button>
      </div>
    </div>
  );
}

interface ReasonProps extends DecisionBarProps {
  byKey: RefObject<boolean>;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** After the key D the next thing is why, so the field takes focus; a pointer or arrow keys stay where they are. */
function Reason({ byKey, field, ...props }: ReasonProps) {
  const { note, onNote, noteError, noteMax, noteRequired, busy, disabled } = props;
  useEffect(() => {
    if (byKey.current) field.current?.focus({ preventScroll: true });
  }, [byKey, field]);
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
        disabled={busy || disabled}
      />
    </div>
  );
}
