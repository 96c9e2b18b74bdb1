import { flushSync } from 'react-dom';

type Callback = (...given: unknown[]) => void;

export interface HeldWaits {
  /** Advances the held timers by this many milliseconds. */
  pass: (milliseconds: number) => void;
  /** Restores the browser's timers. */
  release: () => void;
}

/**
 * Replaces `setTimeout` for waits of a second and more, which then end only through `pass`. A story can show the millisecond
 * before and after. Shorter waits are unchanged.
 */
export function holdWaits(): HeldWaits {
  const { setTimeout, clearTimeout } = window;
  const held = new Map<number, { due: number; run: () => void }>();
  let time = 0;
  // Negative, so that no id collides with the browser's.
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
