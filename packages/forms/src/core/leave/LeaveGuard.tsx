import { AlertDialog } from '@portal/ui/components/AlertDialog';
import {
  anyHasInput,
  type OpenOverlay,
  onCloseQuestion,
  topOverlay,
} from '@portal/ui/components/Dialog';
import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { m } from '../../i18n/messages.js';

/** The part of an address that decides whether a form is left. */
interface Address {
  pathname: string;
  search: string;
}

interface Navigation {
  currentLocation: Address;
  nextLocation: Address;
  /** `POP` for Back and Forward. */
  historyAction: string;
}

interface Blocker {
  state: string;
  location?: Address | undefined;
  /** Continues the navigation that is blocked. */
  proceed?: (() => void) | undefined;
  /** Stays. */
  reset?: (() => void) | undefined;
}

/** How a router stops a navigation: the shape of `useBlocker` of React Router. */
export type UseBlocker = (isBlocked: (navigation: Navigation) => boolean) => Blocker;

const noBlocker: Blocker = { state: 'unblocked' };

export interface LeaveGuard {
  /** Sets whether there is unsaved text. */
  setDirty: (dirty: boolean) => void;
  /** Lets the next navigation pass: the text is saved or discarded. */
  release: () => void;
  /** Runs what leads away from the page; asks first while there is unsaved text. */
  beforeLeaving: (leave: () => void) => void;
}

/** A page that returns here, such as the one to add a card. */
export interface Detour {
  to: string;
  /** Stores the text until then. Resolves with false when that failed; the guard asks then. */
  keep: () => Promise<boolean>;
}

export interface LeaveGuardSetup {
  /** What happens to the text. Default: that it is not saved yet; `useDraftGuard` says that a local draft keeps it. */
  consequence?: string | undefined;
  detour?: Detour | undefined;
  /** Where the text stays: at this address, or on this page with any search in its address. Default `address`. */
  within?: 'address' | 'page' | undefined;
}

/** The unsaved text of a form. */
interface Guarded extends Omit<LeaveGuardSetup, 'consequence'> {
  /** A ref, not state: a save may release the guard and navigate in the same tick. */
  dirty: RefObject<boolean>;
  consequence: string;
}

/** What would be lost, and what waits for the answer if that is not a navigation. */
type Question =
  | { kind: 'form'; guarded: Guarded; leave?: () => void }
  | { kind: 'overlay'; overlay: OpenOverlay; by: 'back' | 'user' | 'answered' };

interface Leaving {
  guards: Set<RefObject<Guarded>>;
  ask: (question: Question) => void;
  /** Updates an open question about this text, such as when it turns out that it cannot be stored. */
  update: (guarded: Guarded) => void;
}

const LeavingContext = createContext<Leaving | null>(null);

const addressOf = ({ pathname, search }: Address) => pathname + search;

const dirtyForms = (guards: Leaving['guards']) =>
  [...guards].map(({ current }) => current).filter(({ dirty }) => dirty.current);

const leaves = ({ within }: Guarded, from: Address, to: Address): boolean =>
  within === 'page' ? from.pathname !== to.pathname : addressOf(from) !== addressOf(to);

/** The question with the current consequence of its form. */
function withGuarded(asked: Question | null, guarded: Guarded): Question | null {
  if (asked?.kind !== 'form' || asked.guarded.dirty !== guarded.dirty) return asked;
  return asked.guarded.consequence === guarded.consequence ? asked : { ...asked, guarded };
}

/** Asks before leaving unsaved text by a link, Back or closing the tab. Throws outside a `LeaveProvider`. */
export function useLeaveGuard({
  consequence = m.core_not_yet_saved(),
  detour,
  within,
}: LeaveGuardSetup = {}): LeaveGuard {
  const leaving = useContext(LeavingContext);
  if (!leaving) throw new Error('useLeaveGuard needs a LeaveProvider above it.');
  const { guards, ask, update } = leaving;
  const dirty = useRef(false);
  const guarded = useRef<Guarded>({ dirty, consequence, detour, within });
  useEffect(() => {
    guarded.current = { dirty, consequence, detour, within };
    update(guarded.current);
  });
  useEffect(() => {
    guards.add(guarded);
    return () => {
      guards.delete(guarded);
    };
  }, [guards]);
  return {
    setDirty: useCallback((value) => {
      dirty.current = value;
    }, []),
    release: useCallback(() => {
      dirty.current = false;
    }, []),
    beforeLeaving: useCallback(
      (leave) => {
        if (dirty.current) ask({ kind: 'form', guarded: guarded.current, leave });
        else leave();
      },
      [ask],
    ),
  };
}

