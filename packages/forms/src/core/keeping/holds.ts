import type { DraftKeeper } from './draftKeeper.ts';

/**
 * Says of every text whether its form is still open somewhere. The browser lets go of a lock by itself when its
 * page is gone, however it went. Without locks every text counts as left: better offered twice than lost.
 */
export function createHolds(name: string): Pick<DraftKeeper, 'hold' | 'left'> {
  const lockOf = (id: string) => `${name}:${id}`;
  const locks = 'locks' in navigator ? navigator.locks : null;
  const ignore = () => undefined;
  return {
    hold: (id) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      void locks?.request(lockOf(id), () => released).catch(ignore);
      return release;
    },
    left: async (id, signal) => {
      await locks?.request(lockOf(id), { mode: 'shared', signal }, ignore).catch(ignore);
    },
  };
}
