import type { Core } from '@strapi/strapi';
import { readMediaFilters } from './filters.ts';
import { readFiles } from './multipart.ts';
import { readPicture } from './picture.ts';
import {
  findMedia,
  listMedia,
  type MediaRecord,
  type Reach,
  removeMedia,
  saveMedia,
  toMedia,
} from './records.ts';
import { Refusal } from './rules.ts';
import type { Shelf } from './shelf.ts';
import { createTurns } from './turns.ts';

type Context = Parameters<Core.MiddlewareHandler>[0];

const AT_ONCE = 2;

const fail = (ctx: Context, status: number, name: string, message: string): void => {
  ctx.status = status;
  ctx.body = { data: null, error: { status, name, message, details: {} } };
};

/** The routes let only signed-in people in; without a user nothing is anybody's. */
const userIdOf = (ctx: Context): number =>
  typeof ctx.state.user?.id === 'number' ? ctx.state.user.id : 0;

const reachOf = (ctx: Context): Reach =>
  ctx.state.user?.staff === true || ctx.state.user?.super === true
    ? 'all'
    : { ownerId: userIdOf(ctx) };

/** Takes the place of the upload plugin's own processing; its records stay, so media fields work as everywhere. */
export const createMediaController = (strapi: Core.Strapi, shelf: Shelf) => {
  const inTurn = createTurns(AT_ONCE);

  const store = async (ctx: Context): Promise<MediaRecord[]> => {
    const sent = await readFiles(ctx.req);
    const pictures = await Promise.all(
      sent.map(async ({ name, bytes }) => ({
        name,
        picture: await inTurn(() => readPicture(bytes)),
      })),
    );
    const saved: MediaRecord[] = [];
    try {
      for (const picture of pictures) {
        saved.push(await saveMedia(strapi, shelf, { ...picture, ownerId: userIdOf(ctx) }));
      }
      return saved;
    } catch (error) {
      await removeMedia(strapi, shelf, saved);
      throw error;
    }
  };

  return {
    async upload(ctx: Context): Promise<void> {
      if (!ctx.is('multipart'))
        return fail(ctx, 415, 'UnsupportedMediaTypeError', 'Files must be sent as a form');
      try {
        ctx.body = (await store(ctx)).map(toMedia);
        ctx.status = 200;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        fail(ctx, error.status, error.name, error.message);
      }
    },

    async find(ctx: Context): Promise<void> {
      const filters = readMediaFilters(ctx.query.filters);
      if (!filters.ok) return fail(ctx, 400, 'ValidationError', `Invalid key ${filters.key}`);
      ctx.body = (await listMedia(strapi, filters.where, reachOf(ctx))).map(toMedia);
    },

    async findOne(ctx: Context): Promise<void> {
      const record = await findMedia(strapi, `${ctx.params.id}`, reachOf(ctx));
      if (!record) return fail(ctx, 404, 'NotFoundError', 'Not Found');
      ctx.body = toMedia(record);
    },
  };
};
