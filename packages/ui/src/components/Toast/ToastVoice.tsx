import { useCallback, useState } from 'react';
import { hidden } from '../../internal/hidden.css.ts';
import type { ShownToast } from './ToastPlace.tsx';
import { isUrgent } from './toastOptions.ts';

/** Milliseconds until a toast is read out, after what the focus does meanwhile, and until its words are gone again. */
const pause = 100;
const gone = 1100;

/** The toasts that are being read out, and a way to have one read. */
export function useToastVoice() {
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
