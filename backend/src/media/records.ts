import { type AuditChanges, isStorable, mayWithAll } from '@portal/domain';
import type { Actor } from '../actor.ts';
import { recordAudit } from '../audit/audit.ts';
import { isRecord } from '../body.ts';
import { inTransaction } from '../database.ts';
import { isInstant } from '../listQuery.ts';
import type { Strapi } from '../registry.ts';
import type { MediaStore } from './mediaStore.ts';
import type { Picture } from './picture.ts';

const isText = (value: string): boolean => !value.includes('\0');
const isNumber = (value: string): boolean => /^-?\d{1,9}(\.\d{1,3})?$/.test(value);
const isWhole = (value: string): boolean => /^-?\d{1,9}$/.test(value);

/** Fields that filters may use, and their types. */
const FIELDS = new Map<string, (value: string) => boolean>([
  ...['name', 'mime', 'ext', 'hash', 'url'].map((name) => [name, isText] as const),
  ...['id', 'width', 'height'].map((name) => [name, isWhole] as const),
  ...['createdAt', 'updatedAt'].map((name) => [name, isInstant] as const),
  ['size', isNumber],
]);
const LISTS = new Set(['$in', '$notIn']);
const PARTS = new Set(['$contains', '$containsi', '$startsWith', '$endsWith']);
const COMPARISONS = new Set([
  ...['$eq', '$eqi', '$ne', '$lt', '$lte', '$gt', '$gte'],
  ...[...LISTS, ...PARTS],
]);
const MAX_VALUES = 100;

type ReadFilters = { ok: true; where: Record<string, unknown> } | { ok: false; key: string };

/** Filters compare fields of a picture; its owner and relations cannot be filtered by. */
export const readMediaFilters = (filters: unknown): ReadFilters => {
  if (filters === undefined) return { ok: true, where: {} };
  if (!isRecord(filters)) return { ok: false, key: 'filters' };
  for (const [field, comparison] of Object.entries(filters)) {
    const fits = FIELDS.get(field);
    if (!fits) return { ok: false, key: field };
    const isPlain = (value: unknown): boolean => typeof value === 'string' && fits(value);
    const isList = (value: unknown): boolean =>
      Array.isArray(value) && value.length <= MAX_VALUES && value.every(isPlain);
    const agree = (name: string, value: unknown): boolean => {
      if (LISTS.has(name)) return isList(value);
      // Text only: PostgreSQL does not search in numbers.
      return isPlain(value) && (fits === isText || !PARTS.has(name));
    };
    if (isPlain(comparison) || isList(comparison)) continue;
    if (!isRecord(comparison)) return { ok: false, key: field };
    const wrong = Object.entries(comparison).find(
      ([name, value]) => !COMPARISONS.has(name) || !agree(name, value),
    );
    if (wrong) return { ok: false, key: wrong[0] };
  }
  return { ok: true, where: filters };
};

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
}

interface NewMedia {
  name: string;
  picture: Picture;
  ownerId: number;
  alternativeText?: string | null | undefined;
  caption?: string | null | undefined;
  createdAt?: Date | undefined;
}

const kilobytes = (data: Buffer): number => Math.round(data.length / 10.24) / 100;

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

/** Writes the files, then the row; deletes the files if the row cannot be written. */
export const saveMedia = async (
  strapi: Strapi,
  mediaStore: MediaStore,
  media: NewMedia,
): Promise<MediaRecord> => {
  const { picture } = media;
  const hash = await mediaStore.put(picture);
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
    await mediaStore.remove(hash);
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
  for (const { hash } of records) await mediaStore.remove(hash);
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
      .delete();
    if (deleted !== 1) return null;
    await auditPicture(strapi, actor, record, 'picture.delete');
    return sql('files').where({ hash }).select('id');
  });
  if (left?.length === 0) await mediaStore.remove(hash);
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
