import { type Infer, nullable, number, object, record, string } from 'superstruct';

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

/** Widths the backend keeps of every picture, as far as the original reaches. */
export const mediaWidths = [320, 640, 768, 1024, 1366, 1536, 1920, 2048, 2732, 3840] as const;

/** The smallest variant at least this wide, else the original. */
export function mediaUrl(media: Media, width: number): string {
  const wideEnough = Object.values(media.formats ?? {})
    .filter((format) => format.width >= width)
    .sort((a, b) => a.width - b.width);
  return wideEnough[0]?.url ?? media.url;
}
