import { Button } from '@portal/ui/components/Button';
import { StickyFoot } from '@portal/ui/patterns/Shell';
import { useFormScope } from './formScope.ts';
import { SaveStatus } from './SaveStatus.tsx';
import * as styles from './SubmitBar.css.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { SubmitWord } from './SubmitWord.tsx';

export interface SubmitWords {
  /** The verb on the button. */
  label: string;
  /** A shorter one for phones. Default: the same. */
  shortLabel?: string | undefined;
  /** The words while it runs. */
  busyLabel: string;
  /** What the foot says afterwards, before 'just now'. */
  doneLabel: string;
}

export interface SubmitBarProps {
  /** The form's main action. */
  submit: SubmitWords;
  /** Keeps the text under looser rules. Default: no such button. */
  draft?: SubmitWords | undefined;
  /** Gives up what was typed; not shown on phones. Default: no such button. */
  onDiscard?: (() => void) | undefined;
  /** The clock, in milliseconds. Default: the device's. */
  now?: (() => number) | undefined;
}

/** The sticky foot of a long form: the state of saving, and the form's actions. */
export function SubmitBar({ submit, draft, onDiscard, now }: SubmitBarProps) {
  const scope = useFormScope();
  return (
    <StickyFoot>
      <div className={styles.bar}>
        <SaveStatus
          done={{ submit: submit.doneLabel, draft: (draft ?? submit).doneLabel }}
          now={now}
        />
        <div className={styles.actions}>
          {onDiscard ? (
            <div className={styles.wideOnly}>
              <Button tone="ghost" onClick={onDiscard} disabled={scope.running !== null}>
                Discard
              </Button>
            </div>
          ) : null}
          {draft ? (
            <Button
              onClick={() => scope.submit('draft')}
              busy={scope.running === 'draft'}
              busyLabel={draft.busyLabel}
              disabled={scope.running === 'submit'}
            >
              <SubmitWord {...draft} />
            </Button>
          ) : null}
          <SubmitButton {...submit} />
        </div>
      </div>
    </StickyFoot>
  );
}
