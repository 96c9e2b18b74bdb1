import type { ImportRecord } from './tables.ts';

/** Milliseconds for which a host that was too slow is not asked again by a run. */
const SLOW = 60_000;
/** Slow hosts within that time after which a run asks no other either, as each holds up the imports of all users. */
const MOST = 8;
const slowUntil = new Map<string, number>();

/** Hosts that were too slow for a run. */
export const slowHosts = ({ id, round }: Pick<ImportRecord, 'id' | 'round'>) => {
  const run = `${id}/${round}/`;
  const forget = (): void => {
    for (const [key, until] of slowUntil) if (until <= Date.now()) slowUntil.delete(key);
  };
  return {
    /** Whether a host is not asked now. */
    has(host: string): boolean {
      forget();
      const own = [...slowUntil.keys()].filter((key) => key.startsWith(run));
      return own.length >= MOST || own.includes(run + host);
    },
    add(host: string): void {
      slowUntil.set(run + host, Date.now() + SLOW);
    },
  };
};
