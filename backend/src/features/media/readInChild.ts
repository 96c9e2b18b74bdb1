import { fork } from 'node:child_process';
import { join } from 'node:path';
import { logoMaxBytes } from '@portal/domain';
import { HttpError } from '../../base/httpError.ts';
import { languageNow, m } from '../../base/texts.ts';
import type { Picture, PictureProblem } from './picture.ts';
import type { ChildResult } from './pictureChild.ts';
import type { SentFile } from './upload.ts';

interface PictureLimits {
  /** Memory of the process in bytes, a third of which it uses without a picture. */
  bytes: number;
  /** Milliseconds of processor time, which does not depend on the load of the machine. */
  work: number;
  /** Milliseconds until the process is killed. */
  wait: number;
}
export const PICTURE_LIMITS: PictureLimits = {
  bytes: 250 * 1024 * 1024,
  work: 20_000,
  wait: 60_000,
};

/** Where Node keeps compiled code, which halves the start of a child; it may be off. */
const { NODE_COMPILE_CACHE } = process.env;

/** Without the server's other variables, which contain secrets. glibc returns freed memory at once. */
const env = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  UV_THREADPOOL_SIZE: '1',
  ...(NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}),
};

interface Options {
  /** Default: the program that reads pictures. */
  script?: string;
  limits?: PictureLimits;
}

const resultOf = (
  bytes: Buffer,
  { script = join(import.meta.dirname, 'pictureChild.ts'), limits = PICTURE_LIMITS }: Options,
): Promise<ChildResult> =>
  new Promise((resolve, reject) => {
    let result: ChildResult | undefined;
    const child = fork(script, [String(limits.bytes), String(limits.work)], {
      env,
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const end = (first: ChildResult): void => {
      result ??= first;
      child.kill('SIGKILL');
    };
    const tooComplex: ChildResult = { rejected: { reason: 'picture-too-complex' } };
    const timer = setTimeout(() => end(tooComplex), limits.wait);
    child.once('message', end);
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      // Killed, such as for its memory, or crashed in the decoder.
      if (!result && signal) result = tooComplex;
      if (result) resolve(result);
      else reject(new Error(`The picture process ended with ${code}.`));
    });
    // A process that cannot be started emits no exit.
    child.on('error', (error) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      reject(error);
    });
    child.send(bytes);
  });

const explained = ({ reason, most }: PictureProblem): HttpError => {
  if (!most) return new HttpError(reason);
  const message =
    'side' in most
      ? m.picture_side({ max: most.side.toLocaleString(languageNow()) })
      : m.picture_megapixels(most);
  return new HttpError(reason, { message });
};

/** Reads a picture in its own process, which can be killed when a decoder hangs or uses too much memory. */
export const readInChild = async (bytes: Buffer, options: Options = {}): Promise<Picture> => {
  if (bytes.length > logoMaxBytes) throw new HttpError('picture-too-large');
  const result = await resultOf(bytes, options);
  if ('picture' in result) return result.picture;
  throw explained(result.rejected);
};

const AT_ONCE = 2;

interface ReadFile {
  name: string;
  picture: Picture;
}

/** Runs `width` tasks concurrently; the others wait in order. */
const createTurns = (width: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running >= width) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};

const inTurn = createTurns(AT_ONCE);

/** Reads a picture; all others, of uploads and imports, wait while two are read. */
export const readInTurn = (bytes: Buffer): Promise<Picture> => inTurn(() => readInChild(bytes));

/**
 * Reads two pictures at once, of two users: the uploads of one user are received and read one after another, so that many
 * uploads of one user do not delay the others'.
 */
export const createUploadQueue = (readPicture: (bytes: Buffer) => Promise<Picture>) => {
  const inTurn = createTurns(AT_ONCE);
  const latest = new Map<number, Promise<unknown>>();

  const readAll = async (files: readonly SentFile[]): Promise<ReadFile[]> => {
    const read: ReadFile[] = [];
    for (const { name, bytes } of files)
      read.push({ name, picture: await inTurn(() => readPicture(bytes)) });
    return read;
  };

  return async (userId: number, receive: () => Promise<SentFile[]>): Promise<ReadFile[]> => {
    const before = latest.get(userId);
    const own = (async () => {
      await before;
      return readAll(await receive());
    })();
    const over = own.then(
      () => undefined,
      () => undefined,
    );
    latest.set(userId, over);
    try {
      return await own;
    } finally {
      if (latest.get(userId) === over) latest.delete(userId);
    }
  };
};
