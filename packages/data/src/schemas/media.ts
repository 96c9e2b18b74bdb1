import { type Infer, nullable, number, object, optional, record, string } from 'superstruct';
import { accountStruct } from './user.ts';

const variant = object({ url: string(), width: number(), height: number() });

export const mediaStruct = object({
  id: number(),
  name: string(),
  url: string(),
  width: nullable(number()),
  height: nullable(number()),
  mime: string(),
  size: nullable(number()),
  alternativeText: nullable(string()),
  caption: nullable(string()),
  blurhash: nullable(string()),
  formats: nullable(record(string(), variant)),
});

export type Media = Infer<typeof mediaStruct>;

/** A picture with the user who uploaded it; demo pictures have none. */
export const sentMediaStruct = object({
  ...mediaStruct.schema,
  user: optional(nullable(accountStruct)),
});

/** The smallest variant at least this wide, else the original. */
export function mediaUrl(media: Media, width: number): string {
  const wideEnough = Object.values(media.formats ?? {})
    .filter((format) => format.width >= width)
    .sort((a, b) => a.width - b.width);
  return wideEnough[0]?.url ?? media.url;
}
