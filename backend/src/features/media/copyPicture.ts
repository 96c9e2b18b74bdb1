import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { MediaStore, PictureFile } from './mediaStore.ts';

/** The named files of a picture; undefined if one of them is missing. */
const readAll = async (
  store: MediaStore,
  hash: string,
  names: readonly string[],
): Promise<PictureFile[] | undefined> => {
  const files: PictureFile[] = [];
  for (const file of names) {
    const found = await store.read(hash, file);
    if (!found) return undefined;
    files.push({ file, data: await buffer(found.body) });
  }
  return files;
};

/** Whether a store has files with this content: `missing` if one is not there, `differs` if one has other content. */
const compare = async (
  store: MediaStore,
  hash: string,
  files: readonly PictureFile[],
): Promise<'same' | 'missing' | 'differs'> => {
  const found = await store.list(hash);
  for (const { file, data } of files) {
    const other = found.get(file);
    // The MD5 of a list is enough if it is the same.
    if (!other || other.md5 === createHash('md5').update(data).digest('hex')) continue;
    const [read] = (await readAll(store, hash, [file])) ?? [];
    if (!read?.data.equals(data)) return 'differs';
  }
  return files.every(({ file }) => found.has(file)) ? 'same' : 'missing';
};

/** `there`: the other store has it; `missing`: neither has; `differs`: it has another content there, and was not copied. */
type CopyResult = 'copied' | 'there' | 'missing' | 'differs';

/**
 * Copies a picture and compares the copy. Can be repeated after it was interrupted.
 *
 * @param names The original's file first.
 */
export const copyPicture = async (
  from: MediaStore,
  to: MediaStore,
  hash: string,
  names: readonly string[],
): Promise<CopyResult> => {
  const files = await readAll(from, hash, names);
  if (!files) {
    const found = await to.list(hash);
    return names.every((name) => found.has(name)) ? 'there' : 'missing';
  }
  const before = await compare(to, hash, files);
  if (before !== 'missing') return before === 'same' ? 'there' : 'differs';
  await to.put(hash, files);
  return (await compare(to, hash, files)) === 'same' ? 'copied' : 'differs';
};
