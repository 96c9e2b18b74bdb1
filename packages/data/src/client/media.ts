import { uploadTexts } from '@portal/domain';
import { array } from 'superstruct';
import { DataError } from '../schemas/dataError.ts';
import { type Media, mediaStruct, type SentMedia, sentMediaStruct } from '../schemas/media.ts';
import * as endpoints from './endpoints.ts';
import type { Request } from './request.ts';
import type { SendOptions } from './send.ts';

/** Uploads may take their time. */
const uploadTimeout = 120_000;

interface MediaWords {
  alternativeText?: string | null;
  caption?: string | null;
}

/** Pictures and their words. Every call rejects with a `DataError`. */
export interface MediaApi {
  /** Sends one picture; `onProgress` gets the share that has left, 0 to 1. */
  upload(file: File, options?: SendOptions): Promise<Media>;
  /** With who sent it. */
  get(id: number, options?: SendOptions): Promise<SentMedia>;
  /** The last one that was sent under this name. */
  getByName(name: string, options?: SendOptions): Promise<Media>;
  /** Pictures the filters let through, the newest first. */
  list(query: URLSearchParams, options?: SendOptions): Promise<Media[]>;
  /** Says in words what a picture shows; what is left out stays. */
  describe(id: number, words: MediaWords, options?: SendOptions): Promise<Media>;
}

/** An upload is given up after two minutes unless it is told otherwise. */
export function createMediaApi(request: Request): MediaApi {
  return {
    async upload(file, options) {
      const body = new FormData();
      body.append('files', file, file.name);
      const call = endpoints.upload(body);
      const files = await request(call, array(mediaStruct), { timeout: uploadTimeout, ...options });
      const [media] = files;
      if (!media) throw new DataError('server', { where: call.path, message: uploadTexts.failed });
      return media;
    },
    get: (id, options) => request(endpoints.getMedia(id), sentMediaStruct, options),
    getByName: (name, options) => request(endpoints.getMediaByName(name), mediaStruct, options),
    list: (query, options) => request(endpoints.listMedia(query), array(mediaStruct), options),
    describe: (id, words, options) =>
      request(endpoints.describeMedia(id, words), mediaStruct, options),
  };
}
