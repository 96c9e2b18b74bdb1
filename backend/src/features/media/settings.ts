import { isHost } from '@portal/domain';
import { flag, text } from '../../base/readSetting.ts';
import { StartError } from '../../base/startError.ts';

export interface BucketSettings {
  name: string;
  region: string;
  /** Address of the service; undefined for that of AWS. */
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether addresses have the bucket in their path instead of their host name. */
  pathStyle: boolean;
  /** What the keys of all pictures begin with: empty, or with a slash at its end. */
  prefix: string;
}

const stores = ['disk', 's3'] as const;

export type StoreName = (typeof stores)[number];

export interface StorageSettings {
  /** Where the pictures are. */
  store: StoreName;
  /** Undefined if none is named. One may be named beside `disk`, to move pictures to it. */
  bucket: BucketSettings | undefined;
  /** Where browsers load pictures, without a slash at its end; empty for the portal. */
  uploadsUrl: string;
}

interface Source {
  text: (name: string, fallback: string) => string;
  flag: (name: string, fallback: boolean) => boolean;
}

/** An address with neither credentials nor a query, without a slash at its end; empty if it is not set. */
const addressOf = (name: string, value: string, example: string): string => {
  if (value === '') return '';
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isWeb = url && /^https?:$/.test(url.protocol) && isHost(url.hostname);
  if (isWeb && !/[?#;,\s]/.test(value) && !url.username) return url.href.replace(/\/+$/, '');
  throw new StartError(`${name} must be an address such as ${example}.`);
};

const readBucket = ({ text, flag }: Source, store: StoreName): BucketSettings | undefined => {
  const endpoint = addressOf(
    'S3_ENDPOINT',
    text('S3_ENDPOINT', ''),
    'https://s3.eu-central-1.example.org',
  );
  const bucket = {
    name: text('S3_BUCKET', ''),
    region: text('S3_REGION', 'us-east-1'),
    endpoint: endpoint || undefined,
    accessKeyId: text('S3_ACCESS_KEY_ID', ''),
    secretAccessKey: text('S3_SECRET_ACCESS_KEY', ''),
    pathStyle: flag('S3_PATH_STYLE', endpoint !== ''),
    prefix: text('S3_PREFIX', '').replace(/^\/+|\/+$/g, ''),
  };
  if (store === 'disk' && bucket.name === '') return undefined;
  if ([bucket.name, bucket.accessKeyId, bucket.secretAccessKey].includes(''))
    throw new StartError(
      'Set S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: S3 storage needs all three.',
    );
  if (!/^(?!.*\.\.)[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket.name))
    throw new StartError(`S3_BUCKET must be the name of a bucket, not "${bucket.name}".`);
  if (!/^[\w-]+$/.test(bucket.region))
    throw new StartError(
      `S3_REGION must be a region such as eu-central-1, not "${bucket.region}".`,
    );
  // Addresses lose the segments `.` and `..`.
  if (!/^[\w./-]*$/.test(bucket.prefix) || /(^|\/)\.\.?(\/|$)/.test(bucket.prefix))
    throw new StartError(`S3_PREFIX must be a folder such as portal, not "${bucket.prefix}".`);
  return { ...bucket, prefix: bucket.prefix && `${bucket.prefix}/` };
};

/** Reads where pictures are stored and loaded from. */
export const readStorageSettings = (source: Source): StorageSettings => {
  const given = source.text('STORAGE', 'disk');
  const store = stores.find((name) => name === given);
  if (!store) throw new StartError(`STORAGE must be disk or s3, not "${given}".`);
  return {
    store,
    bucket: readBucket(source, store),
    uploadsUrl: addressOf(
      'UPLOADS_URL',
      source.text('UPLOADS_URL', ''),
      'https://cdn.example.org/uploads',
    ),
  };
};

export const storageSettings = readStorageSettings({ text, flag });
