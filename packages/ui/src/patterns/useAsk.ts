import { useCallback, useState } from 'react';
import { m } from '../i18n/messages.js';

/** Result of an action: an error message, or undefined on success. */
export type Outcome = Promise<string | undefined>;

interface Asked<Thing> {
  /** Kept after closing, so that the text stays during the exit animation. */
  about: Thing | null;
  open: boolean;
  busy: boolean;
  error: string | undefined;
}

/**
 * State of a confirmation dialog whose texts change while it is open; others use `useConfirm`. It stays open until its action
 * succeeds, and shows the error if it fails.
 */
export function useAsk<Thing>(action: ((about: Thing) => Outcome) | undefined) {
  const [asked, setAsked] = useState<Asked<Thing>>({
    about: null,
    open: false,
    busy: false,
    error: undefined,
  });
  const { about, open, busy, error } = asked;
  const ask = useCallback(
    (about: Thing) => setAsked({ about, open: true, busy: false, error: undefined }),
    [],
  );
  /** Changes the question about this, unless another one was asked since. */
  const update = useCallback(
    (about: Thing | null, change: Partial<Asked<Thing>>) =>
      setAsked((now) => (now.about === about ? { ...now, ...change } : now)),
    [],
  );
  const confirm = async () => {
    if (about === null || busy || !action) return;
    update(about, { busy: true, error: undefined });
    const error = await action(about).catch(() => m.patterns_nothing_changed());
    // A question that was withdrawn meanwhile stays closed.
    setAsked((now) =>
      now.about === about
        ? { ...now, busy: false, error, open: now.open && error !== undefined }
        : now,
    );
  };
  return {
    about,
    error,
    ask,
    /** Closes the dialog if it is about this. */
    withdraw: useCallback((about: Thing) => update(about, { open: false }), [update]),
    /** Props of the confirmation dialog. */
    dialog: {
      open,
      busy,
      onOpenChange: () => update(about, { open: false, busy: false }),
      onConfirm: () => void confirm(),
    },
  };
}

export type AskDialog = ReturnType<typeof useAsk>['dialog'];
