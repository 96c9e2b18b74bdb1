import { pageLocale, type System } from '@portal/data/schemas';
import type { JobKind } from '@portal/domain';
import { m } from '../../i18n/messages.js';
import { ago, agoWords, jobsOf, sizeWords } from './systemHealth.ts';

/* The facts of each card as terms and details. */

interface Fact {
  term: string;
  details: string;
}

const number = (value: number): string => value.toLocaleString(pageLocale());

const transports = { smtp: m.system_transport_smtp(), outbox: m.system_transport_outbox() };
const modes = {
  sandbox: m.system_mode_sandbox(),
  test: m.system_mode_test(),
  live: m.system_mode_live(),
};
const databases = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;

const jobNames: Record<JobKind, string> = {
  emails: m.system_job_emails(),
  refunds: m.system_job_refunds(),
  events: m.system_job_events(),
  webhooks: m.system_job_webhooks(),
};

const uptimeWords = ({ product, at }: System): string =>
  agoWords(new Date(Date.parse(at) - product.uptime * 1000).toISOString(), at);

export const productFacts = (system: System): Fact[] => [
  { term: m.system_version(), details: system.product.version },
  { term: m.system_node(), details: system.product.node },
  {
    term: m.system_mode(),
    details: system.production ? m.system_production() : m.system_development(),
  },
  { term: m.system_started(), details: uptimeWords(system) },
];

export const databaseFacts = ({ database }: System): Fact[] => [
  { term: m.system_database(), details: `${databases[database.kind]} ${database.version}` },
  { term: m.system_size(), details: sizeWords(database.bytes) },
  {
    term: m.system_migrations(),
    details: database.pending ? m.system_migrations_pending() : m.system_no_migrations_pending(),
  },
];

export function mailFacts(system: System): Fact[] {
  const { mail, at } = system;
  const emails = jobsOf(system, 'emails');
  return [
    { term: m.system_sent_through(), details: transports[mail.transport] },
    { term: m.system_from(), details: mail.from },
    { term: m.system_last_sent(), details: agoWords(mail.sent, at) },
    { term: m.system_waiting(), details: number(emails?.waiting ?? 0) },
    {
      term: m.system_failed(),
      details: number(emails?.failed ?? 0) + (emails?.problem ? ` (${emails.problem})` : ''),
    },
  ];
}

export const storageFacts = ({ storage }: System): Fact[] => [
  ...(storage.bucket ? [{ term: m.system_bucket(), details: storage.bucket.name }] : []),
  { term: m.system_folder(), details: storage.folder },
  { term: m.system_pictures(), details: `${number(storage.files)} (${sizeWords(storage.bytes)})` },
  {
    term: m.system_free_space(),
    details: storage.free === null ? m.system_unknown() : sizeWords(storage.free),
  },
];

export const paymentsFacts = ({ payments, at }: System): Fact[] => [
  { term: m.system_mode(), details: modes[payments.mode] },
  { term: m.system_last_webhook(), details: agoWords(payments.webhook, at) },
];

export const jobsFacts = ({ jobs, at }: System): Fact[] =>
  jobs.map(({ kind, waiting, failed, oldest }) => {
    const words = [
      waiting > 0 ? m.system_count_waiting({ count: number(waiting) }) : null,
      failed > 0 ? m.system_count_failed({ count: number(failed) }) : null,
      oldest ? m.system_oldest({ ago: ago(oldest, at) }) : null,
    ].filter((each) => each !== null);
    const some = waiting > 0 || failed > 0;
    return { term: jobNames[kind], details: some ? words.join(', ') : m.system_no_jobs() };
  });

export const backupFacts = ({ backup, at }: System): Fact[] => [
  {
    term: m.system_last_backup(),
    details: backup === null ? m.system_not_known() : agoWords(backup, at),
  },
];

/** The value of a setting; of a secret only whether it is set. */
export const settingWords = ({ value, secret, set }: System['settings'][number]): string => {
  if (secret) return set ? m.system_set() : m.system_not_set();
  return value ?? m.system_no_value();
};
