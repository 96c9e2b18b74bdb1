import { say } from './log.ts';

/** Fewer records take no time worth a line. */
const MANY = 1000;

/** Does a step of the start. With many records it says what it does before, because nothing is answered meanwhile, and how long it took. */
export const startStep = async (
  what: string,
  records: number,
  work: () => Promise<void>,
): Promise<void> => {
  if (records < MANY) return work();
  const begun = performance.now();
  say(`${what}: ${records.toLocaleString('en')} records …`);
  await work();
  say(`${what}: done in ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
};
