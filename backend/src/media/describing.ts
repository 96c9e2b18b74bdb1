import type { Core } from '@strapi/strapi';
import { type FieldError, invalid } from '../refusal.ts';
import { isBlank, isStorable, symbols } from '../text.ts';
import { FILE, findMedia, type MediaRecord, type Reach } from './records.ts';

const MAX_TEXT = 300;
const labels = { alternativeText: 'Alternative text', caption: 'Caption' } as const;
type Words = Partial<Record<keyof typeof labels, string | null>>;

/** A key that is not sent stays as it is; an empty text is no text. */
const readWords = (input: Record<string, unknown>): Words => {
  const errors: FieldError[] = [];
  const words: Words = {};
  for (const name of ['alternativeText', 'caption'] as const) {
    const value = input[name];
    if (value === undefined) continue;
    const fail = (message: string) => errors.push({ path: [name], message });
    if (value !== null && (typeof value !== 'string' || !isStorable(value)))
      fail(`${labels[name]} is not valid`);
    else if (value !== null && symbols(value) > MAX_TEXT) fail(`Maximum ${MAX_TEXT} symbols`);
    else words[name] = value === null || isBlank(value) ? null : value;
  }
  if (errors[0]) throw invalid(errors[0].message, errors);
  return words;
};

/** What a picture shows and what stands below it: the only things of it that change. */
export const describeMedia = async (
  strapi: Core.Strapi,
  key: string,
  reach: Reach,
  input: Record<string, unknown>,
): Promise<MediaRecord | null> => {
  const words = readWords(input);
  const record = await findMedia(strapi, key, reach);
  if (!record || Object.keys(words).length === 0) return record;
  return strapi.db.query(FILE).update({ where: { id: record.id }, data: words });
};
