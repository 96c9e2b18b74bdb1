import { useUser } from '@portal/data/react';
import type { DraftStatus } from '@portal/forms/core';
import { AlertDialog } from '@portal/ui/components/AlertDialog';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { m } from '../i18n/messages.js';
import { useAppServices } from '../portal.tsx';

interface LeaveGuard {
  /** Sets whether there is unsaved text. */
  setDirty: (dirty: boolean) => void;
  /** Lets the next navigation pass: the text is saved or discarded. */
  release: () => void;
  /** Runs what leads away from the page; asks first while there is unsaved text. */
  beforeLeaving: (leave: () => void) => void;
  /** The dialog that asks before leaving. */
  question: ReactNode;
}

/** A page that returns here, such as the one to add a card. */
interface WayAndBack {
  to: string;
  /** Stores the text until then. Resolves with false when that failed; the guard asks then. */
  keep: () => Promise<boolean>;
}

const addressOf = ({ pathname, search }: Location) => pathname + search;

/** Asks before leaving unsaved text by a link, Back or closing the tab. `consequence`: what happens to the text. */
export function useLeaveGuard(consequence: string, way?: WayAndBack): LeaveGuard {
  // A ref, not state: a save may release the guard and navigate in the same tick.
  const dirty = useRef(false);
  const [leave, setLeave] = useState<(() => void) | null>(null);
  return {
    setDirty: useCallback((value) => {
      dirty.current = value;
    }, []),
    release: useCallback(() => {
      dirty.current = false;
    }, []),
    beforeLeaving: useCallback((next) => {
      if (dirty.current) setLeave(() => next);
      else next();
    }, []),
    question: (
      <LeaveQuestion
        dirty={dirty}
        consequence={consequence}
        way={way}
        leave={leave}
        onAnswer={() => setLeave(null)}
      />
    ),
  };
}

interface LeaveQuestionProps {
  dirty: RefObject<boolean>;
  consequence: string;
  way: WayAndBack | undefined;
  /** What waits for an answer. */
  leave: (() => void) | null;
  onAnswer: () => void;
}

/** A component, because the blocker renders once more when it is mounted, which must not render the page again. */
function LeaveQuestion({ dirty, consequence, way, leave, onAnswer }: LeaveQuestionProps) {
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) =>
        dirty.current && addressOf(currentLocation) !== addressOf(nextLocation),
      [dirty],
    ),
  );
  const { keep } = way ?? {};
  const [unstored, setUnstored] = useState(false);
  const blocked = blocker.state === 'blocked';
  const keeps = blocked && !unstored && addressOf(blocker.location) === way?.to;
  // biome-ignore lint/correctness/useExhaustiveDependencies: stores the text once per navigation.
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
  }, [dirty]);

  return (
    <AlertDialog
      open={(blocked && !keeps) || leave !== null}
      onOpenChange={(open) => {
        if (open) return;
        setUnstored(false);
        onAnswer();
        blocker.reset?.();
      }}
      title={m.shell_leave_question()}
      confirm={m.shell_leave()}
      cancel={m.shell_stay()}
      tone="primary"
      onConfirm={() => {
        onAnswer();
        leave?.();
        blocker.proceed?.();
      }}
    >
      {consequence}
    </AlertDialog>
  );
}

/** Whether typed text is stored on the device. */
export function useDraftStatus(): DraftStatus {
  const { draftStore } = useAppServices();
  return useSyncExternalStore(draftStore.subscribe, draftStore.draftStatus);
}

/** Whether the device rejects typed text. Opening a form does not render its page again, as `useDraftStatus` would. */
function useDraftsRejected(): boolean {
  const { draftStore } = useAppServices();
  return useSyncExternalStore(draftStore.subscribe, () => draftStore.draftStatus() === 'rejected');
}

/** Guards a form with a local draft. `form`: props of that form. */
export function useDraftGuard(way?: WayAndBack) {
  const user = String(useUser().id);
  const { draftStore, now } = useAppServices();
  const guard = useLeaveGuard(
    useDraftsRejected() ? m.shell_typed_may_be_lost() : m.shell_typed_is_stored(),
    way,
  );
  return { ...guard, form: { user, draftStore, now, onDirtyChange: guard.setDirty } };
}
