import { useLayoutEffect } from 'react';

/** A deed may take away what had the focus: then the heading of the part it was done in has it. */
export function useFocusKept(): void {
  useLayoutEffect(() => {
    let had: EventTarget | null = null;
    const note = (event: FocusEvent) => {
      had = event.target;
    };
    const watch = new MutationObserver(() => {
      const gone = had instanceof Node && !had.isConnected;
      if (gone && document.activeElement === document.body)
        document.querySelector<HTMLElement>('h2[tabindex]')?.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', note);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', note);
      watch.disconnect();
    };
  }, []);
}
