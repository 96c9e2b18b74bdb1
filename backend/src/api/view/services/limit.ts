/** Addresses remembered at most, so that a flood of made-up ones fills no memory. */
const MOST = 100_000;
const WINDOW = 60_000;

interface Window {
  ends: number;
  calls: number;
}

/**
 * Counts calls by key, in memory alone: nothing of a visitor is written down for it. The minute of a key begins with its own
 * first call, and what is remembered of it goes with the first call of another key after it.
 *
 * @param now Milliseconds of a clock that is never set back.
 * @param windows Stand in the order in which they end.
 */
export const createLimit = (
  perWindow: number,
  now: () => number = () => performance.now(),
  windows = new Map<string, Window>(),
) => {
  const open = (key: string, time: number): Window => {
    for (const [other, { ends }] of windows) {
      if (ends > time && windows.size < MOST) break;
      windows.delete(other);
    }
    const window = { ends: time + WINDOW, calls: 0 };
    windows.set(key, window);
    return window;
  };
  return (key: string): boolean => {
    const time = now();
    const known = windows.get(key);
    const window = known && known.ends > time ? known : open(key, time);
    window.calls += 1;
    return window.calls <= perWindow;
  };
};
