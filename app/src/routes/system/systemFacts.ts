import { pageLocale, type System } from '@portal/data/schemas';
import type { JobKind } from '@portal/domain';
import type { Fact, FactGroupsProps, FactsCardProps } from '@portal/ui/patterns/FactsCard';
import { m } from '../../i18n/messages.js';
import { ago, agoWords, healthOf, jobsOf, type Part, sizeWords } from './systemHealth.ts';

/* The facts of each card as terms and details. */

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

const productFacts = (system: System): Fact[] => [
  [m.system_version(), system.product.version],
  [m.system_node(), system.product.node],
  [m.system_mode(), system.production ? m.system_production() : m.system_development()],
  [m.system_started(), uptimeWords(system)],
];

const factsOf: Record<Part, (system: System) => Fact[]> = {
  database: ({ database }) => [
    [m.system_database(), `${databases[database.kind]} ${database.version}`],
    [m.system_size(), sizeWords(database.bytes)],
    [
      m.system_migrations(),
      database.pending ? m.system_migrations_pending() : m.system_no_migrations_pending(),
    ],
  ],
  storage: ({ storage: { bucket, folder, files, bytes, free } }) => [
    [m.system_bucket(), bucket?.name ?? null],
    [m.system_folder(), folder],
    [m.system_pictures(), `${number(files)} (${sizeWords(bytes)})`],
    [m.system_free_space(), free === null ? m.system_unknown() : sizeWords(free)],
  ],
  backup: ({ backup, at }) => [
    [m.system_last_backup(), backup === null ? m.system_not_known() : agoWords(backup, at)],
  ],
  mail: (system) => {
    const { transport, from, sent } = system.mail;
    const { waiting = 0, failed = 0, problem = null } = jobsOf(system, 'emails') ?? {};
    return [
      [m.system_sent_through(), transports[transport]],
      [m.system_from(), from],
      [m.system_last_sent(), agoWords(sent, system.at)],
      [m.system_waiting(), number(waiting)],
      [m.system_failed(), number(failed) + (problem ? ` (${problem})` : '')],
    ];
  },
  payments: ({ payments, at }) => [
    [m.system_mode(), modes[payments.mode]],
    [m.system_last_webhook(), agoWords(payments.webhook, at)],
  ],
  jobs: ({ jobs, at }) =>
    jobs.map(({ kind, waiting, failed, oldest }) => {
      const words = [
        waiting > 0 && m.system_count_waiting({ count: number(waiting) }),
        failed > 0 && m.system_count_failed({ count: number(failed) }),
        oldest && m.system_oldest({ ago: ago(oldest, at) }),
      ];
      const some = waiting > 0 || failed > 0;
      return [jobNames[kind], some ? words.filter(Boolean).join(', ') : m.system_no_jobs()];
    }),
};

/** What is stored and where, and beside it what leaves the server, with the buttons and results of its parts. */
export function systemGroups(
  system: System,
  more: Partial<Record<Part, Pick<FactsCardProps, 'foot' | 'children'>>>,
): FactGroupsProps['groups'] {
  const health = healthOf(system);
  const card = (part: Part, title: string): FactsCardProps => ({
    title,
    health: health[part],
    facts: factsOf[part](system),
    ...more[part],
  });
  return [
    {
      title: m.system_server_and_data(),
      cards: [
        { title: m.system_product(), facts: productFacts(system) },
        card('database', m.system_database()),
        card('storage', m.system_storage()),
        card('backup', m.system_backup()),
      ],
    },
    {
      title: m.system_connections(),
      cards: [
        card('mail', m.system_email()),
        card('payments', m.system_payments()),
        card('jobs', m.system_jobs()),
      ],
    },
  ];
}

/** The value of a setting; of a secret only whether it is set. */
export const settingWords = ({ value, secret, set }: System['settings'][number]): string => {
  if (secret) return set ? m.system_set() : m.system_not_set();
  return value ?? m.system_no_value();
};
