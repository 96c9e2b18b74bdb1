import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from './picture.ts';

/** Name of a picture's folder, generated: no name from the sender reaches the disk. */
const HASH = /^[0-9a-f]{32}$/;
const STAGING = '.staging';

/** Stores pictures below `folder`, one folder each. */
export const createMediaStore = (folder: string) => {
  const staging = join(folder, STAGING);
  const removeFrom = (place: string, name: string): Promise<void> =>
    rm(join(place, name), { recursive: true, force: true });

  return {
    folder,
    /** Writes to a staging folder and moves it in one step, so that a picture is complete or missing. */
    async put(picture: Picture): Promise<string> {
      const hash = randomBytes(16).toString('hex');
      const aside = join(staging, hash);
      await mkdir(aside, { recursive: true });
      try {
        for (const { file, data } of [picture.original, ...picture.variants.values()]) {
          await writeFile(join(aside, file), data, { flag: 'wx' });
        }
        await rename(aside, join(folder, hash));
        return hash;
      } catch (error) {
        await removeFrom(staging, hash);
        throw error;
      }
    },
    remove: (hash: string): Promise<void> => removeFrom(folder, hash),
    /** Names of complete and staged pictures that were last modified before `cut`. */
    async olderThan(cut: Date): Promise<{ pictures: string[]; unfinished: string[] }> {
      const old = async (place: string): Promise<string[]> => {
        const names = (await readdir(place).catch(() => [])).filter((name) => HASH.test(name));
        const ages = await Promise.all(
          names.map((name) => stat(join(place, name)).catch(() => null)),
        );
        return names.filter((_, index) => (ages[index]?.mtimeMs ?? Infinity) < cut.getTime());
      };
      return { pictures: await old(folder), unfinished: await old(staging) };
    },
    removeUnfinished: (hash: string): Promise<void> => removeFrom(staging, hash),
  };
};

export type MediaStore = ReturnType<typeof createMediaStore>;
