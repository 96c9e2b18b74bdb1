import { flushSync } from 'react-dom';

type Deed = (...given: unknown[]) => void;

export interface HeldWaits {
  /** So many milliseconds later. */
  pass: (milliseconds: number) => void;
  /** Gives the page its own clock back. */
  release: () => void;
}

/**
 * Waits of a second and more are over when `pass` says so, and not by the clock: a story shows the millisecond before and
 * the one after, and nobody waits. Shorter ones are steps of the page and go on.
 */
export function holdWaits(): HeldWaits {
  const { setTimeout, clearTimeout } = window;
  const held = new Map<number, { due: number; run: () => void }>();
  let time = 0;
  // Below nought, so that no number is one of the browser's.
  let last = 0;
  const hold = (deed: Deed, wait = 0, ...given: unknown[]): number => {
    if (wait < 1000) return Number(setTimeout(deed, wait, ...given));
    last -= 1;
    held.set(last, { due: time + wait, run: () => deed(...given) });
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
