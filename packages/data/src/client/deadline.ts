/** A signal that stops when the time is over or the caller says so. */
export interface Deadline {
  signal: AbortSignal;
  /** The time was over first. */
  isOver(): boolean;
  /** The work is done: lets go of the clock and of the caller's signal. */
  end(): void;
}

/** AbortSignal.any and AbortSignal.timeout would do, but the first is younger than Firefox 120. */
export function startDeadline(milliseconds: number, outer?: AbortSignal): Deadline {
  const inner = new AbortController();
  let over = false;
  const timer = setTimeout(() => {
    over = !inner.signal.aborted;
    inner.abort();
  }, milliseconds);
  const stop = () => inner.abort(outer?.reason);
  if (outer?.aborted) stop();
  outer?.addEventListener('abort', stop, { once: true });
  return {
    signal: inner.signal,
    isOver: () => over,
    end() {
      clearTimeout(timer);
      outer?.removeEventListener('abort', stop);
    },
  };
}
