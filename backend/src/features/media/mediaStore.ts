import type { Readable } from 'node:stream';
import { StartError } from '../../base/startError.ts';
import type { Picture } from './picture.ts';

/** Name of a picture in its store, generated: no name from the sender reaches the disk or the bucket. */
export const HASH = /^[0-9a-f]{32}$/;

/** A file of a picture. */
export interface PictureFile {
  file: string;
  data: Buffer;
}

/** The original, then its smaller copies. */
export const filesOfPicture = ({ original, variants }: Picture): PictureFile[] => [
  original,
  ...variants.values(),
];

interface OpenFile {
  /** Bytes. */
  size: number;
  body: Readable;
}

interface StoredFile {
  /** Bytes. */
  size: number;
  /** What the store gives as the MD5 in hexadecimal digits, which some buckets replace with another value. */
  md5?: string | undefined;
}

/** Where the files of pictures are. Its functions reject when it cannot be used. */
export interface MediaStore {
  /**
   * Adds a picture, the first of its files last, so that one with its original is complete. `since` is when it was sent, from
   * which a store that does not respond is given up in time; default: now.
   */
  put(hash: string, files: readonly PictureFile[], since?: number): Promise<void>;
  /** Undefined if there is no such file. */
  read(hash: string, file: string): Promise<OpenFile | undefined>;
  /** The files of a picture by name. */
  list(hash: string): Promise<ReadonlyMap<string, StoredFile>>;
  remove(hash: string): Promise<void>;
  /** Pictures of which a file was last written before `cut`, in pages. One may be on two pages. */
  olderThan(cut: Date): AsyncIterable<string[]>;
  /** Deletes what writes that began before `cut` and never ended have left beside the pictures. */
  removeUnfinished(cut: Date): Promise<void>;
  /** Rejects unless pictures can be added. */
  check(): Promise<void>;
}

/** Seconds until a call is worth repeating while the store cannot be used. */
export const STORE_RETRY_AFTER = '30';

/** The store cannot be used. */
export class StoreError extends StartError {}
