import { useEffect, useState } from 'react';

/** As many as fill a high window; a row more costs time before anything is seen. */
const step = 40;

/** How many of many rows are on the page: a windowful, and more whenever the end comes near. Begins anew with another `view`. */
export function useShown(view: string) {
  const [state, setState] = useState({ view, shown: step });
  const [end, setEnd] = useState<Element | null>(null);
  const shown = state.view === view ? state.shown : step;
  useEffect(() => {
    if (!end) return;
    const near = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setState({ view, shown: shown + step });
      },
      { rootMargin: '800px' },
    );
    near.observe(end);
    return () => near.disconnect();
  }, [end, view, shown]);
  return { shown, setEnd };
}
