import { startTransition, useEffect, useState } from 'react';

/** Rows per step: few enough for one frame of a slow device. */
const step = 8;

/** Rows that have their space from the start, so that Back can scroll to them. */
const reserved = 40;

/** Height of a row with its line, in rem. */
const rowHeight = 53 / 16;

/**
 * How many of `count` rows to render: one step, and another whenever the end of the list scrolls near. Restarts with another
 * `view`. `end` belongs after the rows.
 */
export function useShown(count: number, view = '') {
  const [state, setState] = useState({ view, shown: step });
  const [end, setEnd] = useState<Element | null>(null);
  // A search that is cleared begins again, instead of rendering all rows that were scrolled to before.
  if (state.view !== view) setState({ view, shown: step });
  const shown = state.view === view ? state.shown : step;
  useEffect(() => {
    if (!end) return;
    const near = new IntersectionObserver(
      (entries) => {
        // A slow page gets several entries at once, the newest last.
        if (entries.at(-1)?.isIntersecting)
          startTransition(() => setState({ view, shown: shown + step }));
      },
      { rootMargin: '800px' },
    );
    near.observe(end);
    return () => near.disconnect();
  }, [end, view, shown]);
  const missing = Math.min(count, reserved) - shown;
  return {
    shown,
    end:
      count > shown ? (
        <li
          ref={setEnd}
          key={shown}
          aria-hidden
          style={{ blockSize: `${Math.max(missing, 0) * rowHeight}rem` }}
        />
      ) : null,
  };
}
