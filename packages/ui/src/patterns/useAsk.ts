import { useState } from 'react';
import { m } from '../i18n/messages.js';

/** Result of an action: an error message, or undefined on success. */
export type Outcome = Promise<string | undefined>;

interface Question<Thing> {
  /** Kept after closing, so that the text stays during the exit animation. */
  about: Thing | null;
  open: boolean;
  busy: boolean;
  error: string | undefined;
}

/** State of a confirmation dialog: it stays open until its action succeeds, and shows the error if it fails. */
export function useAsk<Thing>(action: ((about: Thing) => Outcome) | undefined) {
  const [question, setQuestion] = useState<Question<Thing>>({
    about: null,
    open: false,
    busy: false,
    error: undefined,
  });
  const close = () => setQuestion((now) => ({ ...now, open: false, busy: false }));
  const confirm = async () => {
    if (question.about === null || question.busy || !action) return;
    setQuestion((now) => ({ ...now, busy: true, error: undefined }));
    const error = await action(question.about).catch(() => m.patterns_nothing_changed());
    if (error) setQuestion((now) => ({ ...now, busy: false, error }));
    else close();
  };
  const { about, open, busy, error } = question;
  return {
    about,
    error,
    ask: (about: Thing) => setQuestion({ about, open: true, busy: false, error: undefined }),
    /** Props of the confirmation dialog. */
    dialog: { open, busy, onOpenChange: close, onConfirm: () => void confirm() },
  };
}

export type AskDialog = ReturnType<typeof useAsk>['dialog'];
