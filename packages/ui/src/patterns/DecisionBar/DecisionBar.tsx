import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '../../components/Button/index.ts';
import { SegmentedControl } from '../../components/SegmentedControl/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { useRoom } from '../useRoom.ts';
import { useShortcuts } from '../useShortcuts.ts';
import * as styles from './DecisionBar.css.ts';
import { type Decision, decisionLooks, decisions, decisionVerb } from './decision.ts';

export interface DecisionBarProps {
  /** The chosen decision. */
  value: Decision;
  /** Told the decision that was chosen; nothing is decided yet. */
  onValue: (value: Decision) => void;
  /** The decision that is saved now; choosing it again leaves nothing to do. Default 'pending'. */
  saved?: Decision | undefined;
  /** Reason for decline, as typed. */
  note: string;
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
    subject = 'listing',
    onDecide,
    busy,
    disabled,
  } = props;
  const look = decisionLooks[value];
  const idle = Boolean(disabled) || value === saved;
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
  return (
    <div className={styles.bar}>
      <div className={styles.choice}>
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
          tone={look.button}
          shortcut={phone ? undefined : look.shortcut}
          busy={busy}
          busyLabel={look.busy}
          disabled={idle}
          onClick={onDecide}
        >
          {decisionVerb(value, saved, subject)}
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
