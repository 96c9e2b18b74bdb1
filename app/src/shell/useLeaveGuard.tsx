import { AlertDialog } from '@portal/ui/components/AlertDialog';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { type Location, useBlocker } from 'react-router-dom';

export interface LeaveGuard {
  /** Tells whether there is text that is not saved. */
  setDirty: (dirty: boolean) => void;
  /** Lets the next navigation pass: what was typed is saved or given up. */
  release: () => void;
  /** The question that stands while somebody is about to leave. */
  question: ReactNode;
}

const addressOf = ({ pathname, search }: Location) => pathname + search;

/** Asks before unsaved text is left, by a link, by Back or by closing the tab; says what becomes of it. */
export function useLeaveGuard(consequence: string): LeaveGuard {
  const dirty = useRef(false);
  // A ref, not state: a save that navigates in the same breath must not be asked about.
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) =>
        dirty.current && addressOf(currentLocation) !== addressOf(nextLocation),
      [],
    ),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (dirty.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);

  return {
    setDirty: useCallback((value) => {
      dirty.current = value;
    }, []),
    release: useCallback(() => {
      dirty.current = false;
    }, []),
    question: (
      <AlertDialog
        open={blocker.state === 'blocked'}
        onOpenChange={(open) => {
          if (!open) blocker.reset?.();
        }}
        title="Leave without saving?"
        confirm="Leave"
        cancel="Stay"
        tone="primary"
        onConfirm={() => blocker.proceed?.()}
      >
        {consequence}
      </AlertDialog>
    ),
  };
}
