// Loaded into the measured server. Sends its memory and CPU time on request.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

export interface Reading {
  /** Milliseconds of CPU time so far, before and after garbage collection. */
  cpuBefore: number;
  cpuAfter: number;
  /** Bytes, after garbage collection. */
  heap: number;
  rss: number;
}

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

process.on('message', () => {
  const cpuBefore = cpu();
  collect();
  const { heapUsed: heap, rss } = process.memoryUsage();
  process.send?.({ cpuBefore, cpuAfter: cpu(), heap, rss } satisfies Reading);
});
