import { settings } from '../../base/settings.ts';
import { StartError } from '../../base/startError.ts';
import { createDiskStore } from './diskStore.ts';
import type { MediaStore } from './mediaStore.ts';
import { createS3Store } from './s3Store.ts';
import type { StoreName } from './settings.ts';
import { storageSettings } from './settings.ts';

const { store, bucket, uploadsUrl } = storageSettings;

const disk = createDiskStore(settings.uploadsDir);
const s3 = bucket && createS3Store(bucket);

/** A store by name; throws if its settings are missing. */
export const storeNamed = (name: StoreName): MediaStore => {
  const found = { disk, s3 }[name];
  if (found) return found;
  throw new StartError('Set S3_BUCKET and the other settings of S3 first.');
};

/** The pictures of this installation. */
export const mediaStore = storeNamed(store);

/** Throws unless files can be written. */
export const checkDisk = (): Promise<void> => disk.check();

/** Throws unless pictures can be read from the bucket; undefined without one. */
export const checkBucket = mediaStore === disk ? undefined : () => mediaStore.check();

/** The address at which browsers load a stored path, such as `/uploads/HASH/w320.webp`. */
export const publicAddress = (path: string): string =>
  uploadsUrl === '' ? path : path.replace(/^\/uploads(?=\/)/, uploadsUrl);
