import { Check, X } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Button, type ButtonProps } from '../../components/Button/Button.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { useAvailableWidth } from '../useAvailableWidth.ts';
import { useShortcuts } from '../useShortcuts.ts';
import * as styles from './DecisionBar.css.ts';

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
  /** The saved decision, which has no button. Default 'pending'. */
  saved?: Decision | undefined;
  /** Whether the reason field is open, to decline or cancel. It is always open for a declined item. */
  declining: boolean;
  /** Opens or closes the reason field. */
  onDeclining: (declining: boolean) => void;
  /** The typed reason. */
  note: string;
  /** The saved reason of a declined item, which can be changed. Default: `note`. */
  savedNote?: string | undefined;
  /** Called with the reason on every change. */
  onNote: (note: string) => void;
  /** Error message for the reason. */
  noteError?: string | undefined;
  /** Maximum length of the reason; shows a counter. */
  noteMax?: number | undefined;
  /** What is decided about, as in 'Approve listing'. Default 'listing'. */
  subject?: string | undefined;
  /** Saves a decision. */
  onDecide: (decision: Decision) => void;
  /** The decision that is being saved. Sets `aria-busy` on its button. */
  busy?: Decision | undefined;
  /** Disables the decisions, for example while a note is being saved. Default false. */
  disabled?: boolean | undefined;
}

/**
 * Approves or declines what is on the page, a decline with a reason. The key A focuses Approve and presses it the second
 * time, so that a single key press decides nothing; D opens the reason.
 */
export function DecisionBar(props: DecisionBarProps) {
  const { saved = 'pending', declining, onDeclining, note, savedNote = note } = props;
  const { subject = 'listing', onDecide, busy, disabled } = props;
  const rewords = note.trim() !== savedNote.trim();
  const open = declining || saved === 'declined';
  const resting = Boolean(disabled) || busy !== undefined;
  const approve = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const bar = useFocusRestored([busy, declining, saved]);
  const phone = useAvailableWidth() === 'phone';

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
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need its default box removed.
    <div
      className={styles.bar}
      ref={bar}
      role="group"
      aria-label="Decision"
      tabIndex={-1}
      onClickCapture={(event) => {
        // The second press of a double click would decide the next item.
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
  /** Read-only, while a decision is being saved. */
  resting: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** The reason field. Takes the focus when it opens for a new decision. */
function DeclineReason({ field, resting, saved, ...props }: DeclineReasonProps) {
  const { note, onNote, noteError, noteMax } = props;
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
        aside="Optional. Shown to the vendor"
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

/** Focuses the bar when a change of its state removes the focused button. */
function useFocusRestored(state: readonly unknown[]) {
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
