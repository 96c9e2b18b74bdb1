import { randomBytes } from 'node:crypto';
import { type AuditChanges, isStorable, mayWithAll } from '@portal/domain';
import type { Actor } from '../../base/actor.ts';
import { inTransaction } from '../../base/database.ts';
import type { Strapi } from '../../base/registry.ts';
import { recordAudit } from '../audit/index.ts';
import { filesOfPicture, type MediaStore } from './mediaStore.ts';
import type { Picture } from './picture.ts';
import { publicAddress } from './storage.ts';
import { pictureUses } from './uses.ts';

export const FILE = 'plugin::upload.file';

/** A picture as responses show it. */
interface Media {
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

/** A stored picture with its internal fields. */
export interface MediaRecord extends Media {
  hash: string;
  ownerId: number | null;
  /** The address from which it was loaded; null for an upload. */
  sourceUrl: string | null;
}

interface NewMedia {
  name: string;
  picture: Picture;
  /** Milliseconds; default: now. */
  sentAt?: number;
  ownerId: number;
  alternativeText?: string | null | undefined;
  caption?: string | null | undefined;
  createdAt?: Date | undefined;
  /** The address from which it was loaded. Default: it was uploaded. */
  sourceUrl?: string;
}

const kilobytes = (data: Buffer): number => Math.round(data.length / 10.24) / 100;

const publicFormats = (formats: NonNullable<Media['formats']>): Media['formats'] =>
  Object.fromEntries(
    Object.entries(formats).map(([key, copy]) => [key, { ...copy, url: publicAddress(copy.url) }]),
  );

export const toMedia = (record: MediaRecord): Media => ({
  id: record.id,
  name: record.name,
  url: publicAddress(record.url),
  width: record.width,
  height: record.height,
  mime: record.mime,
  size: Number(record.size),
  alternativeText: record.alternativeText ?? null,
  caption: record.caption ?? null,
  blurhash: record.blurhash ?? null,
  formats: record.formats && publicFormats(record.formats),
});

/** Deletes the files of a picture without a row. If they cannot be deleted now, the sweep does it. */
const removeFiles = async (strapi: Strapi, mediaStore: MediaStore, hash: string): Promise<void> => {
  await mediaStore
    .remove(hash)
    .catch((error: unknown) => strapi.log.warn(`Picture ${hash} is not deleted yet: ${error}`));
};

/** Writes the files, then the row; deletes the files if the row cannot be written. */
export const saveMedia = async (
  strapi: Strapi,
  mediaStore: MediaStore,
  media: NewMedia,
): Promise<MediaRecord> => {
  const { picture } = media;
  const hash = randomBytes(16).toString('hex');
  await mediaStore.put(hash, filesOfPicture(picture), media.sentAt);
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
        sourceUrl: media.sourceUrl ?? null,
        provider: 'local',
        folderPath: '/',
        ...(media.createdAt ? { createdAt: media.createdAt, updatedAt: media.createdAt } : {}),
      },
    });
  } catch (error) {
    await removeFiles(strapi, mediaStore, hash);
    throw error;
  }
};

/** Condition for the pictures that an actor may see or change: their own, or all. */
export const reachOf = (actor: Actor, action: 'media.read' | 'media.save') =>
  mayWithAll(actor, action) ? {} : { ownerId: actor.id };

/** Finds a picture by its id or the name of the uploaded file; null also for one beyond `reach`. */
export const findMedia = (
  strapi: Strapi,
  key: string,
  reach: object,
): Promise<MediaRecord | null> => {
  if (!isStorable(key)) return Promise.resolve(null);
  const named = /^\d{1,9}$/.test(key) ? { id: Number(key) } : { name: key };
  return strapi.db
    .query(FILE)
    .findOne({ where: { $and: [named, reach] }, orderBy: { id: 'desc' } });
};

/** The newest hundred within `reach`. */
export const listMedia = (
  strapi: Strapi,
  filters: Record<string, unknown>,
  reach: object,
): Promise<MediaRecord[]> =>
  strapi.db
    .query(FILE)
    .findMany({ where: { $and: [filters, reach] }, orderBy: { id: 'desc' }, limit: 100 });

/** Deletes the records first, so that none is left without its files. */
export const removeMedia = async (
  strapi: Strapi,
  mediaStore: MediaStore,
  records: readonly Pick<MediaRecord, 'id' | 'hash'>[],
): Promise<void> => {
  await strapi.db.query(FILE).deleteMany({ where: { id: { $in: records.map(({ id }) => id) } } });
  for (const { hash } of records) await removeFiles(strapi, mediaStore, hash);
};

/** Adds an entry to the audit log if staff did it, in the caller's transaction. */
export const auditPicture = async (
  strapi: Strapi,
  actor: Actor,
  { id, name }: MediaRecord,
  action: 'picture.edit' | 'picture.delete',
  changes: AuditChanges = {},
): Promise<void> => {
  if (actor.staff.length === 0) return;
  await recordAudit(strapi, actor, { action, subject: { kind: 'files', id, name }, changes });
};

/** Deletes an unused picture and returns whether it did. Its files stay while another record has them. */
export const deleteMedia = async (
  strapi: Strapi,
  mediaStore: MediaStore,
  record: MediaRecord,
  actor: Actor,
): Promise<boolean> => {
  const { id, hash } = record;
  const left = await inTransaction(strapi, async (sql) => {
    // A concurrent save that uses it runs before this or does not find it.
    await sql('files').where({ id }).forUpdate().first('id');
    const deleted = await sql('files')
      .where({ id })
      .whereRaw('not exists (select 1 from files_related_mph used where used.file_id = files.id)')
      .modify((files) => {
        for (const { unused, past } of pictureUses) if (!past) files.whereRaw(unused);
      })
      .delete();
    if (deleted !== 1) return null;
    await auditPicture(strapi, actor, record, 'picture.delete');
    return sql('files').where({ hash }).select('id');
  });
  if (left?.length === 0) await removeFiles(strapi, mediaStore, hash);
  return left !== null;
};

/** The uploader of a picture; null for demo pictures. */
export const uploaderOf = async (strapi: Strapi, { ownerId }: MediaRecord) =>
  ownerId === null
    ? null
    : strapi.db.query('plugin::users-permissions.user').findOne({
        where: { id: ownerId },
        select: ['id', 'first_name', 'last_name', 'email'],
      });
