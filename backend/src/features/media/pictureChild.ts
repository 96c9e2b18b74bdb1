// Started by `readInChild` with limits of memory and processor time: reads one picture, sends it, and waits to be killed.
import { flushCompileCache } from 'node:module';
import { type Picture, type PictureProblem, readPicture } from './picture.ts';

export type ChildResult = { picture: Picture } | { rejected: PictureProblem };

const LOOK_EVERY = 10;
const [maxBytes = 0, maxWork = 0] = process.argv.slice(2).map(Number);

const send = (result: ChildResult): void => {
  process.send?.(result);
};

// Ctrl-C is sent to every process of a terminal, but the server finishes its calls first.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);

// The server has ended. `exit` would wait for the decoder's threads.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));

const read = (bytes: Buffer): void => {
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    if (process.memoryUsage.rss() > maxBytes || (user + system) / 1000 > maxWork)
      send({ rejected: { reason: 'picture-too-complex' } });
  }, LOOK_EVERY);
  readPicture(bytes).then(
    (picture) => send({ picture }),
    ({ reason, most }: PictureProblem) => send({ rejected: { reason, most } }),
  );
};

// Node writes compiled code at an exit, which a kill prevents.
flushCompileCache();
process.once('message', read);
