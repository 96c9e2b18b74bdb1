import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { hidden } from '../../internal/hidden.css.ts';
import { latePart, useLatePart } from '../../internal/overlay/latePart.ts';
import type { ShownToast } from './ToastPlace.tsx';

export type ToastTone = 'positive' | 'info' | 'caution' | 'critical';

/** What goes wrong interrupts a screen reader. */
const isUrgent = (tone: ToastTone): boolean => tone === 'caution' || tone === 'critical';

interface ToastAction {
  /** The verb. */
  label: string;
  onAction: () => void;
}

export interface ToastOptions {
  /** What kind of news it is; caution and critical interrupt a screen reader. Sets `data-tone`. */
  tone: ToastTone;
  /** One sentence that says what happened. */
  message: string;
  /** The one thing that can be done about it. Without one a cross stands in its place. */
  action?: ToastAction | undefined;
  /** What it tells of: a later toast about the same takes its place. Default: it stands beside any other. */
  about?: string | undefined;
  /** Milliseconds on screen, not counting the time under the pointer or with the focus. Default 6000. */
  duration?: number | undefined;
}

/** The list after one more: what it puts out of date goes, and older ones make room, so that the pile never covers the page. */
export function withToast<T extends Pick<ToastOptions, 'about'>>(
  toasts: readonly T[],
  next: T,
  most = 3,
): T[] {
  const { about } = next;
  const still = about === undefined ? toasts : toasts.filter((toast) => toast.about !== about);
  return [...still, next].slice(-most);
}

type ShowToast = (toast: ToastOptions) => void;

const ToastContext = createContext<ShowToast | null>(null);

/** The function that shows a toast. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it.');
  return show;
}

export interface ToastProviderProps {
  /** What may show toasts. */
  children: ReactNode;
  /** Accessible name of the place where toasts stand; `{hotkey}` is the key that moves the focus there. */
  label?: string | undefined;
}

const place = latePart(async () => (await import('./ToastPlace.tsx')).ToastPlace);

/** Shows toasts to everything in it. */
export function ToastProvider({
  children,
  label = 'Notifications ({hotkey})',
}: ToastProviderProps) {
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
  const Place = useLatePart(place, toasts.length > 0);
  return (
    <ToastContext value={show}>
      {children}
      <ToastVoice spoken={spoken} />
      {Place ? <Place toasts={toasts} onGone={drop} label={label} /> : null}
    </ToastContext>
  );
}

/** Milliseconds until a toast is read out, after what the focus does meanwhile, and until its words are gone again. */
const pause = 100;
const gone = 1100;

/** The toasts that are being read out, and a way to have one read. */
function useToastVoice() {
  const [spoken, setSpoken] = useState<readonly ShownToast[]>([]);
  const speak = useCallback((toast: ShownToast) => {
    setTimeout(() => setSpoken((before) => [...before, toast]), pause);
    setTimeout(() => setSpoken((before) => before.filter((each) => each !== toast)), gone);
  }, []);
  return { spoken, speak };
}

/** Reads toasts out. On the page before the first of them: words that come together with their region are easily missed. */
export function ToastVoice({ spoken }: { spoken: readonly ShownToast[] }) {
  return (['polite', 'assertive'] as const).map((manner) => (
    <div key={manner} className={hidden} aria-live={manner}>
      {spoken.map(({ id, tone, message, action }) =>
        isUrgent(tone) === (manner === 'assertive') ? (
          <p key={id}>
            Notification {message} {action?.label}
          </p>
        ) : null,
      )}
    </div>
  ));
}
