import { useState } from 'react';

/** What comes of a deed: what went wrong in words, or nothing once it is done. */
export type Outcome = Promise<string | undefined>;

interface Question<Thing> {
  /** Kept after the answer, so that the words stay while the dialog leaves. */
  about: Thing | null;
  open: boolean;
  busy: boolean;
  error: string | undefined;
}

/** A question before a deed: it stays until the deed is done, and says why when it is not. */
export function useAsk<Thing>(deed: ((about: Thing) => Outcome) | undefined) {
  const [question, setQuestion] = useState<Question<Thing>>({
    about: null,
    open: false,
    busy: false,
    error: undefined,
  });
  const close = () => setQuestion((now) => ({ ...now, open: false, busy: false }));
  const confirm = async () => {
    if (question.about === null || question.busy || !deed) return;
    setQuestion((now) => ({ ...now, busy: true, error: undefined }));
    const error = await deed(question.about).catch(
      () => 'The server did not answer. Nothing was changed.',
    );
    if (error) setQuestion((now) => ({ ...now, busy: false, error }));
    else close();
  };
  const { about, open, busy, error } = question;
  return {
    about,
    error,
    ask: (about: Thing) => setQuestion({ about, open: true, busy: false, error: undefined }),
    /** Props of the dialog that asks. */
    dialog: { open, busy, onOpenChange: close, onConfirm: () => void confirm() },
  };
}

export type AskDialog = ReturnType<typeof useAsk>['dialog'];
