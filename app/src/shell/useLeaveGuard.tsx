import { useUser } from '@portal/data/react';
import type { DraftStatus } from '@portal/forms/core';
import { AlertDialog } from '@portal/ui/components/AlertDialog';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { useAppServices } from '../portal.tsx';

interface LeaveGuard {
  /** Tells whether there is text that is not saved. */
  setDirty: (dirty: boolean) => void;
  /** Lets the next navigation pass: what was typed is saved or given up. */
  release: () => void;
  /** The dialog that asks before leaving. */
  question: ReactNode;
}

/** A way that leads back here, such as to a card that is needed first. */
interface WayAndBack {
  /** Where it leads. */
  to: string;
  /** Keeps the text until then; false when that failed, and then leaving is asked about like any other. */
  keep: () => Promise<boolean>;
}

const addressOf = ({ pathname, search }: Location) => pathname + search;

/** Asks before unsaved text is left, by a link, by Back or by closing the tab; says what becomes of it. */
export function useLeaveGuard(consequence: string, way?: WayAndBack): LeaveGuard {
  const dirty = useRef(false);
  // A ref, not state: a save that navigates in the same breath must not be asked about.
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) =>
        dirty.current && addressOf(currentLocation) !== addressOf(nextLocation),
      [],
    ),
  );
  const { keep } = way ?? {};
  const [unstored, setUnstored] = useState(false);
  const blocked = blocker.state === 'blocked';
  const keeps = blocked && !unstored && addressOf(blocker.location) === way?.to;
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept once for each time it is left.
  useEffect(() => {
    if (!keeps || !keep) return;
    void keep().then((kept) => (kept ? blocker.proceed?.() : setUnstored(true)));
  }, [keeps]);
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
        open={blocked && !keeps}
        onOpenChange={(open) => {
          if (open) return;
          setUnstored(false);
          blocker.reset?.();
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

/** What may be said of text that is typed now. */
export function useDraftStatus(): DraftStatus {
  const { draftStore } = useAppServices();
  return useSyncExternalStore(draftStore.subscribe, draftStore.draftStatus);
}

/** Guards a form that keeps a local draft. `form`: props of that form. */
export function useDraftGuard(way?: WayAndBack) {
  const user = String(useUser().id);
  const { draftStore, now } = useAppServices();
  const guard = useLeaveGuard(
    useDraftStatus() === 'rejected'
      ? 'What you typed can’t be stored on this device and may be lost.'
      : 'What you typed is stored on this device. You can restore it later.',
    way,
  );
  return { ...guard, form: { user, draftStore, now, onDirtyChange: guard.setDirty } };
}
