import type { System } from '@portal/data/internal/schemas/system';
import { isJobKind } from '@portal/domain';
import { type Call, fieldsStruct, invalid, ok, type Reply, read } from './http.ts';

const GB = 1e9;
const before = (at: string, minutes: number) =>
  new Date(Date.parse(at) - minutes * 60_000).toISOString();

/** An installation in production without problems. */
const healthy = (at: string): System => ({
  at,
  production: true,
  product: { version: '0.1.0', node: '24.21.0', uptime: 12 * 24 * 3600 + 5 * 3600 },
  database: { kind: 'postgres', version: '17.2', bytes: 0.86 * GB, pending: false },
  mail: {
    transport: 'smtp',
    from: 'Customer portal <no-reply@portal.test>',
    sent: before(at, 4),
  },
  storage: {
    folder: '/srv/portal',
    files: 12_408,
    bytes: 3.1 * GB,
    free: 182 * GB,
    writable: true,
    bucket: null,
  },
  payments: { mode: 'live', webhook: before(at, 17) },
  jobs: [
    { kind: 'emails', waiting: 2, failed: 0, oldest: before(at, 1), problem: null },
    { kind: 'refunds', waiting: 0, failed: 0, oldest: null, problem: null },
    { kind: 'events', waiting: 0, failed: 0, oldest: null, problem: null },
    { kind: 'webhooks', waiting: 0, failed: 0, oldest: null, problem: null },
  ],
  backup: before(at, 9 * 60),
  settings: [
    { name: 'NODE_ENV', value: 'production', secret: false, set: true },
    { name: 'PORT', value: '4400', secret: false, set: false },
    { name: 'PUBLIC_URL', value: 'https://portal.test', secret: false, set: true },
    { name: 'DATA_DIR', value: '/srv/portal', secret: false, set: true },
    { name: 'DATABASE_CLIENT', value: 'postgres', secret: false, set: true },
    { name: 'CORS_ORIGINS', value: null, secret: false, set: false },
    { name: 'REGISTRATIONS_PER_ADDRESS', value: '30', secret: false, set: false },
    { name: 'SECRET', value: null, secret: true, set: true },
    { name: 'SMTP_URL', value: null, secret: true, set: true },
    { name: 'STRIPE_API_BASE', value: null, secret: true, set: false },
  ],
});

export const systemReport = ({ db, at }: Call): Reply => ok({ ...healthy(at), ...db.system });

export const sendTestEmail = ({ db, user }: Call): Reply =>
  ok({ to: user.email, problem: db.mailProblem ?? null });

/** Failed jobs wait from now on. */
export function retryJobs({ db, at, body }: Call): Reply {
  const { kind } = read(body, fieldsStruct);
  if (!isJobKind(kind)) {
    const message = 'Kind of job is not valid';
    throw invalid(message, [{ path: ['kind'], message }]);
  }
  const { jobs } = { ...healthy(at), ...db.system };
  const retried = jobs.find((job) => job.kind === kind)?.failed ?? 0;
  db.system = {
    ...db.system,
    jobs: jobs.map((job) =>
      job.kind === kind
        ? { ...job, waiting: job.waiting + job.failed, failed: 0, problem: null }
        : job,
    ),
  };
  return ok({ retried });
}
