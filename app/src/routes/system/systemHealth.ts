import { pageLocale, type System } from '@portal/data/schemas';
import type { Health } from '@portal/ui/patterns/FactsCard';
import { m } from '../../i18n/messages.js';

export type Part = 'database' | 'mail' | 'storage' | 'payments' | 'jobs' | 'backup';

const ok: Health = { status: 'ok', advice: null };
const unknown: Health = { status: null, advice: null };
const attention = (advice: string): Health => ({ status: 'attention', advice });
const failed = (advice: string): Health => ({ status: 'failed', advice });

const minute = 60 * 1000;
const hour = 60 * minute;
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
  database.pending ? attention(m.system_advice_migrate()) : ok;

function mailHealth(system: System): Health {
  const { mail, production } = system;
  const emails = jobsOf(system, 'emails');
  if (mail.transport === 'outbox' && production) return failed(m.system_advice_smtp());
  if (!emails || emails.failed === 0) return ok;
  const advice = m.system_advice_test_email();
  const nothingSince = !mail.sent || !emails.oldest || mail.sent < emails.oldest;
  return nothingSince ? failed(advice) : attention(advice);
}

function storageHealth({ storage: { writable, free, bucket } }: System): Health {
  if (!writable) return failed(m.system_advice_writable());
  if (bucket && !bucket.reachable) return failed(m.system_advice_bucket());
  if (free !== null && free < leastDisk) return failed(m.system_advice_disk_full());
  return free !== null && free < gigabyte ? attention(m.system_advice_disk_low()) : ok;
}

function paymentsHealth({ production, payments: { mode, webhook } }: System): Health {
  if (production && mode !== 'live') return attention(m.system_advice_stripe_live());
  return mode !== 'sandbox' && webhook === null ? attention(m.system_advice_stripe_webhook()) : ok;
}

function jobsHealth(system: System): Health {
  const failed = system.jobs.filter((job) => job.failed > 0);
  if (failed.length === 1 && failed[0]?.kind === 'webhooks')
    return attention(m.system_advice_webhooks());
  if (failed.length > 0) return attention(m.system_advice_retry_jobs());
  const stuck = system.jobs.some(
    ({ kind, waiting, oldest }) =>
      kind !== 'refunds' && waiting > 0 && oldest !== null && since(oldest, system) > hour,
  );
  return stuck ? attention(m.system_advice_restart_jobs()) : ok;
}

function backupHealth(system: System): Health {
  const { backup, production } = system;
  const command = 'npm run backup -- FOLDER';
  if (backup === null)
    return production ? attention(m.system_advice_back_up({ command })) : unknown;
  const passed = since(backup, system);
  return passed > backupEvery
    ? attention(m.system_advice_backup_old({ command, days: Math.floor(passed / day) }))
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
  const bad = Object.values(parts).filter(({ advice }) => advice !== null).length;
  return bad === 0 ? m.system_everything_works() : m.system_parts_need_attention({ count: bad });
}

const units = ['', 'kB', 'MB', 'GB', 'TB'] as const;

/** A size such as "3.1 GB". */
export function sizeWords(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  const amount = bytes / 1000 ** power;
  const rounded = amount >= 10 || power === 0 ? Math.round(amount) : Math.round(amount * 10) / 10;
  const shown = rounded.toLocaleString(pageLocale(), { useGrouping: false });
  return power === 0 ? m.system_size_bytes({ size: shown }) : `${shown} ${units[power]}`;
}

/** The time since an instant within a sentence, in the largest whole unit. */
export function ago(at: string, now: string): string {
  const passed = Date.parse(now) - Date.parse(at);
  if (passed >= day) return m.system_ago_days({ count: Math.floor(passed / day) });
  if (passed >= hour) return m.system_ago_hours({ count: Math.floor(passed / hour) });
  return passed < minute
    ? m.system_ago_moments()
    : m.system_ago_minutes({ count: Math.floor(passed / minute) });
}

/** The time since an instant alone. */
export const agoWords = (at: string | null, now: string): string =>
  at === null ? m.system_never() : ago(at, now).replace(/^./, (first) => first.toUpperCase());
