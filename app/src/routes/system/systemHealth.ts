import type { System } from '@portal/data/schemas';
import { age } from '../when.ts';

export type HealthStatus = 'ok' | 'attention' | 'failed';

/** The status of a part of the installation, and one sentence about what to do; null when it is OK. */
export interface Health {
  status: HealthStatus;
  advice: string | null;
}

type Part = 'database' | 'mail' | 'storage' | 'payments' | 'jobs' | 'backup';

const ok: Health = { status: 'ok', advice: null };
const attention = (advice: string): Health => ({ status: 'attention', advice });
const failed = (advice: string): Health => ({ status: 'failed', advice });

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const gigabyte = 1e9;
/** Below this a start fails. */
const leastDisk = 32 * 1024 * 1024;
const backupEvery = 7 * day;

/** The background jobs of a kind. */
export const jobsOf = ({ jobs }: System, kind: System['jobs'][number]['kind']) =>
  jobs.find((each) => each.kind === kind);

const since = (at: string, { at: now }: System): number => Date.parse(now) - Date.parse(at);

const databaseHealth = ({ database }: System): Health =>
  database.pending ? attention('Restart the portal: each start brings the tables up to date.') : ok;

function mailHealth(system: System): Health {
  const { mail, production } = system;
  const emails = jobsOf(system, 'emails');
  if (mail.transport === 'outbox' && production)
    return failed('Set SMTP_URL and restart: until then emails are only files in DATA_DIR/outbox.');
  if (!emails || emails.failed === 0) return ok;
  const advice = 'Send a test email to see what is wrong, then fix SMTP_URL or MAIL_FROM.';
  const nothingSince = !mail.sent || !emails.oldest || mail.sent < emails.oldest;
  return nothingSince ? failed(advice) : attention(advice);
}

function storageHealth({ storage: { writable, free, bucket } }: System): Health {
  if (!writable)
    return failed('Make the folder writable for the portal: until then no picture can be added.');
  if (bucket && !bucket.reachable)
    return failed('Check the bucket and the settings of S3: until then no picture can be added.');
  if (free !== null && free < leastDisk)
    return failed('Free some disk space now: the portal can no longer store anything.');
  return free !== null && free < gigabyte
    ? attention('Free some disk space, or move DATA_DIR to a larger disk.')
    : ok;
}

function paymentsHealth({ production, payments: { mode, webhook } }: System): Health {
  if (production && mode !== 'live')
    return attention('No real money moves: set STRIPE_MODE to live, with the live keys of Stripe.');
  return mode !== 'sandbox' && webhook === null
    ? attention('Add the address /api/stripe/webhook in Stripe: no webhook has arrived yet.')
    : ok;
}

function jobsHealth(system: System): Health {
  const failed = system.jobs.filter((job) => job.failed > 0);
  if (failed.length === 1 && failed[0]?.kind === 'webhooks')
    return attention('A site doesn’t accept events: open Webhooks to see its responses.');
  if (failed.length > 0)
    return attention('Retry the failed jobs once their cause is fixed; the log names it.');
  const stuck = system.jobs.some(
    ({ kind, waiting, oldest }) =>
      kind !== 'refunds' && waiting > 0 && oldest !== null && since(oldest, system) > hour,
  );
  return stuck ? attention('Restart the portal: jobs have waited for more than an hour.') : ok;
}

function backupHealth(system: System): Health {
  const { backup, production } = system;
  const command = 'npm run backup -- FOLDER';
  if (backup === null)
    return production
      ? attention(`Run ${command} regularly, unless you back up in another way.`)
      : ok;
  return since(backup, system) > backupEvery
    ? attention(`Run ${command}: the last backup is ${age(backup, Date.parse(system.at))} old.`)
    : ok;
}

export const healthOf = (system: System): Record<Part, Health> => ({
  database: databaseHealth(system),
  mail: mailHealth(system),
  storage: storageHealth(system),
  payments: paymentsHealth(system),
  jobs: jobsHealth(system),
  backup: backupHealth(system),
});

/** The state of all parts in one sentence. */
export function healthWords(parts: Readonly<Record<Part, Health>>): string {
  const bad = Object.values(parts).filter(({ status }) => status !== 'ok').length;
  if (bad === 0) return 'Everything works.';
  return bad === 1 ? '1 part needs attention.' : `${bad} parts need attention.`;
}

const units = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;

/** A size such as "3.1 GB". */
export function sizeWords(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  const amount = bytes / 1000 ** power;
  const rounded = amount >= 10 || power === 0 ? Math.round(amount) : Math.round(amount * 10) / 10;
  return `${rounded} ${units[power]}`;
}

/** The time since an instant; minutes below an hour. */
export function agoWords(at: string | null, now: string): string {
  if (at === null) return 'Never';
  const minutes = Math.floor((Date.parse(now) - Date.parse(at)) / 60_000);
  if (minutes >= 60) return `${age(at, Date.parse(now))} ago`;
  if (minutes < 1) return 'Less than a minute ago';
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ago`;
}
