import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkWritable } from '../../base/readiness.ts';
import { HASH, type MediaStore } from './mediaStore.ts';

const STAGING = '.staging';

/** Pictures below `folder`, one folder each. */
export const createDiskStore = (folder: string): MediaStore => {
  const staging = join(folder, STAGING);
  const removeFrom = (place: string, name: string): Promise<void> =>
    rm(join(place, name), { recursive: true, force: true });
  const namesIn = (place: string): Promise<string[]> => readdir(place).catch(() => []);

  const oldIn = async (place: string, cut: Date): Promise<string[]> => {
    const names = (await namesIn(place)).filter((name) => HASH.test(name));
    const ages = await Promise.all(names.map((name) => stat(join(place, name)).catch(() => null)));
    return names.filter((_, index) => (ages[index]?.mtimeMs ?? Infinity) < cut.getTime());
  };

  return {
    /** Writes to a staging folder and moves it in one step, so that a picture is complete or missing. */
    async put(hash, files) {
      const aside = join(staging, hash);
      await removeFrom(staging, hash);
      await mkdir(aside, { recursive: true });
      try {
        for (const { file, data } of files)
          await writeFile(join(aside, file), data, { flag: 'wx' });
        // Part of a picture, of which a file was lost.
        await removeFrom(folder, hash);
        await rename(aside, join(folder, hash));
      } catch (error) {
        await removeFrom(staging, hash);
        throw error;
      }
    },

    async read(hash, file) {
      const path = join(folder, hash, file);
      const found = await stat(path).catch(() => undefined);
      return found && { size: found.size, body: createReadStream(path) };
    },

    async list(hash) {
      const place = join(folder, hash);
      const sized = (await namesIn(place)).map(async (name) => {
        const { size } = await stat(join(place, name));
        return [name, { size }] as const;
      });
      return new Map(await Promise.all(sized));
    },

    remove: (hash) => removeFrom(folder, hash),

    async *olderThan(cut) {
      yield await oldIn(folder, cut);
    },

    async removeUnfinished(cut) {
      for (const hash of await oldIn(staging, cut)) await removeFrom(staging, hash);
    },

    check: () => checkWritable(folder),
  };
};
