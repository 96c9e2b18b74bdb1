/** Addresses remembered at most, so that a flood of made-up ones fills no memory. */
const MOST = 100_000;
const WINDOW = 60_000;

/** Counts calls by key in windows of a minute, in memory alone: nothing of a visitor is written down for it. */
export const createLimit = (perWindow: number, now: () => number = Date.now) => {
  let started = now();
  let calls = new Map<string, number>();
  return (key: string): boolean => {
    if (now() - started >= WINDOW || calls.size >= MOST) {
      started = now();
      calls = new Map();
    }
    const made = (calls.get(key) ?? 0) + 1;
    calls.set(key, made);
    return made <= perWindow;
  };
};
