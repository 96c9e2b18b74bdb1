import { Check, MessageSquare, X } from 'lucide-react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { Button, type ButtonProps } from '../../components/Button/Button.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { useAvailableWidth } from '../useAvailableWidth.ts';
import { useShortcuts } from '../useShortcuts.ts';
import * as styles from './DecisionBar.css.ts';

export type Decision = 'pending' | 'approved' | 'declined' | 'changes';

/** The decisions with a text. */
export type Written = 'declined' | 'changes';

interface DecisionLook extends Pick<ButtonProps, 'tone' | 'icon' | 'shortcut'> {
  verb: string;
  busy: string;
}

const decisionLooks: Record<Decision, DecisionLook> = {
  pending: { verb: 'Set to pending', busy: 'Saving' },
  approved: { verb: 'Approve', busy: 'Approving', tone: 'primary', icon: Check, shortcut: 'A' },
  declined: { verb: 'Decline', busy: 'Declining', tone: 'critical', icon: X, shortcut: 'D' },
  changes: { verb: 'Request changes', busy: 'Sending', icon: MessageSquare, shortcut: 'R' },
};

export interface DecisionBarProps {
  /** The saved decision, which has no button. Default 'pending'. */
  saved?: Exclude<Decision, 'changes'> | undefined;
  /** The decision whose text is open, to write it or cancel. That of a declined item is always open. */
  writing: Written | null;
  /** Opens or closes the text. */
  onWriting: (writing: Written | null) => void;
  /** How many remarks a request for changes would have. Without a number, changes cannot be requested. */
  remarks?: number | undefined;
  /** Called for the key M, which adds a remark. Default: the key does nothing. */
  onRemark?: (() => void) | undefined;
  /** The typed reason, or message of a request for changes. */
  note: string;
  /** The saved reason of a declined item, which can be changed. Default: `note`. */
  savedNote?: string | undefined;
  /** Called with the reason on every change. */
  onNote: (note: string) => void;
  /** Error message for the reason. */
  noteError?: string | undefined;
  /** Maximum length of the reason; shows a counter. */
  noteMax?: number | undefined;
  /** A compact button under the text, such as one that inserts a template. Default: none. */
  noteAction?: ReactNode;
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
 * Approves or declines what is on the page, a decline with a reason, or requests changes. The key A focuses Approve and
 * presses it the second time, so that a single key press decides nothing; D opens the reason, R the message.
 */
export function DecisionBar(props: DecisionBarProps) {
  const { saved = 'pending', writing, onWriting, note, savedNote = note } = props;
  const { subject = 'listing', onDecide, busy, disabled, remarks } = props;
  const rewords = note.trim() !== savedNote.trim();
  const declines = writing === 'declined' || saved === 'declined';
  const asks = writing === 'changes';
  // Another admin decided before the request was sent: its text stays, but is no reason of another decision.
  const isLate = asks && saved !== 'pending';
  const mayAsk = remarks !== undefined && saved === 'pending';
  const request = remarks ? `Request changes (${remarks})` : 'Request changes';
  const resting = Boolean(disabled) || busy !== undefined;
  const approve = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const bar = useFocusRestored([busy, writing, saved]);
  const phone = useAvailableWidth() === 'phone';

  useShortcuts({
    a() {
      if (resting || isLate) return;
      if (document.activeElement === approve.current) onDecide('approved');
      else approve.current?.focus({ preventScroll: true });
    },
    d() {
      if (resting || isLate) return;
      if (!declines) onWriting('declined');
      else if (note.trim() === '') field.current?.focus();
      else if (saved !== 'declined' || rewords) onDecide('declined');
    },
    r() {
      if (resting || !mayAsk) return;
      if (!asks) onWriting('changes');
      else if (note.trim() === '' && remarks === 0) field.current?.focus();
      else onDecide('changes');
    },
    m: props.onRemark,
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
      {declines || asks ? (
        <DecisionText {...props} asks={asks} resting={resting} field={field} />
      ) : null}
      <div className={styles.actions}>
        {writing && (isLate || saved !== 'declined') ? (
          <>
            <Button softDisabled={resting} onClick={resting ? undefined : () => onWriting(null)}>
              Cancel
            </Button>
            {asks ? null : button('declined', `Decline ${subject}`)}
            {asks && !isLate ? button('changes', request) : null}
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
                onClick={resting ? undefined : () => onWriting('declined')}
              >
                Decline…
              </Button>
            )}
            {mayAsk ? (
              <Button
                icon={decisionLooks.changes.icon}
                shortcut={phone ? undefined : decisionLooks.changes.shortcut}
                softDisabled={resting}
                onClick={resting ? undefined : () => onWriting('changes')}
              >
                {`${request}…`}
              </Button>
            ) : null}
            {saved === 'approved' ? null : button('approved', `Approve ${subject}`)}
          </>
        )}
      </div>
    </div>
  );
}

interface DecisionTextProps extends DecisionBarProps {
  /** Read-only, while a decision is being saved. */
  resting: boolean;
  /** Whether it is the message of a request for changes. */
  asks: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** The field of the reason or the message. Takes the focus when it opens for a new decision. */
function DecisionText({ field, resting, asks, saved, ...props }: DecisionTextProps) {
  const { note, onNote, noteError, noteMax } = props;
  const reader = props.subject === 'review' ? 'author' : 'vendor';
  const stood = saved === 'declined';
  useLayoutEffect(() => {
    if (!stood) field.current?.focus({ preventScroll: true });
  }, [stood, field]);
  return (
    <div className={styles.reason}>
      <TextArea
        ref={field}
        name="admin_note"
        label={asks ? `Message to the ${reader}` : 'Reason for decline'}
        aside={
          props.remarks && asks ? 'Optional' : asks ? undefined : `Optional. Shown to the ${reader}`
        }
        rows={1}
        value={note}
        onChange={(event) => onNote(event.target.value)}
        error={noteError}
        maxSymbols={noteMax}
        action={props.noteAction}
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
