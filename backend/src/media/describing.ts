import {
  type FieldError,
  genericTexts,
  isBlank,
  isStorable,
  textLimits,
  textProblem,
} from '@portal/domain';
import type { Core } from '@strapi/strapi';
import { TEAM } from '../api/listing/team.ts';
import { kinds } from '../api/listing/types.ts';
import { invalid } from '../refusal.ts';
import { shownName } from './multipart.ts';
import { FILE, type MediaRecord } from './records.ts';

const labels = { alternativeText: 'Alternative text', caption: 'Caption' } as const;
type Words = Partial<Record<keyof typeof labels, string | null>> & { name?: string };

/** A key that is not sent stays as it is; an empty text is no text. */
export const readWords = (input: Record<string, unknown>): Words => {
  const errors: FieldError[] = [];
  const words: Words = {};
  for (const name of ['alternativeText', 'caption'] as const) {
    const value = input[name];
    if (value === undefined) continue;
    const message = textProblem(value, { label: labels[name], max: textLimits.logoAlt });
    if (message) errors.push({ path: [name], message });
    else words[name] = typeof value === 'string' && !isBlank(value) ? value : null;
  }
  const { name } = input;
  if (typeof name === 'string' && isStorable(name)) words.name = shownName(name);
  else if (name !== undefined && name !== null)
    errors.push({ path: ['name'], message: genericTexts.notValid('Name') });
  if (errors[0]) throw invalid(errors[0].message, errors);
  return words;
};

/** Whether people see the picture on a listing that is live. */
const isLive = async (strapi: Core.Strapi, id: number): Promise<boolean> => {
  const live = { status: 'APPROVED', revision_of: null };
  for (const { uid } of Object.values(kinds)) {
    if (await strapi.db.query(uid).findOne({ where: { logo: { id }, ...live } })) return true;
  }
  const where = { photo: { id }, service: live };
  return (await strapi.db.query(TEAM).findOne({ where })) !== null;
};

/** A second record of the same files; asked for twice with the same words, the one there is. */
const copyWith = async (
  strapi: Core.Strapi,
  record: MediaRecord,
  words: Words,
): Promise<MediaRecord> => {
  const row: Record<string, unknown> = { ...record, ...words };
  const { id: _id, documentId: _document, createdAt: _made, updatedAt: _changed, ...data } = row;
  const { hash, ownerId, name, alternativeText = null, caption = null } = { ...record, ...words };
  const found: MediaRecord | null = await strapi.db
    .query(FILE)
    .findOne({ where: { hash, ownerId, name, alternativeText, caption } });
  if (found) return found;
  return strapi.db.query(FILE).create({ data });
};

/**
 * What a picture shows, what stands below it and what it is called: the only things of it that change. On a live listing they change by its
 * next approval alone, so whoever is no admin gets another record with the new words, to be sent with the listing.
 */
export const describeMedia = async (
  strapi: Core.Strapi,
  record: MediaRecord,
  words: Words,
  admin: boolean,
): Promise<MediaRecord> => {
  if (Object.keys(words).length === 0) return record;
  if (!admin && (await isLive(strapi, record.id))) return copyWith(strapi, record, words);
  return strapi.db.query(FILE).update({ where: { id: record.id }, data: words });
};
