import { expect, it } from 'vitest';
import { readStorageSettings } from '../src/features/media/settings.ts';

const read = (env: Record<string, string>) =>
  readStorageSettings({
    text: (name, fallback) => env[name] ?? fallback,
    flag: (name, fallback) => (name in env ? env[name] === 'on' : fallback),
  });

const s3 = {
  STORAGE: 's3',
  S3_BUCKET: 'pictures',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'a secret',
};

it('pictures are on the disk, unless a bucket is set', () => {
  expect(read({})).toEqual({ store: 'disk', bucket: undefined, uploadsUrl: '' });
  expect(read({ ...s3, UPLOADS_URL: 'https://cdn.example.org/p/' })).toEqual({
    store: 's3',
    bucket: {
      name: 'pictures',
      region: 'us-east-1',
      endpoint: undefined,
      accessKeyId: 'id',
      secretAccessKey: 'a secret',
      pathStyle: false,
      prefix: '',
    },
    uploadsUrl: 'https://cdn.example.org/p',
  });
  const named = read({
    ...s3,
    STORAGE: 'disk',
    S3_ENDPOINT: 'http://minio:9000',
    S3_PREFIX: '/a/',
  });
  expect([named.store, named.bucket?.pathStyle, named.bucket?.prefix]).toEqual([
    'disk',
    true,
    'a/',
  ]);
});

it.each([
  [{ STORAGE: 'S4' }, 'STORAGE must be disk or s3, not "S4".'],
  [{ STORAGE: 's3' }, 'Set S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: S3 storage needs'],
  [{ ...s3, STORAGE: 'disk', S3_ACCESS_KEY_ID: '' }, 'Set S3_BUCKET, S3_ACCESS_KEY_ID and'],
  [{ ...s3, S3_BUCKET: 'my bucket' }, 'S3_BUCKET must be the name of a bucket, not "my bucket".'],
  [{ ...s3, S3_PREFIX: 'a b' }, 'S3_PREFIX must be a folder such as portal, not "a b".'],
  [{ ...s3, S3_ENDPOINT: 'https://key:secret@s3.test' }, 'S3_ENDPOINT must be an address such as'],
  [{ UPLOADS_URL: 'cdn.example.org' }, 'UPLOADS_URL must be an address such as https://cdn.'],
])('%j is rejected in one sentence', (env, sentence) => {
  expect(() => read(env)).toThrow(sentence);
});
