/** Between calls after the end, in milliseconds: the server's clock may be behind, or the connection lost. */
const AGAIN = 15_000;

/**
 * Calls `ended` at an instant, again every 15 seconds, and whenever the tab is shown later than the instant: timers stop while
 * a computer sleeps. Returns a function that stops it.
 *
 * @param end In milliseconds since 1970.
 */
export function watchEnd(
  end: number,
  now: () => number,
  ended: () => void,
  tab: EventTarget & Pick<Document, 'visibilityState'> = document,
): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const check = () => {
    clearTimeout(timer);
    const left = end - now();
    if (left <= 0) ended();
    timer = setTimeout(check, left > 0 ? left : AGAIN);
  };
  const onVisible = () => {
    if (tab.visibilityState === 'visible') check();
  };
  timer = setTimeout(check, Math.max(0, end - now()));
  tab.addEventListener('visibilitychange', onVisible);
  return () => {
    clearTimeout(timer);
    tab.removeEventListener('visibilitychange', onVisible);
  };
}
