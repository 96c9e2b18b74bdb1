import { readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { isRecord } from '../../base/body.ts';
import { inTransaction, isPostgres } from '../../base/database.ts';
import { readJobs } from '../../base/jobs.ts';
import { lastTime } from '../../base/lastTimes.ts';
import { checkWritable, createProbe } from '../../base/readiness.ts';
import { settingsRead } from '../../base/readSetting.ts';
import type { Strapi } from '../../base/registry.ts';
import { settings } from '../../base/settings.ts';
import { inBrandFile } from '../brand/settings.ts';
import { senderNow } from '../mail/index.ts';
import { mailSettings } from '../mail/settings.ts';
import { mediaStore } from '../media/index.ts';
import { storageSettings } from '../media/settings.ts';
import { paymentSettings } from '../payments/settings.ts';
import { settingRows } from './settingRows.ts';

export const readVersion = (): string => {
  const file = join(settings.backendDir, 'package.json');
  const known: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return isRecord(known) ? String(known.version) : '';
};

const readDatabase = (strapi: Strapi) =>
  inTransaction(strapi, async (sql) => {
    if (isPostgres(strapi)) {
      const { rows } = await sql.raw(
        "select current_setting('server_version') as version, pg_database_size(current_database()) as bytes",
      );
      return { kind: 'postgres', version: String(rows[0].version), bytes: Number(rows[0].bytes) };
    }
    const [found] = await sql.raw(
      'select sqlite_version() as version, page_count * page_size as bytes from pragma_page_count, pragma_page_size',
    );
    return { kind: 'sqlite', version: String(found.version), bytes: Number(found.bytes) };
  });

/** Pictures are counted by their records, as reading every file takes seconds. Their smaller versions are not included. */
const countPictures = (strapi: Strapi) =>
  inTransaction(strapi, async (sql) => {
    const row = await sql('files').count({ files: '*' }).sum({ kilobytes: 'size' }).first();
    return {
      files: Number(row?.files ?? 0),
      bytes: Math.round(Number(row?.kilobytes ?? 0) * 1000),
    };
  });

/** Free space on the disk of the data folder. */
export const freeBytes = createProbe(async () => {
  const { bavail, bsize } = await statfs(settings.dataDir);
  return bavail * bsize;
});

const isWritable = createProbe(async () => {
  await checkWritable(settings.uploadsDir);
  return true;
});

const isReachable = createProbe(async () => {
  await mediaStore.check();
  return true;
});

/** The bucket of the pictures; null if they are in the folder. */
const readBucket = async () => {
  const { store, bucket } = storageSettings;
  if (store === 'disk' || !bucket) return null;
  return { name: bucket.name, reachable: (await isReachable()) === true };
};

const readStorage = async (strapi: Strapi) => {
  const [free, writable, bucket] = await Promise.all([freeBytes(), isWritable(), readBucket()]);
  return {
    folder: settings.dataDir,
    ...(await countPictures(strapi)),
    free,
    writable: writable === true,
    bucket,
  };
};

/** The state of the installation, without any secret. */
export const readSystem = async (strapi: Strapi) => ({
  at: new Date().toISOString(),
  production: settings.production,
  product: {
    version: readVersion(),
    node: process.versions.node,
    uptime: Math.floor(process.uptime()),
  },
  database: {
    ...(await readDatabase(strapi)),
    pending: await strapi.db.migrations.shouldRun(),
  },
  mail: {
    transport: mailSettings.smtpUrl === '' ? 'outbox' : 'smtp',
    from: senderNow(),
    sent: await lastTime(strapi, 'email-sent'),
  },
  storage: await readStorage(strapi),
  payments: {
    mode: paymentSettings.mode,
    webhook: await lastTime(strapi, 'webhook-received'),
  },
  jobs: await readJobs(strapi),
  backup: await lastTime(strapi, 'backup'),
  settings: settingRows(new Map([...settingsRead, ['MAIL_FROM', senderNow()]]), {
    ...inBrandFile,
    ...process.env,
  }),
});
