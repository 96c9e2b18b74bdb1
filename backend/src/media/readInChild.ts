import { fork } from 'node:child_process';
import { join } from 'node:path';
import { Refusal } from '../refusal.ts';
import type { Picture } from './picture.ts';
import type { ChildResult } from './pictureChild.ts';
import { PICTURE_LIMITS, type PictureLimits } from './rules.ts';

/** None of the server's own variables, among which are secrets: glibc is told to keep nothing that was given back. */
const env = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072', UV_THREADPOOL_SIZE: '1' };

interface Options {
  /** Default: the program that reads pictures. */
  script?: string;
  limits?: PictureLimits;
}

/**
 * Reads a picture in a process of its own and resolves once that has ended: only so does a decoder stop that hangs, and give
 * back what it took.
 */
export const readInChild = (
  bytes: Buffer,
  { script = join(import.meta.dirname, 'pictureChild.ts'), limits = PICTURE_LIMITS }: Options = {},
): Promise<Picture> =>
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
    const timer = setTimeout(
      () => end({ rejected: new Refusal('picture-too-complex') }),
      limits.wait,
    );
    child.once('message', end);
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      // Ended from outside, as for its memory, or crashed in the decoder.
      if (!result && signal) result = { rejected: new Refusal('picture-too-complex') };
      if (!result) reject(new Error(`The process of a picture ended with ${code}.`));
      else if ('picture' in result) resolve(result.picture);
      else reject(new Refusal(result.rejected.reason, result.rejected));
    });
    // One that cannot be started does not end either.
    child.on('error', (error) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      reject(error);
    });
    child.send(bytes);
  });