interface LeaveProviderProps {
  children: ReactNode;
  /** `useBlocker` of React Router, or a hook like it for another router. Default: links are not stopped, closing the tab is. */
  useBlocker?: UseBlocker | undefined;
}

/**
 * Asks before a page or a dialog with unsaved text is left, and lets Back close a dialog or drawer. Once in an app, since a
 * router has only one blocker.
 */
export function LeaveProvider({ children, useBlocker = () => noBlocker }: LeaveProviderProps) {
  const [guards] = useState<Leaving['guards']>(() => new Set());
  const [question, setQuestion] = useState<Question | null>(null);
  const value = useMemo(
    () => ({
      guards,
      ask: setQuestion,
      update: (guarded: Guarded) => setQuestion((asked) => withGuarded(asked, guarded)),
    }),
    [guards],
  );
  return (
    <LeavingContext value={value}>
      {children}
      <LeaveQuestion
        guards={guards}
        question={question}
        onQuestion={setQuestion}
        useBlocker={useBlocker}
      />
    </LeavingContext>
  );
}

interface LeaveQuestionProps {
  guards: Leaving['guards'];
  question: Question | null;
  onQuestion: (question: Question | null) => void;
  useBlocker: UseBlocker;
}

/** A component, because the blocker renders once more when it is mounted, which must not render the page again. */
function LeaveQuestion({ guards, question, onQuestion, useBlocker }: LeaveQuestionProps) {
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation, historyAction }) => {
        const overlay = historyAction === 'POP' ? topOverlay() : undefined;
        if (overlay) {
          onQuestion({ kind: 'overlay', overlay, by: 'back' });
          return true;
        }
        const guarded = dirtyForms(guards).find((each) =>
          leaves(each, currentLocation, nextLocation),
        );
        if (!guarded) return false;
        onQuestion({ kind: 'form', guarded });
        return true;
      },
      [guards, onQuestion],
    ),
  );
  const [unstored, setUnstored] = useState(false);
  const blocked = blocker.state === 'blocked';
  const form = question?.kind === 'form' ? question : undefined;
  const overlay = question?.kind === 'overlay' ? question.overlay : undefined;
  const waits = question?.kind === 'overlay' ? question.by === 'user' : form?.leave !== undefined;
  const { to, keep } = form?.guarded.detour ?? {};
  const keeps =
    blocked && !unstored && blocker.location !== undefined && addressOf(blocker.location) === to;
  const closes = blocked && overlay !== undefined && !overlay.asks();
  // biome-ignore lint/correctness/useExhaustiveDependencies: stores the text once per navigation.
  useEffect(() => {
    if (!keeps || !keep) return;
    void keep().then((kept) => (kept ? blocker.proceed?.() : setUnstored(true)));
  }, [keeps]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes the overlay once per press.
  useEffect(() => {
    if (!closes) return;
    blocker.reset?.();
    overlay?.close();
  }, [closes]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (dirtyForms(guards).length > 0 || anyHasInput()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [guards]);

  useEffect(
    () => onCloseQuestion((overlay) => onQuestion({ kind: 'overlay', overlay, by: 'user' })),
    [onQuestion],
  );

  // The question stays while the dialog fades.
  function answer(): void {
    setUnstored(false);
    if (form) onQuestion({ kind: 'form', guarded: form.guarded });
    if (overlay) onQuestion({ kind: 'overlay', overlay, by: 'answered' });
  }

  return (
    <AlertDialog
      open={waits || (blocked && !keeps && !closes)}
      onOpenChange={(open) => {
        if (open) return;
        answer();
        blocker.reset?.();
      }}
      title={overlay ? m.core_close_question() : m.core_leave_question()}
      confirm={overlay ? m.core_close() : m.core_leave()}
      cancel={overlay ? m.core_keep_editing() : m.core_stay()}
      tone="primary"
      writes={false}
      onConfirm={() => {
        answer();
        form?.leave?.();
        if (overlay) {
          blocker.reset?.();
          overlay.close();
        } else blocker.proceed?.();
      }}
    >
      {overlay ? m.core_not_yet_saved() : form?.guarded.consequence}
    </AlertDialog>
  );
}
