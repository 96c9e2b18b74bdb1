import {
  type AuditChanges,
  type FieldError,
  genericTexts,
  isBlank,
  isStorable,
  mayWithAll,
  mediaCalls,
  namesOf,
  textLimits,
  textProblem,
} from '@portal/domain';
import { actorOf, authorize } from '../../base/actor.ts';
import { bodyOf, isRecord } from '../../base/body.ts';
import { inTransaction } from '../../base/database.ts';
import { badParameter, HttpError, invalid } from '../../base/httpError.ts';
import { type Context, routesOf, type Strapi, withAccess } from '../../base/registry.ts';
import { m } from '../../base/texts.ts';
import { readMediaFilters } from './filters.ts';
import type { MediaStore } from './mediaStore.ts';
import { createUploadQueue, readInTurn } from './readInChild.ts';
import {
  auditPicture,
  deleteMedia,
  FILE,
  findMedia,
  listMedia,
  type MediaRecord,
  reachOf,
  removeMedia,
  saveMedia,
  toMedia,
  uploaderOf,
} from './records.ts';
import { createUploadsServer } from './serveUploads.ts';
import { mediaStore } from './storage.ts';
import { sweepOrphans } from './sweep.ts';
import { fileInfoOf, filesOf, hasFiles, readForm, SLACK, shownName } from './upload.ts';
import { pictureUses } from './uses.ts';

const labels = { alternativeText: m.label_alternative_text, caption: m.label_caption } as const;
type Words = Partial<Record<keyof typeof labels, string | null>> & { name?: string };

/** Omitted keys are left out; blank text becomes null. */
const readWords = (input: Record<string, unknown>): Words => {
  const errors: FieldError[] = [];
  const words: Words = {};
  for (const name of ['alternativeText', 'caption'] as const) {
    const value = input[name];
    if (value === undefined) continue;
    const message = textProblem(value, { label: labels[name](), max: textLimits.logoAlt });
    if (message) errors.push({ path: [name], message });
    else words[name] = typeof value === 'string' && !isBlank(value) ? value : null;
  }
  const { name } = input;
  if (typeof name === 'string' && isStorable(name)) words.name = shownName(name);
  else if (name !== undefined && name !== null)
    errors.push({ path: ['name'], message: genericTexts.notValid(m.label_name()) });
  if (errors[0]) throw invalid(errors[0].message, errors);
  return words;
};

const isLive = async (strapi: Strapi, id: number): Promise<boolean> => {
  for (const use of pictureUses) if (await use.isLive?.(strapi, id)) return true;
  return false;
};

/** A second record of the same files, or the existing one with these texts. */
const copyWith = async (
  strapi: Strapi,
  record: MediaRecord,
  words: Words,
): Promise<MediaRecord> => {
  const row: Record<string, unknown> = { ...record, ...words };
  const { id: _id, documentId: _document, createdAt: _made, updatedAt: _changed, ...data } = row;
  const { hash, ownerId, name, alternativeText = null, caption = null } = { ...record, ...words };
  const found: MediaRecord | null = await strapi.db
    .query(FILE)
    .findOne({ where: { hash, ownerId, name, alternativeText, caption } });
  return found ?? strapi.db.query(FILE).create({ data });
};

/**
 * Changes alternative text, caption and name. Those of a live picture change by approval only, so a vendor gets another
 * record with the new texts, to submit with the listing.
 */
const describeMedia = async (
  strapi: Strapi,
  record: MediaRecord,
  words: Words,
  admin: boolean,
): Promise<MediaRecord> => {
  if (Object.keys(words).length === 0) return record;
  if (!admin && (await isLive(strapi, record.id))) return copyWith(strapi, record, words);
  // A copy, because the query writes a time into it.
  return strapi.db.query(FILE).update({ where: { id: record.id }, data: { ...words } });
};

/** The texts that a change replaces, with the new ones. */
const changedWords = (record: MediaRecord, words: Words): AuditChanges =>
  Object.fromEntries(
    namesOf(words)
      .map((name) => [name, [record[name] ?? null, words[name] ?? null]] as const)
      .filter(([, [before, after]]) => before !== after),
  );

/** Throws when the form has a file: listings have pictures by id, so a replaced file would be live without approval. */
const onlyInfoOf = (form: FormData): Record<string, unknown> => {
  if (hasFiles(form)) throw new HttpError('picture-not-replaceable');
  return fileInfoOf(form)[0] ?? {};
};

/** `populate=user`, alone or with others. */
const asksForUser = (populate: unknown): boolean =>
  typeof populate === 'string'
    ? populate.split(',').includes('user')
    : typeof populate === 'object' &&
      populate !== null &&
      ('user' in populate || Object.values(populate).includes('user'));

