import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { latePart, useLatePart } from '../../internal/overlay/latePart.ts';
import type { ShownToast } from './ToastPlace.tsx';
import { ToastVoice, useToastVoice } from './ToastVoice.tsx';
import { type ToastOptions, withToast } from './toastOptions.ts';

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
