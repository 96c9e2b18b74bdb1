import { type Actor, actorOf } from '../actor.ts';
import { bodyOf, isRecord } from '../body.ts';
import { Refusal } from '../refusal.ts';
import type { Context, Strapi } from '../registry.ts';
import { describeMedia } from './describing.ts';
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
import type { Shelf } from './shelf.ts';
import { createTurns } from './turns.ts';

const AT_ONCE = 2;

const noPicture = (): Refusal => new Refusal(404, 'Could not find image');

const reachOf = ({ admin, id }: Actor): Reach => (admin ? 'all' : { ownerId: id });

/** Takes the place of the upload plugin's own processing; its records stay, so media fields work as everywhere. */
export const createMediaController = (strapi: Strapi, shelf: Shelf) => {
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
        saved.push(await saveMedia(strapi, shelf, { ...picture, ownerId: actorOf(ctx).id }));
      }
      return saved;
    } catch (error) {
      await removeMedia(strapi, shelf, saved);
      throw error;
    }
  };

  return {
    async upload(ctx: Context): Promise<void> {
      if (!ctx.is('multipart')) throw new Refusal(415, 'Files must be sent as a form');
      ctx.body = (await store(ctx)).map(toMedia);
      ctx.status = 200;
    },

    async find(ctx: Context): Promise<void> {
      const filters = readMediaFilters(ctx.query.filters);
      if (!filters.ok) throw new Refusal(400, `Invalid key ${filters.key}`);
      ctx.body = (await listMedia(strapi, filters.where, reachOf(actorOf(ctx)))).map(toMedia);
    },

    async findOne(ctx: Context): Promise<void> {
      const record = await findMedia(strapi, `${ctx.params.id}`, reachOf(actorOf(ctx)));
      if (!record) throw noPicture();
      ctx.body = toMedia(record);
    },

    async describe(ctx: Context): Promise<void> {
      const body = bodyOf(ctx);
      const input = isRecord(body.data) ? body.data : body;
      const reach = reachOf(actorOf(ctx));
      const record = await describeMedia(strapi, `${ctx.params.id}`, reach, input);
      if (!record) throw noPicture();
      ctx.body = toMedia(record);
    },
  };
};
