import { collectDefaultMetrics, Gauge } from 'prom-client';
import { type BacklogFigures, readJobs } from '../../base/jobs.ts';
import { lastTime } from '../../base/lastTimes.ts';
import { addGauge, metrics } from '../../base/metrics.ts';
import { createProbe } from '../../base/readiness.ts';
import type { Strapi } from '../../base/registry.ts';
import { settings } from '../../base/settings.ts';
import { createCertificateReader } from './certificate.ts';
import { readinessOf } from './ready.ts';
import { freeBytes, readVersion } from './report.ts';

/** Seconds since an instant; 0 for none. */
const ageOf = (instant: string | null): number =>
  instant === null ? 0 : Math.max(0, (Date.now() - Date.parse(instant)) / 1000);

const addJobs = (strapi: Strapi): void => {
  // One reading for the three gauges, which are read at the same time.
  const read = createProbe(() => readJobs(strapi));
  const add = (name: string, help: string, of: (figures: BacklogFigures) => number): void => {
    addGauge({
      name: `portal_jobs_${name}`,
      help,
      label: 'kind',
      read: async () => {
        const jobs = await read();
        return jobs && Object.fromEntries(jobs.map((job) => [job.kind, of(job)]));
      },
    });
  };
  add('waiting', 'Jobs that have not failed and are not done.', ({ waiting }) => waiting);
  add('failed', 'Jobs that failed and wait for another attempt.', ({ failed }) => failed);
  add('oldest_age_seconds', 'Age of the oldest job that is not done; 0 if there is none.', (job) =>
    ageOf(job.oldest),
  );
};

const addDatabase = (strapi: Strapi): void => {
  const pool = () => strapi.db.connection.client.pool;
  addGauge({
    name: 'portal_database_connections',
    help: 'Open connections to the database.',
    label: 'state',
    read: () => ({ used: pool().numUsed(), free: pool().numFree() }),
  });
  addGauge({
    name: 'portal_database_connections_max',
    help: 'Connections to the database that may be open.',
    read: () => pool().max,
  });
  addGauge({
    name: 'portal_database_waiting',
    help: 'Queries that wait for a connection.',
    read: () => pool().numPendingAcquires(),
  });
};

const addState = (strapi: Strapi): void => {
  const check = readinessOf(strapi);
  addGauge({
    name: 'portal_ready',
    help: 'Whether a part works, as in /_ready.',
    label: 'part',
    read: async () => {
      const parts = Object.entries(await check());
      return Object.fromEntries(parts.map(([part, state]) => [part, Number(state === 'ok')]));
    },
  });
  addGauge({
    name: 'portal_storage_free_bytes',
    help: 'Free space on the disk of DATA_DIR.',
    read: freeBytes,
  });
  new Gauge({
    name: 'portal_build_info',
    help: 'Version of the portal; always 1.',
    labelNames: ['version'],
    registers: [metrics],
  }).set({ version: readVersion() }, 1);
};

/** Seconds since it last happened; null if it never did. */
const sinceLast = async (...given: Parameters<typeof lastTime>): Promise<number | null> => {
  const instant = await lastTime(...given);
  return instant === null ? null : ageOf(instant);
};

const addTimes = (strapi: Strapi): void => {
  addGauge({
    name: 'portal_backup_age_seconds',
    help: 'Age of the last backup that npm run backup made; missing before the first.',
    read: () => sinceLast(strapi, 'backup'),
  });
  addGauge({
    name: 'portal_stripe_webhook_age_seconds',
    help: 'Time since the last event of Stripe; missing before the first.',
    read: () => sinceLast(strapi, 'webhook-received'),
  });
  const readEnd = createCertificateReader(settings.publicUrl);
  addGauge({
    name: 'portal_certificate_seconds_left',
    help: 'Time until the certificate at PUBLIC_URL expires, read every hour; missing if it cannot be read.',
    read: async () => {
      const end = await readEnd();
      return end === null ? null : (end - Date.now()) / 1000;
    },
  });
};

/** Adds the figures of this instance to the metrics, unless they are off. */
export const addFigures = (strapi: Strapi): void => {
  if (settings.metricsToken === '') return;
  collectDefaultMetrics({ register: metrics });
  addJobs(strapi);
  addDatabase(strapi);
  addState(strapi);
  addTimes(strapi);
};
