import { Check, Ellipsis, MessageSquare, X } from 'lucide-react';
import { Fragment, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button, type ButtonProps } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Menu, type MenuItem } from '../../components/Menu/Menu.tsx';
import { usePageActions } from '../../components/PageHeader/PageHeader.tsx';
import { m } from '../../i18n/messages.js';
import { useAvailableWidth } from '../../internal/useAvailableWidth.ts';
import { useShortcuts } from '../useShortcuts.ts';
import * as styles from './DecisionBar.css.ts';
import { DecisionText } from './DecisionText.tsx';

export type Decision = 'pending' | 'approved' | 'declined' | 'changes';

/** The decisions with a text. */
export type Written = 'declined' | 'changes';

interface DecisionLook extends Pick<ButtonProps, 'tone' | 'icon' | 'shortcut'> {
  busy: string;
}

const decisionLooks: Record<Decision, DecisionLook> = {
  pending: { busy: m.patterns_saving() },
  approved: { busy: m.decision_approving(), tone: 'primary', icon: Check, shortcut: 'A' },
  declined: { busy: m.decision_declining(), tone: 'critical', icon: X, shortcut: 'D' },
  changes: { busy: m.decision_sending(), icon: MessageSquare, shortcut: 'R' },
};

const subjectWords = {
  listing: { approve: m.decision_approve_listing(), decline: m.decision_decline_listing() },
  review: { approve: m.decision_approve_review(), decline: m.decision_decline_review() },
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
  subject?: keyof typeof subjectWords | undefined;
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

  const choose = ({ decision, opens }: Choice) => (opens ? onWriting(opens) : onDecide(decision));
  const toItem = (choice: Choice) => ({
    label: choice.words,
    icon: decisionLooks[choice.decision].icon,
    onSelect: () => choose(choice),
  });
  const button = (choice: Choice) => {
    const { decision, words, idle = false, opens } = choice;
    const { busy: busyWords, shortcut, icon, tone } = decisionLooks[decision];
    const isBusy = busy === decision && !opens;
    return (
      <Button
        icon={icon}
        tone={opens ? undefined : tone}
        ref={decision === 'approved' ? approve : undefined}
        shortcut={phone ? undefined : shortcut}
        busy={isBusy}
        busyLabel={busyWords}
        softDisabled={(resting && !isBusy) || idle}
        onClick={resting || idle ? undefined : () => choose(choice)}
      >
        {words}
      </Button>
    );
  };

  // By key: a button that stays after a decision keeps the focus.
  const row = (choice: Choice) => <Fragment key={choice.decision}>{button(choice)}</Fragment>;
  const declineIt: Choice = { decision: 'declined', words: subjectWords[subject].decline };
  const requestIt: Choice = {
    decision: 'changes',
    words: remarks ? m.decision_request_counted({ count: remarks }) : m.decision_request_changes(),
  };
  const sending = asks ? (isLate ? [] : [requestIt]) : [declineIt];
  const choices: Choice[] = [
    ...(saved === 'pending'
      ? []
      : [{ decision: 'pending' as const, words: m.decision_set_to_pending() }]),
    saved === 'declined'
      ? { decision: 'declined', words: m.decision_change_reason(), idle: !rewords }
      : { decision: 'declined', words: m.decision_start_decline(), opens: 'declined' },
    ...(mayAsk
      ? [
          {
            decision: 'changes' as const,
            words: remarks
              ? m.decision_start_request_counted({ count: remarks })
              : m.decision_start_request(),
            opens: 'changes' as const,
          },
        ]
      : []),
    ...(saved === 'approved'
      ? []
      : [{ decision: 'approved' as const, words: subjectWords[subject].approve }]),
  ];

  usePageActions(
    m.decision_group(),
    resting || writing ? [] : choices.filter(({ idle }) => !idle).map(toItem),
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need its default box removed.
    <div
      className={styles.bar}
      ref={bar}
      role="group"
      aria-label={m.decision_group()}
      tabIndex={-1}
      onClickCapture={(event) => {
        // The second press of a double click would decide the next item.
        if (event.detail > 1) event.stopPropagation();
      }}
    >
      {declines || asks ? (
        <DecisionText {...props} asks={asks} resting={resting} field={field} bar={bar} />
      ) : null}
      <div className={styles.actions}>
        {writing && (isLate || saved !== 'declined') ? (
          [
            <Button
              key="cancel"
              softDisabled={resting}
              onClick={resting ? undefined : () => onWriting(null)}
            >
              {m.patterns_cancel()}
            </Button>,
            ...sending.map(row),
          ]
        ) : phone ? (
          <OneAction choices={choices} button={button} resting={resting} toItem={toItem} />
        ) : (
          choices.map(row)
        )}
      </div>
    </div>
  );
}

interface Choice {
  decision: Decision;
  words: string;
  /** Nothing to save. Default false. */
  idle?: boolean | undefined;
  /** Opens the text of this decision. Default: decides. */
  opens?: Written | undefined;
}

interface OneActionProps {
  choices: readonly Choice[];
  button: (choice: Choice) => ReactNode;
  resting: boolean;
  toItem: (choice: Choice) => MenuItem;
}

/** On phones: one choice as a button, and the others in a menu. */
function OneAction({ choices, button, resting, toItem }: OneActionProps) {
  const rewords = choices.find(({ decision, opens }) => decision === 'declined' && !opens);
  const main = rewords && !rewords.idle ? rewords : choices.findLast(({ idle }) => !idle);
  const others = choices.filter((choice) => choice !== main && !choice.idle);
  return (
    <>
      {main ? button(main) : null}
      {others.length > 0 ? (
        <Menu
          label={m.decision_more()}
          items={others.map(toItem)}
          trigger={
            <IconButton
              icon={Ellipsis}
              label={m.decision_more()}
              tone="secondary"
              size="touch"
              softDisabled={resting}
            />
          }
        />
      ) : null}
    </>
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
