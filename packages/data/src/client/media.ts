import { uploadTexts } from '@portal/domain';
import { array } from 'superstruct';
import { DataError } from '../schemas/dataError.ts';
import { mediaStruct, sentMediaStruct } from '../schemas/media.ts';
import { call } from './endpoint.ts';
import type { Request } from './request.ts';
import type { SendOptions } from './send.ts';

/** Timeout of an upload in milliseconds. */
const uploadTimeout = 120_000;

/** Pictures and their texts. */
export const createMediaApi = (request: Request) => ({
  /** Uploads one picture; `onProgress` gets the share that was sent, 0 to 1. */
  async upload(file: File, options?: SendOptions) {
    const body = new FormData();
    body.append('files', file, file.name);
    const endpoint = call('POST /upload', [], body);
    const files = await request(endpoint, array(mediaStruct), {
      timeout: uploadTimeout,
      ...options,
    });
    const [media] = files;
    if (!media)
      throw new DataError('server', { where: endpoint.path, message: uploadTexts.failed });
    return media;
  },
  /** With the user who uploaded it. */
  get: (id: number, options?: SendOptions) =>
    request(
      call('GET /upload/files/{id}', [id], new URLSearchParams({ populate: 'user' })),
      sentMediaStruct,
      options,
    ),
  /** The latest one uploaded under this name. */
  getByName: (name: string, options?: SendOptions) =>
    request(call('GET /upload/files/{id}', [name]), mediaStruct, options),
  /** Pictures that match the filters, newest first. */
  list: (query: URLSearchParams, options?: SendOptions) =>
    request(call('GET /upload/files', [], query), array(mediaStruct), options),
  /** Sets the texts of a picture; omitted texts stay. */
  describe: (
    id: number,
    words: { alternativeText?: string | null; caption?: string | null },
    options?: SendOptions,
  ) => request(call('PATCH|PUT /upload/files/{id}', [id], { data: words }), mediaStruct, options),
});
