import type { System } from '@portal/data/schemas';
import type { JobKind } from '@portal/domain';
import { agoWords, jobsOf, sizeWords } from './systemHealth.ts';

/* The facts of each card as terms and details. */

interface Fact {
  term: string;
  details: string;
}

const number = (value: number): string => value.toLocaleString('en');

const transports = { smtp: 'Mail server', outbox: 'Files in DATA_DIR/outbox' } as const;
const modes = {
  sandbox: 'Sandbox, no real money',
  test: 'Stripe, test mode',
  live: 'Stripe, live',
};
const databases = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;

/** The names of background jobs. */
export const jobNames: Record<JobKind, string> = {
  emails: 'Emails',
  refunds: 'Refunds',
  events: 'Follow-ups of decisions',
  webhooks: 'Webhooks',
};

const uptimeWords = ({ product, at }: System): string =>
  agoWords(new Date(Date.parse(at) - product.uptime * 1000).toISOString(), at);

export const productFacts = (system: System): Fact[] => [
  { term: 'Version', details: system.product.version },
  { term: 'Node', details: system.product.node },
  { term: 'Mode', details: system.production ? 'Production' : 'Development' },
  { term: 'Started', details: uptimeWords(system) },
];

export const databaseFacts = ({ database }: System): Fact[] => [
  { term: 'Database', details: `${databases[database.kind]} ${database.version}` },
  { term: 'Size', details: sizeWords(database.bytes) },
  { term: 'Migrations', details: database.pending ? 'Pending' : 'None pending' },
];

export function mailFacts(system: System): Fact[] {
  const { mail, at } = system;
  const emails = jobsOf(system, 'emails');
  return [
    { term: 'Sent through', details: transports[mail.transport] },
    { term: 'From', details: mail.from },
    { term: 'Last sent', details: agoWords(mail.sent, at) },
    { term: 'Waiting', details: number(emails?.waiting ?? 0) },
    {
      term: 'Failed',
      details: number(emails?.failed ?? 0) + (emails?.problem ? ` (${emails.problem})` : ''),
    },
  ];
}

export const storageFacts = ({ storage }: System): Fact[] => [
  ...(storage.bucket ? [{ term: 'Bucket', details: storage.bucket.name }] : []),
  { term: 'Folder', details: storage.folder },
  { term: 'Pictures', details: `${number(storage.files)}, ${sizeWords(storage.bytes)}` },
  { term: 'Free disk space', details: storage.free === null ? 'Unknown' : sizeWords(storage.free) },
];

export const paymentsFacts = ({ payments, at }: System): Fact[] => [
  { term: 'Mode', details: modes[payments.mode] },
  { term: 'Last webhook', details: agoWords(payments.webhook, at) },
];

export const jobsFacts = ({ jobs, at }: System): Fact[] =>
  jobs.map(({ kind, waiting, failed, oldest }) => {
    const counts = [
      waiting > 0 ? `${number(waiting)} waiting` : null,
      failed > 0 ? `${number(failed)} failed` : null,
    ].filter((each) => each !== null);
    const since = oldest ? `, oldest ${agoWords(oldest, at).toLowerCase()}` : '';
    return {
      term: jobNames[kind],
      details: counts.length > 0 ? counts.join(', ') + since : 'None',
    };
  });

export const backupFacts = ({ backup, at }: System): Fact[] => [
  { term: 'Last backup', details: backup === null ? 'Not known' : agoWords(backup, at) },
];

/** The value of a setting; of a secret only whether it is set. */
export const settingWords = ({ value, secret, set }: System['settings'][number]): string => {
  if (secret) return set ? 'Set' : 'Not set';
  return value ?? 'None';
};
