import { isStorable, mayWithAll } from '@portal/domain';
import type { Core } from '@strapi/strapi';
import type { Actor } from '../actor.ts';
import { inTransaction } from '../database.ts';
import type { Picture } from './picture.ts';
import type { Shelf } from './shelf.ts';

export const FILE = 'plugin::upload.file';

/** A picture as the calls answer it. */
export interface Media {
  id: number;
  name: string;
  url: string;
  width: number | null;
  height: number | null;
  mime: string;
  size: number;
  alternativeText: string | null;
  caption: string | null;
  blurhash: string | null;
  formats: Record<string, { url: string; width: number; height: number }> | null;
}

/** A stored picture, with what only the server looks at. */
export interface MediaRecord extends Media {
  hash: string;
  ownerId: number | null;
}

export interface NewMedia {
  name: string;
  picture: Picture;
  ownerId: number;
  alternativeText?: string | null | undefined;
  caption?: string | null | undefined;
  createdAt?: Date | undefined;
}

const kilobytes = (data: Buffer): number => Math.round(data.length / 10.24) / 100;

/** Only what the contract names leaves the server. */
export const toMedia = (record: MediaRecord): Media => ({
  id: record.id,
  name: record.name,
  url: record.url,
  width: record.width,
  height: record.height,
  mime: record.mime,
  size: Number(record.size),
  alternativeText: record.alternativeText ?? null,
  caption: record.caption ?? null,
  blurhash: record.blurhash ?? null,
  formats: record.formats ?? null,
});

/** Files first, then the row; a row that cannot be written takes its files with it. */
export const saveMedia = async (
  strapi: Core.Strapi,
  shelf: Shelf,
  media: NewMedia,
): Promise<MediaRecord> => {
  const { picture } = media;
  const hash = await shelf.put(picture);
  const addressOf = (file: string): string => `/uploads/${hash}/${file}`;
  const formats = [...picture.variants].map(([key, { file, width, height }]) => [
    key,
    { url: addressOf(file), width, height },
  ]);
  try {
    return await strapi.db.query(FILE).create({
      data: {
        name: media.name,
        alternativeText: media.alternativeText ?? null,
        caption: media.caption ?? null,
        hash,
        ext: picture.ext,
        mime: picture.mime,
        size: kilobytes(picture.original.data),
        width: picture.original.width,
        height: picture.original.height,
        url: addressOf(picture.original.file),
        formats: Object.fromEntries(formats),
        blurhash: picture.blurhash,
        ownerId: media.ownerId,
        provider: 'local',
        folderPath: '/',
        ...(media.createdAt ? { createdAt: media.createdAt, updatedAt: media.createdAt } : {}),
      },
    });
  } catch (error) {
    await shelf.remove(hash);
    throw error;
  }
};

/** What of somebody's pictures may be seen: their own, or every one. */
export type Reach = { ownerId: number } | 'all';

/** The pictures a user sent, or all. */
export const reachOf = (actor: Actor, action: 'media.read' | 'media.save'): Reach =>
  mayWithAll(actor, action) ? 'all' : { ownerId: actor.id };

const within = (reach: Reach): Record<string, unknown> =>
  reach === 'all' ? {} : { ownerId: reach.ownerId };

/** By id, or by the name it was sent under; null also when it is somebody else's. */
export const findMedia = (
  strapi: Core.Strapi,
  key: string,
  reach: Reach,
): Promise<MediaRecord | null> => {
  if (!isStorable(key)) return Promise.resolve(null);
  const named = /^\d{1,9}$/.test(key) ? { id: Number(key) } : { name: key };
  return strapi.db
    .query(FILE)
    .findOne({ where: { $and: [named, within(reach)] }, orderBy: { id: 'desc' } });
};

/** The newest hundred that somebody may see. */
export const listMedia = (
  strapi: Core.Strapi,
  filters: Record<string, unknown>,
  reach: Reach,
): Promise<MediaRecord[]> =>
  strapi.db
    .query(FILE)
    .findMany({ where: { $and: [filters, within(reach)] }, orderBy: { id: 'desc' }, limit: 100 });

/** The records first, so that none is left without its file. */
export const removeMedia = async (
  strapi: Core.Strapi,
  shelf: Shelf,
  records: readonly Pick<MediaRecord, 'id' | 'hash'>[],
): Promise<void> => {
  await strapi.db.query(FILE).deleteMany({ where: { id: { $in: records.map(({ id }) => id) } } });
  for (const { hash } of records) await shelf.remove(hash);
};

/** Deletes a picture that nothing shows, and says whether it did. Its files stay while another record has them. */
export const deleteMedia = async (
  strapi: Core.Strapi,
  shelf: Shelf,
  { id, hash }: Pick<MediaRecord, 'id' | 'hash'>,
): Promise<boolean> => {
  const left = await inTransaction(strapi, async (sql) => {
    // A save that is about to show it comes first or finds it gone.
    await sql('files').where({ id }).forUpdate().first('id');
    const deleted = await sql('files')
      .where({ id })
      .whereRaw('not exists (select 1 from files_related_mph used where used.file_id = files.id)')
      .delete();
    return deleted === 1 ? sql('files').where({ hash }).select('id') : null;
  });
  if (left?.length === 0) await shelf.remove(hash);
  return left !== null;
};

/** Who sent a picture; one of the demo was sent by nobody. */
export const uploaderOf = async (strapi: Core.Strapi, { ownerId }: MediaRecord) =>
  ownerId === null
    ? null
    : strapi.db.query('plugin::users-permissions.user').findOne({
        where: { id: ownerId },
        select: ['id', 'first_name', 'last_name', 'email'],
      });