/** Replaces the upload plugin's processing; its records stay, so media fields work as usual. */
const createMediaController = (strapi: Strapi, mediaStore: MediaStore) => {
  const inTurn = createUploadQueue(readInTurn);

  const store = async (ctx: Context): Promise<MediaRecord[]> => {
    const { id: ownerId } = actorOf(ctx);
    let words: ReturnType<typeof readWords>[] = [];
    let sentAt = Date.now();
    const read = await inTurn(ownerId, async () => {
      const begun = Date.now();
      const form = await readForm(ctx.req);
      // Waiting for the uploads before it counts, a slow sender does not.
      sentAt += Date.now() - begun;
      words = fileInfoOf(form).map(readWords);
      return filesOf(form);
    });
    const pictures = read.map((file, index) => ({ ...file, ...words[index] }));
    const saved: MediaRecord[] = [];
    try {
      for (const picture of pictures) {
        saved.push(await saveMedia(strapi, mediaStore, { ...picture, ownerId, sentAt }));
      }
      return saved;
    } catch (error) {
      await removeMedia(strapi, mediaStore, saved);
      throw error;
    }
  };

  const find = async (ctx: Context, id: unknown, action: 'media.read' | 'media.save') => {
    const actor = actorOf(ctx);
    const record = await findMedia(strapi, `${id}`, reachOf(actor, action));
    if (!record) throw new HttpError('picture-not-found');
    authorize(actor, action, { userId: record.ownerId });
    return record;
  };

  const describe = async (ctx: Context, id: unknown, input: Record<string, unknown>) => {
    const words = readWords(input);
    const record = await find(ctx, id, 'media.save');
    const actor = actorOf(ctx);
    const changes = changedWords(record, words);
    return inTransaction(strapi, async () => {
      const described = await describeMedia(strapi, record, words, mayWithAll(actor, 'media.save'));
      if (Object.keys(changes).length > 0)
        await auditPicture(strapi, actor, record, 'picture.edit', changes);
      return toMedia(described);
    });
  };

  return {
    async upload(ctx: Context): Promise<void> {
      if (!ctx.is('multipart'))
        throw new HttpError('unsupported-media-type', {
          message: m.upload_not_multipart(),
        });
      const { id } = ctx.query;
      // Strapi clients change the texts of a picture with this call.
      ctx.body =
        id === undefined
          ? (await store(ctx)).map(toMedia)
          : await describe(ctx, id, onlyInfoOf(await readForm(ctx.req, SLACK)));
      ctx.status = 200;
    },

    async listMedia(ctx: Context): Promise<void> {
      const filters = readMediaFilters(ctx.query.filters);
      if (!filters.ok)
        throw badParameter(['filters', filters.key], m.query_key({ key: filters.key }));
      ctx.body = (await listMedia(strapi, filters.where, reachOf(actorOf(ctx), 'media.read'))).map(
        toMedia,
      );
    },

    async getMedia(ctx: Context): Promise<void> {
      const record = await find(ctx, ctx.params.id, 'media.read');
      const user = asksForUser(ctx.query.populate)
        ? { user: await uploaderOf(strapi, record) }
        : {};
      ctx.body = { ...toMedia(record), ...user };
    },

    async describeMedia(ctx: Context): Promise<void> {
      const body = bodyOf(ctx);
      ctx.body = await describe(ctx, ctx.params.id, isRecord(body.data) ? body.data : body);
    },

    async deleteMedia(ctx: Context): Promise<void> {
      const record = await find(ctx, ctx.params.id, 'media.save');
      if (!(await deleteMedia(strapi, mediaStore, record, actorOf(ctx))))
        throw new HttpError('picture-in-use');
      ctx.body = toMedia(record);
    },
  };
};

const prefix = /^\/upload\/?/;

/** Routes below /upload. */
const mediaRoutes = withAccess(
  routesOf('content-api', mediaCalls).map((route) => ({
    ...route,
    path: route.path.replace(prefix, '/'),
  })),
);

/** Replaces the upload plugin's handling of pictures, routes and controller. */
export const registerMedia = (strapi: Strapi): void => {
  strapi.get('content-types').extend(FILE, (file: { attributes: Record<string, unknown> }) =>
    Object.assign(file.attributes, {
      blurhash: { type: 'string', configurable: false },
      ownerId: { type: 'integer', private: true, configurable: false },
      sourceUrl: { type: 'text', private: true, configurable: false },
    }),
  );
  const controller = createMediaController(strapi, mediaStore);
  strapi
    .get('controllers')
    .extend('plugin::upload.content-api', (stock: object) => ({ ...stock, ...controller }));
  Object.assign(strapi.plugin('upload').routes, {
    'content-api': { type: 'content-api', routes: mediaRoutes },
  });
  strapi.server.use(createUploadsServer(mediaStore));
  strapi.get('cron').add({
    sweepUploads: {
      task: () => sweepOrphans(strapi, mediaStore),
      options: { rule: '0 23 * * * *' },
    },
  });
};
