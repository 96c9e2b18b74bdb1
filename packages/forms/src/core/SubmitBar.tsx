import { Button } from '@portal/ui/components/Button';
import { StickyFoot } from '@portal/ui/patterns/Shell';
import { useFormState } from 'react-hook-form';
import { useFormScope } from './formScope.ts';
import { SaveStatus } from './SaveStatus.tsx';
import * as styles from './SubmitBar.css.ts';

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
              <Words {...draft} />
            </Button>
          ) : null}
          <SubmitButton {...submit} />
        </div>
      </div>
    </StickyFoot>
  );
}

/** Looks disabled while the form is known to be wrong, but can be pressed: then it says what is wrong. */
function SubmitButton(words: SubmitWords) {
  const { running } = useFormScope();
  const { isValid, isSubmitted, touchedFields } = useFormState();
  const touched = isSubmitted || Object.keys(touchedFields).length > 0;
  return (
    <Button
      type="submit"
      tone="primary"
      busy={running === 'submit'}
      busyLabel={words.busyLabel}
      disabled={running === 'draft'}
      softDisabled={touched && !isValid}
    >
      <Words {...words} />
    </Button>
  );
}

function Words({ label, shortLabel }: SubmitWords) {
  if (!shortLabel) return label;
  return (
    <>
      <span className={styles.wideOnly}>{label}</span>
      <span className={styles.phoneOnly}>{shortLabel}</span>
    </>
  );
}
