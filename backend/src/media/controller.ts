import { mayWithAll } from '@portal/domain';
import { authorize } from '../access.ts';
import { actorOf } from '../actor.ts';
import { bodyOf, isRecord } from '../body.ts';
import { badParameter, Refusal } from '../refusal.ts';
import type { Context, Strapi } from '../registry.ts';
import { describeMedia, readWords } from './describing.ts';
import { fileInfoOf } from './fileInfo.ts';
import { readMediaFilters } from './filters.ts';
import { filesOf, hasFiles, readForm, SLACK } from './multipart.ts';
import { readInChild } from './readInChild.ts';
import {
  deleteMedia,
  findMedia,
  listMedia,
  type MediaRecord,
  reachOf,
  removeMedia,
  saveMedia,
  toMedia,
  uploaderOf,
} from './records.ts';
import type { Shelf } from './shelf.ts';
import { createUploadQueue } from './uploadQueue.ts';

const noPicture = (): Refusal => new Refusal('picture-not-found');

/** A listing shows its picture by id, so another picture in its place would be live without an approval. */
const onlyInfoOf = (form: FormData): Record<string, unknown> => {
  if (hasFiles(form)) throw new Refusal('picture-not-replaceable');
  return fileInfoOf(form)[0] ?? {};
};

/** `populate=user`, alone or among others. */
const asksForUser = (populate: unknown): boolean =>
  typeof populate === 'string'
    ? populate.split(',').includes('user')
    : typeof populate === 'object' &&
      populate !== null &&
      ('user' in populate || Object.values(populate).includes('user'));

/** Takes the place of the upload plugin's own processing; its records stay, so media fields work as everywhere. */
export const createMediaController = (strapi: Strapi, shelf: Shelf) => {
  const inTurn = createUploadQueue(readInChild);

  const store = async (ctx: Context): Promise<MediaRecord[]> => {
    const { id: ownerId } = actorOf(ctx);
    let words: ReturnType<typeof readWords>[] = [];
    const read = await inTurn(ownerId, async () => {
      const form = await readForm(ctx.req);
      words = fileInfoOf(form).map(readWords);
      return filesOf(form);
    });
    const pictures = read.map((file, index) => ({ ...file, ...words[index] }));
    const saved: MediaRecord[] = [];
    try {
      for (const picture of pictures) {
        saved.push(await saveMedia(strapi, shelf, { ...picture, ownerId }));
      }
      return saved;
    } catch (error) {
      await removeMedia(strapi, shelf, saved);
      throw error;
    }
  };

  const find = async (ctx: Context, id: unknown, action: 'media.read' | 'media.save') => {
    const actor = actorOf(ctx);
    const record = await findMedia(strapi, `${id}`, reachOf(actor, action));
    if (!record) throw noPicture();
    authorize(actor, action, { userId: record.ownerId });
    return record;
  };

  const describe = async (ctx: Context, id: unknown, input: Record<string, unknown>) => {
    const words = readWords(input);
    const record = await find(ctx, id, 'media.save');
    return toMedia(
      await describeMedia(strapi, record, words, mayWithAll(actorOf(ctx), 'media.save')),
    );
  };

  return {
    async upload(ctx: Context): Promise<void> {
      if (!ctx.is('multipart'))
        throw new Refusal('unsupported-media-type', { message: 'Files must be sent as a form' });
      const { id } = ctx.query;
      // Clients of Strapi change what is said about a picture by this call.
      ctx.body =
        id === undefined
          ? (await store(ctx)).map(toMedia)
          : await describe(ctx, id, onlyInfoOf(await readForm(ctx.req, SLACK)));
      ctx.status = 200;
    },

    async find(ctx: Context): Promise<void> {
      const filters = readMediaFilters(ctx.query.filters);
      if (!filters.ok) throw badParameter(['filters', filters.key], `Invalid key ${filters.key}`);
      ctx.body = (await listMedia(strapi, filters.where, reachOf(actorOf(ctx), 'media.read'))).map(
        toMedia,
      );
    },

    async findOne(ctx: Context): Promise<void> {
      const record = await find(ctx, ctx.params.id, 'media.read');
      const user = asksForUser(ctx.query.populate)
        ? { user: await uploaderOf(strapi, record) }
        : {};
      ctx.body = { ...toMedia(record), ...user };
    },

    async describe(ctx: Context): Promise<void> {
      const body = bodyOf(ctx);
      ctx.body = await describe(ctx, ctx.params.id, isRecord(body.data) ? body.data : body);
    },

    async delete(ctx: Context): Promise<void> {
      const record = await find(ctx, ctx.params.id, 'media.save');
      if (!(await deleteMedia(strapi, shelf, record))) throw new Refusal('picture-in-use');
      ctx.body = toMedia(record);
    },
  };
};
