import { Check, X } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Button, type ButtonProps } from '../../components/Button/Button.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { useRoom } from '../useRoom.ts';
import { useShortcuts } from '../useShortcuts.ts';
import * as styles from './DecisionBar.css.ts';

/** What an admin can say about a listing or a review. */
export type Decision = 'pending' | 'approved' | 'declined';

interface DecisionLook extends Pick<ButtonProps, 'tone' | 'icon' | 'shortcut'> {
  verb: string;
  busy: string;
}

const decisionLooks: Record<Decision, DecisionLook> = {
  pending: { verb: 'Set to pending', busy: 'Saving' },
  approved: { verb: 'Approve', busy: 'Approving', tone: 'primary', icon: Check, shortcut: 'A' },
  declined: { verb: 'Decline', busy: 'Declining', tone: 'critical', icon: X, shortcut: 'D' },
};

export interface DecisionBarProps {
  /** The decision that is saved now; it is not offered again. Default 'pending'. */
  saved?: Decision | undefined;
  /** Whether the reason for decline is open, to be confirmed or cancelled. What is declined always shows its reason. */
  declining: boolean;
  /** Opens or closes the reason; nothing is decided yet. */
  onDeclining: (declining: boolean) => void;
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
  /** Carries a decision out at once. */
  onDecide: (decision: Decision) => void;
  /** The decision that is on its way. Sets `aria-busy` on its button. */
  busy?: Decision | undefined;
  /** Nothing can be decided now, such as while a note is saved. Default false. */
  disabled?: boolean | undefined;
}

/**
 * Decides about what is on the page: Approve at once, Decline after its reason. The key A moves to Approve and presses it
 * the second time, so that one slip decides nothing; D opens the reason.
 */
export function DecisionBar(props: DecisionBarProps) {
  const { saved = 'pending', declining, onDeclining, note, savedNote = note } = props;
  const { subject = 'listing', onDecide, busy, disabled } = props;
  const rewords = note.trim() !== savedNote.trim();
  const open = declining || saved === 'declined';
  const resting = Boolean(disabled) || busy !== undefined;
  const approve = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const bar = useFocusKept([busy, declining, saved]);
  const phone = useRoom() === 'phone';

  useShortcuts({
    a() {
      if (resting) return;
      if (document.activeElement === approve.current) onDecide('approved');
      else approve.current?.focus({ preventScroll: true });
    },
    d() {
      if (resting) return;
      if (!open) onDeclining(true);
      else if (note.trim() === '') field.current?.focus();
      else if (saved !== 'declined' || rewords) onDecide('declined');
    },
  });

  const button = (decision: Decision, words: string, idle = false) => {
    const { verb: _, busy: busyWords, shortcut, ...look } = decisionLooks[decision];
    return (
      <Button
        {...look}
        ref={decision === 'approved' ? approve : undefined}
        shortcut={phone ? undefined : shortcut}
        busy={busy === decision}
        busyLabel={busyWords}
        softDisabled={(resting && busy !== decision) || idle}
        onClick={resting || idle ? undefined : () => onDecide(decision)}
      >
        {words}
      </Button>
    );
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a box around the whole bar.
    <div
      className={styles.bar}
      ref={bar}
      role="group"
      aria-label="Decision"
      tabIndex={-1}
      onClickCapture={(event) => {
        // The second press of a double click would be about what comes next.
        if (event.detail > 1) event.stopPropagation();
      }}
    >
      {open ? <DeclineReason {...props} resting={resting} field={field} /> : null}
      <div className={styles.actions}>
        {declining && saved !== 'declined' ? (
          <>
            <Button softDisabled={resting} onClick={resting ? undefined : () => onDeclining(false)}>
              Cancel
            </Button>
            {button('declined', `Decline ${subject}`)}
          </>
        ) : (
          <>
            {saved === 'pending' ? null : button('pending', decisionLooks.pending.verb)}
            {saved === 'declined' ? (
              button('declined', 'Change reason', !rewords)
            ) : (
              <Button
                icon={decisionLooks.declined.icon}
                shortcut={phone ? undefined : decisionLooks.declined.shortcut}
                softDisabled={resting}
                onClick={resting ? undefined : () => onDeclining(true)}
              >
                Decline…
              </Button>
            )}
            {saved === 'approved' ? null : button('approved', `Approve ${subject}`)}
          </>
        )}
      </div>
    </div>
  );
}

interface DeclineReasonProps extends DecisionBarProps {
  /** Something is on its way: it takes no words, and keeps the focus. */
  resting: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Why it is declined. Takes the focus when it opens for a new decision. */
function DeclineReason({ field, resting, saved, ...props }: DeclineReasonProps) {
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

/** Gives the focus to the bar when a change of its state takes away the button that had it. */
function useFocusKept(state: readonly unknown[]) {
  const bar = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useLayoutEffect(() => {
    const changed = state.some((part, index) => part !== before.current[index]);
    before.current = state;
    if (changed && document.activeElement === document.body)
      bar.current?.focus({ preventScroll: true });
  });
  return bar;
}
