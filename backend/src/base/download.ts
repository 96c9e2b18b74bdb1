import { Readable } from 'node:stream';
import { HttpError } from './httpError.ts';
import type { Context } from './registry.ts';
import { m } from './texts.ts';

interface Download {
  /** The id of the caller. */
  userId: number;
  /** The name of the file. */
  name: string;
  type: 'text/csv' | 'application/json';
  lines: AsyncIterable<string>;
}

/** Users whose download runs on this server. */
const running = new Set<number>();

/** Streams a file, once `before` is done. Throws 429 while another download of the caller runs on this server. */
export const streamDownload = async (
  ctx: Context,
  { userId, name, type, lines }: Download,
  before: () => Promise<void>,
): Promise<void> => {
  if (running.has(userId)) throw new HttpError('too-many-tries', { message: m.export_running() });
  running.add(userId);
  const stream = Readable.from(lines);
  stream.once('close', () => running.delete(userId));
  // Without this, an error after the first lines would leave the download open.
  stream.once('error', () => ctx.res.destroy());
  try {
    await before();
  } catch (error) {
    stream.destroy();
    throw error;
  }
  ctx.set({
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'no-store',
  });
  ctx.body = stream;
};

/** The parameters of the call, as an entry of the audit log has them. */
export const askedFilters = (ctx: Context) =>
  Object.fromEntries(
    Object.entries(ctx.query).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, [null, value]] as const] : [],
    ),
  );
