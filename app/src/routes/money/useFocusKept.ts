import { useEffect, useLayoutEffect, useRef } from 'react';

/** A deed may take away what had the focus: once what came of it is drawn, the heading of the part it was done in has it. */
export function useFocusKept(): void {
  const had = useRef<EventTarget | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      had.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useLayoutEffect(() => {
    const gone = had.current instanceof Node && !had.current.isConnected;
    if (gone && document.activeElement === document.body)
      document.querySelector<HTMLElement>('h2[tabindex]')?.focus({ preventScroll: true });
  });
}
