import { flushSync } from 'react-dom';

type Callback = (...given: unknown[]) => void;

export interface HeldWaits {
  /** So many milliseconds later. */
  pass: (milliseconds: number) => void;
  /** Gives the page its own clock back. */
  release: () => void;
}

/**
 * Waits of a second and more end when `pass` says so, and not by the clock: a story shows the millisecond before and the one
 * after. Shorter ones are steps of the page and go on.
 */
export function holdWaits(): HeldWaits {
  const { setTimeout, clearTimeout } = window;
  const held = new Map<number, { due: number; run: () => void }>();
  let time = 0;
  // Below zero, so that no number is one of the browser's.
  let last = 0;
  const hold = (run: Callback, wait = 0, ...given: unknown[]): number => {
    if (wait < 1000) return Number(setTimeout(run, wait, ...given));
    last -= 1;
    held.set(last, { due: time + wait, run: () => run(...given) });
    return last;
  };
  const drop = (id: number | undefined): void => {
    if (id === undefined || !held.delete(id)) clearTimeout(id);
  };
  Object.assign(window, { setTimeout: hold, clearTimeout: drop });
  return {
    pass: (milliseconds) => {
      time += milliseconds;
      for (const [id, { due, run }] of [...held]) {
        if (due > time) continue;
        held.delete(id);
        flushSync(run);
      }
    },
    release: () => void Object.assign(window, { setTimeout, clearTimeout }),
  };
}
