import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { m } from '../../i18n/messages.js';
import { hidden } from '../../internal/hidden.css.ts';
import { lazyComponent, useLazyComponent } from '../../internal/overlay/lazyComponent.ts';
import type { ShownToast } from './ToastPlace.tsx';

export type ToastTone = 'positive' | 'info' | 'caution' | 'critical';

/** Whether the announcement interrupts a screen reader. */
const isUrgent = (tone: ToastTone): boolean => tone === 'caution' || tone === 'critical';

interface ToastAction {
  /** Label of the button: a verb. */
  label: string;
  onAction: () => void;
}

export interface ToastOptions {
  /** Kind of message; caution and critical interrupt a screen reader. Sets `data-tone`. */
  tone: ToastTone;
  /** One sentence that says what happened. */
  message: string;
  /** The one action. Default: none. */
  action?: ToastAction | undefined;
  /** Subject of the toast: a later toast with the same subject replaces it. Default: its message. */
  about?: string | undefined;
  /** Milliseconds on screen, paused on hover and focus. Default: 6000, or until dismissed if critical or with an action. */
  duration?: number | undefined;
}

/** The toasts after adding one: it replaces those with its subject or its text, and only the newest few stay. */
export function withToast<T extends Pick<ToastOptions, 'about' | 'message'>>(
  toasts: readonly T[],
  next: T,
  most = 3,
): T[] {
  const { about, message } = next;
  const still = toasts.filter((toast) =>
    about === undefined ? toast.message !== message : toast.about !== about,
  );
  return [...still, next].slice(-most);
}

type ShowToast = (toast: ToastOptions) => void;

const ToastContext = createContext<ShowToast | null>(null);

/** Returns the function that shows a toast. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it.');
  return show;
}

export interface ToastProviderProps {
  /** The app. */
  children: ReactNode;
}

const place = lazyComponent(async () => (await import('./ToastPlace.tsx')).ToastPlace);

/** Lets all components inside show toasts. */
export function ToastProvider({ children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const lastId = useRef(0);
  const { spoken, speak } = useToastVoice();
  const show = useCallback<ShowToast>(
    (toast) => {
      lastId.current += 1;
      const shown = { ...toast, id: lastId.current };
      setToasts((before) => withToast(before, shown));
      speak(shown);
    },
    [speak],
  );
  const drop = (id: number) => setToasts((before) => before.filter((toast) => toast.id !== id));
  const Place = useLazyComponent(place, toasts.length > 0);
  return (
    <ToastContext value={show}>
      {children}
      <ToastVoice spoken={spoken} />
      {Place ? <Place toasts={toasts} onGone={drop} /> : null}
    </ToastContext>
  );
}

/** Milliseconds until a toast is announced, after any focus change, and until its text is removed again. */
const pause = 100;
const gone = 1100;

/** The toasts being announced, and a function that announces one. */
function useToastVoice() {
  const [spoken, setSpoken] = useState<readonly ShownToast[]>([]);
  const speak = useCallback((toast: ShownToast) => {
    setTimeout(() => setSpoken((before) => [...before, toast]), pause);
    setTimeout(() => setSpoken((before) => before.filter((each) => each !== toast)), gone);
  }, []);
  return { spoken, speak };
}

/** Announces toasts. Rendered before the first one, since screen readers often miss text that appears with its live region. */
export function ToastVoice({ spoken }: { spoken: readonly ShownToast[] }) {
  return (['polite', 'assertive'] as const).map((manner) => (
    <div key={manner} className={hidden} aria-live={manner}>
      {spoken.map(({ id, tone, message, action }) =>
        isUrgent(tone) === (manner === 'assertive') ? (
          <p key={id}>{m.components_notification({ message, action: action?.label ?? '' })}</p>
        ) : null,
      )}
    </div>
  ));
}
