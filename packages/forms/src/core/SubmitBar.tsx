import { AlertDialog } from '@portal/ui/components/AlertDialog';
import { Button } from '@portal/ui/components/Button';
import { Text } from '@portal/ui/components/Text';
import { VisuallyHidden } from '@portal/ui/components/VisuallyHidden';
import { StickyFoot } from '@portal/ui/patterns/Shell';
import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { m } from '../i18n/messages.js';
import { SubmitButton, useFormScope } from './Form.tsx';
import * as styles from './SubmitBar.css.ts';
import type { Intent } from './useForm.ts';

export interface SubmitWords {
  /** The verb on the button. */
  label: string;
  /** A shorter one for phones. Default: the same. */
  shortLabel?: string | undefined;
  /** The label while the submit runs. */
  busyLabel: string;
  /** The status afterwards, such as 'Saved' in 'Saved just now'. */
  doneLabel: string;
}

interface SubmitBarProps {
  /** The form's main action. */
  submit: SubmitWords;
  /** Saves under looser rules. Default: no such button. */
  draft?: SubmitWords | undefined;
  /** Discards what was typed, after a question if anything was; not shown on phones. Default: no such button. */
  onDiscard?: (() => void) | undefined;
  /** The clock, in milliseconds. Default: the device's. */
  now?: (() => number) | undefined;
}

/** The sticky bar of a long form: its save status and actions. */
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
          {onDiscard ? <Discard onDiscard={onDiscard} /> : null}
          {draft ? (
            <Button
              writes
              onClick={() => scope.submit('draft')}
              busy={scope.running === 'draft'}
              busyLabel={draft.busyLabel}
              disabled={scope.running === 'submit'}
            >
              <Label {...draft} />
            </Button>
          ) : null}
          <SubmitButton label={<Label {...submit} />} busyLabel={submit.busyLabel} />
        </div>
      </div>
    </StickyFoot>
  );
}

function Discard({ onDiscard }: { onDiscard: () => void }) {
  const { running, uploads } = useFormScope();
  const { isDirty } = useFormState();
  const [asking, setAsking] = useState(false);
  return (
    <div className={styles.wideOnly}>
      <Button
        tone="ghost"
        onClick={() => (isDirty || uploads.hasFiles() ? setAsking(true) : onDiscard())}
        disabled={running !== null}
      >
        {m.core_discard()}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={m.core_discard_question()}
        confirm={m.core_discard_changes()}
        cancel={m.core_keep_editing()}
        writes={false}
        onConfirm={() => {
          setAsking(false);
          onDiscard();
        }}
      >
        {m.core_discard_warning()}
      </AlertDialog>
    </div>
  );
}

function Label({ label, shortLabel }: SubmitWords) {
  if (!shortLabel) return <span>{label}</span>;
  return (
    <>
      <span className={styles.wideOnly}>{label}</span>
      <span className={styles.phoneOnly}>{shortLabel}</span>
    </>
  );
}

const statusTexts = {
  untouched: '',
  changed: m.core_unsaved_changes(),
  saving: m.core_saving(),
  failed: m.core_not_saved(),
  unclear: m.core_not_confirmed(),
};

interface SaveStatusProps {
  /** The status after each kind of submit, such as 'Draft saved'. */
  done: Readonly<Record<Intent, string>>;
  now?: (() => number) | undefined;
}

/** The save status. Screen readers announce each change, but not the running time. */
function SaveStatus({ done, now = Date.now }: SaveStatusProps) {
  const { running, failure, saved } = useFormScope();
  const { isDirty } = useFormState();
  const state = stateOf();

  function stateOf(): keyof typeof statusTexts | 'saved' {
    if (running) return 'saving';
    if (failure?.message) return failure.unclear ? 'unclear' : 'failed';
    if (isDirty) return 'changed';
    return saved ? 'saved' : 'untouched';
  }

  const text = state === 'saved' ? done[saved?.intent ?? 'submit'] : statusTexts[state];
  return (
    <>
      <VisuallyHidden>
        <span role="status">{text}</span>
      </VisuallyHidden>
      <div aria-hidden className={styles.state}>
        {state === 'saved' ? <Check size={16} strokeWidth={1.75} /> : null}
        <Text
          size="small"
          tone={state === 'failed' || state === 'unclear' ? 'critical' : 'muted'}
          figures
        >
          {state === 'saved' && saved ? <DoneAgo done={text} at={saved.at} now={now} /> : text}
        </Text>
      </div>
    </>
  );
}

function DoneAgo({ done, at, now }: { done: string; at: number; now: () => number }) {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return <span>{doneAgo(done, now() - at)}</span>;
}

/** What was done, such as 'Saved', and the milliseconds since then in words; a negative time is 'just now'. */
export function doneAgo(done: string, milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  if (seconds < 5) return m.core_done_just_now({ done });
  if (seconds < 60) return m.core_done_seconds_ago({ done, count: seconds });
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return m.core_done_minutes_ago({ done, count: minutes });
  return m.core_done_hours_ago({ done, count: Math.floor(minutes / 60) });
}
