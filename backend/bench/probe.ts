// Loaded into the server that is measured: tells its memory and processor time when it is asked.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

export interface Reading {
  /** Milliseconds of processor time so far, before and after what unused memory was given back. */
  cpuBefore: number;
  cpuAfter: number;
  /** Bytes that are still in use. */
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
