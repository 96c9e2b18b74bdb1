import * as Radix from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { Icon, type IconType } from '../../internal/icon/Icon.tsx';
import { useCameFrom } from '../../internal/overlay/cameFrom.ts';
import * as styles from './Toast.css.ts';
import { type ToastOptions, type ToastTone, withToast } from './toastOptions.ts';

interface ShownToast extends ToastOptions {
  id: number;
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
  children: ReactNode;
  /** Accessible name of the place where toasts stand; `{hotkey}` is the key that moves the focus there. */
  label?: string | undefined;
}

/** Keeps the place of toasts, which is on the page before the first of them. */
export function ToastProvider({
  children,
  label = 'Notifications ({hotkey})',
}: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const lastId = useRef(0);
  const place = useRef<HTMLOListElement>(null);
  const show = useCallback<ShowToast>((toast) => {
    lastId.current += 1;
    const shown = { ...toast, id: lastId.current };
    setToasts((before) => withToast(before, shown));
  }, []);
  const { onFocus, goBack } = useCameFrom();
  const drop = (id: number) => {
    setToasts((before) => before.filter((toast) => toast.id !== id));
    // A toast that is closed with the focus in it leaves the focus in a place that is now empty.
    if (toasts.length === 1 && place.current?.contains(document.activeElement)) goBack();
  };
  return (
    <ToastContext value={show}>
      <Radix.Provider duration={6000} swipeDirection="right" label="Notification">
        {children}
        {toasts.map((toast) => (
          <Toast key={toast.id} toast={toast} onGone={drop} />
        ))}
        <Radix.Viewport ref={place} className={styles.viewport} label={label} onFocus={onFocus} />
      </Radix.Provider>
    </ToastContext>
  );
}

const icons: Record<ToastTone, IconType> = {
  positive: CircleCheck,
  info: Info,
  caution: TriangleAlert,
  critical: CircleAlert,
};

const urgency: Record<ToastTone, 'foreground' | 'background'> = {
  positive: 'background',
  info: 'background',
  caution: 'foreground',
  critical: 'foreground',
};

interface ToastProps {
  toast: ShownToast;
  onGone: (id: number) => void;
}

function Toast({ toast: { id, tone, message, action, duration }, onGone }: ToastProps) {
  return (
    <Radix.Root
      className={styles.toast}
      data-tone={tone}
      type={urgency[tone]}
      duration={duration}
      onOpenChange={(open) => {
        if (!open) onGone(id);
      }}
    >
      <span className={styles.icon}>
        <Icon icon={icons[tone]} size={18} />
      </span>
      <Radix.Description className={styles.message}>{message}</Radix.Description>
      {action ? (
        <Radix.Action className={styles.action} altText={action.label} onClick={action.onAction}>
          {action.label}
        </Radix.Action>
      ) : (
        <Radix.Close className={styles.dismiss} aria-label="Dismiss">
          <Icon icon={X} />
        </Radix.Close>
      )}
    </Radix.Root>
  );
}
