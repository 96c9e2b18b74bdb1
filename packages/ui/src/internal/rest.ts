/** Milliseconds. A browser that draws no frames is never idle. */
const LATEST = 5000;

/** Resolves when the browser is idle, at the latest after five seconds; after 300 ms in Safari, which cannot tell. */
export const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(resolve, { timeout: LATEST });
    else setTimeout(resolve, 300);
  });

let held: Promise<unknown> = Promise.resolve();
let queue: Promise<unknown> = Promise.resolve();

/** Holds all work of `whenAtRest` until a promise settles, such as that of the first content. */
export function holdUntil(content: Promise<unknown>): void {
  held = content.catch(() => undefined);
}

/**
 * Runs work that no one waits for, such as loading code ahead: when the browser is idle, one after another. Returns a
 * function that cancels it.
 */
export function whenAtRest(work: () => Promise<unknown>): () => void {
  let cancelled = false;
  queue = queue.then(async () => {
    await held;
    if (cancelled) return;
    await idle();
    if (!cancelled) await work().catch(() => undefined);
  });
  return () => {
    cancelled = true;
  };
}
