import type { SentFile } from './multipart.ts';
import type { Picture } from './picture.ts';

const AT_ONCE = 2;

interface ReadFile {
  name: string;
  picture: Picture;
}

/** Lets `width` tasks run at once; more of them wait in the order in which they came. */
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

/**
 * Reads two pictures at once, of two users: the uploads of one user are received and read one after another, and until then
 * stay with the sender. So each user has at most one picture among those that wait, and many of one user delay no other.
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
