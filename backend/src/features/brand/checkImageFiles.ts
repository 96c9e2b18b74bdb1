import { HttpError } from '../../base/httpError.ts';
import { StartError } from '../../base/startError.ts';
import { readInChild } from '../media/index.ts';
import type { ImageFile } from './theme.ts';

const checkImageFile = async ({ data, place }: ImageFile): Promise<void> => {
  await readInChild(data).catch((error) => {
    if (!(error instanceof HttpError)) throw error;
    const isDamaged = error.reason === 'picture-unsupported';
    throw new StartError(
      `${place} ${isDamaged ? 'is damaged' : `cannot be used: ${error.message}`}.`,
    );
  });
};

/** Decodes the images of `BRAND_FILE` as uploads are. Throws a `StartError` if an upload would refuse one, such as a damaged one. */
export const checkImageFiles = async (files: Iterable<ImageFile>): Promise<void> => {
  await Promise.all([...files].map(checkImageFile));
};
