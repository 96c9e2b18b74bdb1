import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import type { S3 } from '@aws-sdk/client-s3';
import { HASH, type MediaStore, type PictureFile, StoreError } from './mediaStore.ts';
import { IMMUTABLE, mimeOf } from './pictureFiles.ts';
import type { BucketSettings } from './settings.ts';

/** Milliseconds. */
const CONNECT_WITHIN = 3000;
const RESPOND_WITHIN = 20_000;
/** Of a whole picture, with all repetitions: less than the 30 or 60 seconds after which proxies give up. */
const ALL_WITHIN = 25_000;
/** The part of it that a picture has in any case, if many others were read before it. */
const LEAST = 1 / 5;
/** A slow reader of a picture holds a connection. */
const agent = { keepAlive: true, maxSockets: 500 };

/** A code of the service or the system, because messages may have parts of a key. */
const codeOf = (error: unknown): string => {
  const { code, name } = Object(error);
  return String(code ?? name);
};

/**
 * Pictures in a bucket that speaks the protocol of S3, each below its own name. A page of a list has up to `MaxKeys` files; a
 * picture is stored, or its response begins, `within` milliseconds.
 */
export const createS3Store = (
  settings: BucketSettings,
  MaxKeys = 1000,
  within = ALL_WITHIN,
): MediaStore => {
  const { name: Bucket, prefix, endpoint, accessKeyId, secretAccessKey } = settings;
  let opened: Promise<S3> | undefined;

  /** Loads the client with the first call, because an installation without a bucket does not need it. */
  const open = (): Promise<S3> => {
    opened ??= import('@aws-sdk/client-s3').then(
      (sdk) =>
        new sdk.S3({
          region: settings.region,
          ...(endpoint ? { endpoint } : {}),
          forcePathStyle: settings.pathStyle,
          credentials: { accessKeyId, secretAccessKey },
          // Other services than AWS do not know its newer checksums; uploads have an MD5.
          requestChecksumCalculation: 'WHEN_REQUIRED',
          responseChecksumValidation: 'WHEN_REQUIRED',
          requestHandler: {
            connectionTimeout: CONNECT_WITHIN,
            requestTimeout: RESPOND_WITHIN,
            throwOnRequestTimeout: true,
            httpAgent: agent,
            httpsAgent: agent,
          },
        }),
    );
    return opened;
  };

  const latest = (): number => Date.now() + within;

  /** Calls the bucket. The response's body may take longer than `until`. */
  const use = async <Result>(
    work: (s3: S3, options: { abortSignal: AbortSignal }) => Promise<Result>,
    until = latest(),
  ): Promise<Result> => {
    const s3 = await open();
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), until - Date.now());
    try {
      return await work(s3, { abortSignal: deadline.signal });
    } catch (error) {
      const code = deadline.signal.aborted ? 'TimeoutError' : codeOf(error);
      throw new StoreError(`The bucket ${Bucket} cannot be used: ${code}`);
    } finally {
      clearTimeout(timer);
    }
  };

  const keyOf = (hash: string, file = ''): string => `${prefix}${hash}/${file}`;

  const upload = (hash: string, { file, data }: PictureFile, until: number): Promise<unknown> =>
    use((s3, options) => {
      const object = {
        Bucket,
        Key: keyOf(hash, file),
        Body: data,
        ContentLength: data.length,
        ContentMD5: createHash('md5').update(data).digest('base64'),
        ContentType: mimeOf(extname(file)),
        CacheControl: IMMUTABLE,
      };
      return s3.putObject(object, options);
    }, until);

  const pagesOf = async function* (Prefix: string) {
    let ContinuationToken: string | undefined;
    do {
      const token = ContinuationToken ? { ContinuationToken } : {};
      const page = await use((s3, options) =>
        s3.listObjectsV2({ Bucket, Prefix, MaxKeys, ...token }, options),
      );
      yield page.Contents ?? [];
      ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (ContinuationToken);
  };

  const list: MediaStore['list'] = async (hash) => {
    const files = new Map<string, { size: number; md5?: string | undefined }>();
    for await (const page of pagesOf(keyOf(hash)))
      for (const { Key = '', Size = 0, ETag } of page)
        files.set(Key.slice(keyOf(hash).length), { size: Size, md5: ETag?.replaceAll('"', '') });
    return files;
  };

  return {
    /** What a failure leaves has no row and is removed by the sweep. */
    async put(hash, [original, ...copies], since = Date.now()) {
      const until = Math.max(since + within, Date.now() + within * LEAST);
      await Promise.all(copies.map((copy) => upload(hash, copy, until)));
      if (original) await upload(hash, original, until);
    },

    read: (hash, file) =>
      use(async (s3, options) => {
        try {
          const object = { Bucket, Key: keyOf(hash, file) };
          const { Body, ContentLength = 0 } = await s3.getObject(object, options);
          if (!(Body instanceof Readable)) throw new Error('The response has no body.');
          return { size: ContentLength, body: Body };
        } catch (error) {
          if (codeOf(error) === 'NoSuchKey') return undefined;
          throw error;
        }
      }),

    list,

    async remove(hash) {
      const files = [...(await list(hash)).keys()];
      await Promise.all(
        files.map((file) =>
          use((s3, options) => s3.deleteObject({ Bucket, Key: keyOf(hash, file) }, options)),
        ),
      );
    },

    async *olderThan(cut) {
      for await (const page of pagesOf(prefix)) {
        const old = page.filter(({ LastModified = cut }) => LastModified < cut);
        const names = old.map(({ Key = '' }) => Key.slice(prefix.length).split('/')[0] ?? '');
        yield [...new Set(names)].filter((name) => HASH.test(name));
      }
    },

    removeUnfinished: () => Promise.resolve(),

    async check() {
      await use((s3, options) => s3.headBucket({ Bucket }, options));
    },
  };
};
