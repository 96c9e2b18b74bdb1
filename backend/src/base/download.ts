import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { HttpError } from './httpError.ts';
import type { Context } from './registry.ts';
import { m } from './texts.ts';

interface Download {
  /** The id of the user who downloads. */
  userId: number;
  /** The name of the file. */
  name: string;
  type: string;
}

/** Users whose download runs on this server. */
const running = new Set<number>();

/** Milliseconds until a download is broken off whose reader does not read on. */
const longest = 600_000;

/** Milliseconds that a download works before other calls continue. */
const TURN = 5;

/** Milliseconds that they get then, as most take several turns of the event loop. */
const REST = 1;

/** The same lines. On SQLite every statement ends within the same turn of the event loop, so other calls would wait for all of them. */
async function* inTurns(lines: AsyncIterable<string>) {
  let begun = performance.now();
  for await (const line of lines) {
    yield line;
    if (performance.now() - begun < TURN) continue;
    await wait(REST);
    begun = performance.now();
  }
}

/**
 * Streams a file whose lines `prepare` resolves with. Throws 429 before that while another download of the user runs on this
 * server.
 */
export const streamDownload = async (
  ctx: Context,
  { userId, name, type }: Download,
  prepare: () => Promise<AsyncIterable<string>>,
): Promise<void> => {
  if (running.has(userId)) throw new HttpError('too-many-tries', { message: m.export_running() });
  running.add(userId);
  let lines: AsyncIterable<string>;
  try {
    lines = await prepare();
  } catch (error) {
    running.delete(userId);
    throw error;
  }
  const stream = Readable.from(inTurns(lines));
  const limit = setTimeout(() => stream.destroy(new Error('The download took too long.')), longest);
  stream.once('close', () => {
    clearTimeout(limit);
    running.delete(userId);
  });
  // Without this, an error after the first lines would leave the download open.
  stream.once('error', () => ctx.res.destroy());
  ctx.set({
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'no-store',
  });
  ctx.body = stream;
};
