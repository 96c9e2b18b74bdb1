import { Text } from '@portal/ui/components/Text';
import { VisuallyHidden } from '@portal/ui/components/VisuallyHidden';
import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useFormScope } from './formScope.ts';
import * as styles from './SubmitBar.css.ts';
import { type SaveState, timeSince } from './saveState.ts';
import type { Intent } from './useForm.ts';

export interface SaveStatusProps {
  /** What is said after each kind of submit, such as 'Draft saved'. */
  done: Readonly<Record<Intent, string>>;
  /** The clock, in milliseconds. Default: the device's. */
  now?: (() => number) | undefined;
}

const words: Record<Exclude<SaveState, 'saved'>, string> = {
  untouched: '',
  changed: 'Changes not saved yet',
  saving: 'Saving',
  failed: 'Not saved',
  unclear: 'No answer. Send it again to be sure',
};

/** One line on whether the text is safe. Read out when it changes, but not every second. */
export function SaveStatus({ done, now = Date.now }: SaveStatusProps) {
  const { running, failure, saved } = useFormScope();
  const { isDirty } = useFormState();
  const state = stateOf();

  function stateOf(): SaveState {
    if (running) return 'saving';
    if (failure?.message) return failure.unclear ? 'unclear' : 'failed';
    if (isDirty) return 'changed';
    return saved ? 'saved' : 'untouched';
  }

  const said = state === 'saved' ? done[saved?.intent ?? 'submit'] : words[state];
  return (
    <>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <div aria-hidden className={styles.state}>
        {state === 'saved' ? <Check size={16} strokeWidth={1.75} /> : null}
        <Text
          size="small"
          tone={state === 'failed' || state === 'unclear' ? 'critical' : 'muted'}
          figures
        >
          {state === 'saved' && saved ? <SavedAgo label={said} at={saved.at} now={now} /> : said}
        </Text>
      </div>
    </>
  );
}

interface SavedAgoProps {
  label: string;
  at: number;
  now: () => number;
}

function SavedAgo({ label, at, now }: SavedAgoProps) {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return `${label} ${timeSince(now() - at)}`;
}
