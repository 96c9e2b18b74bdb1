import sharp from 'sharp';
import { type Picture, readPicture } from '../src/media/picture.ts';
import { saveMedia } from '../src/media/records.ts';
import type { Shelf } from '../src/media/shelf.ts';
import type { Strapi } from '../src/registry.ts';
import { type LogoName, logos } from './data/logos.ts';
import { must } from './scope.ts';

export type Pictures = ReadonlyMap<string, Picture>;

/** The drawn logos as an owner would send them: PNG, through the same door as any upload. */
export const developLogos = async (names: ReadonlySet<LogoName>): Promise<Pictures> =>
  new Map(
    await Promise.all(
      [...names].map(async (name): Promise<[string, Picture]> => {
        const png = await sharp(Buffer.from(logos[name])).png().toBuffer();
        return [name, await readPicture(png)];
      }),
    ),
  );

/** Every listing has a copy of its own, so that one may change or go without the other. */
export const hangLogo = async (
  { strapi, shelf, pictures }: { strapi: Strapi; shelf: Shelf; pictures: Pictures },
  logo: LogoName,
  of: { name: string; ownerId: number; createdAt: Date },
): Promise<number> => {
  const { id } = await saveMedia(strapi, shelf, {
    name: `${logo}.png`,
    alternativeText: `Logo of ${of.name}`,
    picture: must(pictures, logo),
    ownerId: of.ownerId,
    createdAt: of.createdAt,
  });
  return id;
};
