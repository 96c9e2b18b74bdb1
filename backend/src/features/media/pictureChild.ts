// Started by `readInChild` with the language of its messages and limits of memory and processor time: reads one picture, sends it, and waits to be killed.
import { HttpError } from '../../base/httpError.ts';
import { inLanguage } from '../../base/texts.ts';
import { type Picture, readPicture } from './picture.ts';

export type ChildResult =
  | { picture: Picture }
  | { rejected: Pick<HttpError, 'reason' | 'message'> };

const LOOK_EVERY = 10;
const [language = 'en', ...limits] = process.argv.slice(2);
const [maxBytes = 0, maxWork = 0] = limits.map(Number);

const send = (result: ChildResult): void => {
  process.send?.(result);
};

const reject = ({ reason, message }: HttpError): void => send({ rejected: { reason, message } });

// Ctrl-C is sent to every process of a terminal, but the server finishes its calls first.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);

// The server has ended. `exit` would wait for the decoder's threads.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));

const read = (bytes: Buffer): void => {
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    if (process.memoryUsage.rss() > maxBytes || (user + system) / 1000 > maxWork)
      reject(new HttpError('picture-too-complex'));
  }, LOOK_EVERY);
  readPicture(bytes).then(
    (picture) => send({ picture }),
    (error: HttpError) => reject(error),
  );
};

process.once('message', (bytes: Buffer) => inLanguage(language, () => read(bytes)));
