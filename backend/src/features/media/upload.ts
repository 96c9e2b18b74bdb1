import type { IncomingMessage } from 'node:http';
import { genericTexts, isBlank, logoMaxBytes } from '@portal/domain';
import { isRecord } from '../../base/body.ts';
import { HttpError, invalid } from '../../base/httpError.ts';
import { m } from '../../base/texts.ts';

const MAX_FILES = 4;

export interface SentFile {
  name: string;
  bytes: Buffer;
}

/** Bytes for boundaries, part headers and the small fields that some clients add. */
export const SLACK = 64 * 1024;
const MAX_BODY = MAX_FILES * logoMaxBytes + SLACK;
const FIELD = /^files\d*$/;
const NAME_LENGTH = 120;

/**
 * The bytes, or why there are none: listeners of a request run outside of the call, whose language an error needs. Above the
 * limit the rest is read and dropped: a response during the upload would look like a broken connection.
 */
const readBody = (
  request: IncomingMessage,
  most: number,
): Promise<Buffer<ArrayBuffer> | 'upload-unreadable' | 'too-large'> =>
  new Promise((resolve, reject) => {
    // The `close` event of a request that has already ended does not fire again.
    if (request.readableEnded || request.destroyed) return resolve('upload-unreadable');
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= most) chunks.push(chunk);
      else chunks.length = 0;
    });
    request.on('end', () => resolve(size <= most ? Buffer.concat(chunks) : 'too-large'));
    request.on('error', reject);
    request.on('close', () => resolve('upload-unreadable'));
  });

/** Control and text direction characters: `picture\u202Egnp.exe` is displayed as `pictureexe.png`. */
const TURNS = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** The displayed name; it is never used in a path. */
export const shownName = (name: string): string => {
  const shown = Array.from(name.toWellFormed().replaceAll(TURNS, '').split(/[\\/]/).pop() ?? '')
    .slice(0, NAME_LENGTH)
    .join('');
  return isBlank(shown) || /^\.+$/.test(shown) ? 'picture' : shown;
};

/**
 * A form with files, or with small fields only.
 *
 * @param tooLarge The reason of the error above `most` bytes. Default: that of pictures.
 */
export const readForm = async (
  request: IncomingMessage,
  most: number = MAX_BODY,
  tooLarge: 'picture-too-large' | 'too-large' = 'picture-too-large',
): Promise<FormData> => {
  const type = request.headers['content-type'] ?? '';
  const body = await readBody(request, most);
  if (typeof body === 'string') throw new HttpError(body === 'too-large' ? tooLarge : body);
  return new Response(body, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new HttpError('upload-unreadable');
  });
};

export const hasFiles = (form: FormData): boolean =>
  [...form.keys()].some((field) => FIELD.test(field));

/** The pictures of a form: the fields `files`, `files0`, `files1` and so on. */
export const filesOf = async (form: FormData): Promise<SentFile[]> => {
  const sent = [...form].flatMap(([field, value]) =>
    FIELD.test(field) && typeof value !== 'string' ? [value] : [],
  );
  if (sent.length === 0) throw new HttpError('upload-empty');
  if (sent.length > MAX_FILES)
    throw new HttpError('too-many-files', { message: m.upload_files({ max: MAX_FILES }) });
  return Promise.all(
    sent.map(async (file) => ({
      name: shownName(file.name),
      bytes: Buffer.from(await file.arrayBuffer()),
    })),
  );
};

type FileInfo = Record<string, unknown>;

const notValid = () => {
  const message = genericTexts.notValid('fileInfo');
  return invalid(message, [{ path: ['fileInfo'], message }]);
};

const parse = (text: unknown): unknown => {
  try {
    return JSON.parse(String(text));
  } catch {
    throw notValid();
  }
};

/** The texts of a form's pictures, in order: a field `fileInfo` for each, or one with a list. */
export const fileInfoOf = (form: FormData): FileInfo[] =>
  form
    .getAll('fileInfo')
    .flatMap((text) => parse(text))
    .map((info) => {
      if (!isRecord(info)) throw notValid();
      return info;
    });
