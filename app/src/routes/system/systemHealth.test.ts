import type { System } from '@portal/data/schemas';
import { afterEach, expect, test, vi } from 'vitest';
import { systemGroups } from './systemFacts.ts';
import { agoWords, healthOf, healthWords, sizeWords } from './systemHealth.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const at = '2026-11-20T09:00:00.000Z';
const before = (hours: number) => new Date(Date.parse(at) - hours * 3600_000).toISOString();

const job = (
  kind: System['jobs'][number]['kind'],
  change: Partial<System['jobs'][number]> = {},
) => ({ kind, waiting: 0, failed: 0, oldest: null, problem: null, ...change });

const healthy: System = {
  at,
  production: true,
  product: { version: '1', node: '24', uptime: 60 },
  database: { kind: 'sqlite', version: '3', bytes: 1, pending: false },
  mail: { transport: 'smtp', from: 'a@b.test', sent: before(1) },
  storage: { folder: '/data', files: 1, bytes: 1, free: 5e9, writable: true, bucket: null },
  payments: { mode: 'live', webhook: before(1) },
  jobs: [job('emails'), job('refunds'), job('events')],
  backup: before(24),
  settings: [],
};

const { mail, storage, payments, database } = healthy;
const lost = { name: 'portal-pictures', reachable: false };
const failedEmail = (oldest: string) => [job('emails', { failed: 1, oldest })];

test.each<[what: string, Partial<System>, Record<string, string | null>]>([
  ['nothing', {}, {}],
  ['pending migrations', { database: { ...database, pending: true } }, { database: 'attention' }],
  ['no mail server', { mail: { ...mail, transport: 'outbox' } }, { mail: 'failed' }],
  [
    'nothing accepted since an email failed',
    { jobs: failedEmail(before(0.5)) },
    { mail: 'failed', jobs: 'attention' },
  ],
  [
    'one rejected email among others',
    { jobs: failedEmail(before(2)) },
    { mail: 'attention', jobs: 'attention' },
  ],
  ['a read-only folder', { storage: { ...storage, writable: false } }, { storage: 'failed' }],
  ['a lost bucket', { storage: { ...storage, bucket: lost } }, { storage: 'failed' }],
  ['a full disk', { storage: { ...storage, free: 1e6 } }, { storage: 'failed' }],
  ['little free space', { storage: { ...storage, free: 5e8 } }, { storage: 'attention' }],
  ['unknown free space', { storage: { ...storage, free: null } }, {}],
  ['test payments', { payments: { ...payments, mode: 'test' } }, { payments: 'attention' }],
  ['no webhook', { payments: { ...payments, webhook: null } }, { payments: 'attention' }],
  ['a failed refund', { jobs: [job('refunds', { failed: 1 })] }, { jobs: 'attention' }],
  [
    'a job that waits for two hours',
    { jobs: [job('events', { waiting: 1, oldest: before(2) })] },
    { jobs: 'attention' },
  ],
  ['no backup', { backup: null }, { backup: 'attention' }],
  ['an old backup', { backup: before(8 * 24) }, { backup: 'attention' }],
  [
    'development without mail server, Stripe and backup',
    {
      production: false,
      mail: { ...mail, transport: 'outbox' },
      payments: { mode: 'sandbox', webhook: null },
      backup: null,
    },
    { backup: null },
  ],
])('status with %s', (_, change, expected) => {
  const parts = Object.entries(healthOf({ ...healthy, ...change }));
  const bad = parts.filter(([, { status }]) => status !== 'ok');
  expect(Object.fromEntries(bad.map(([part, { status }]) => [part, status]))).toEqual(expected);
  for (const [, { status, advice }] of parts)
    expect(advice === null).toBe(status === 'ok' || status === null);
});

test('the summary counts the parts that need attention', () => {
  expect(healthWords(healthOf(healthy))).toBe('Everything works.');
  expect(healthWords(healthOf({ ...healthy, backup: null }))).toBe('1 part needs attention.');
});

test('sizes and times are in words', () => {
  expect([0, 950, 1500, 86_000_000, 3.14e9].map(sizeWords)).toEqual([
    '0 bytes',
    '950 bytes',
    '1.5 kB',
    '86 MB',
    '3.1 GB',
  ]);
  expect([null, at, before(0.5), before(3)].map((each) => agoWords(each, at))).toEqual([
    'Never',
    'Less than a minute ago',
    '30 minutes ago',
    '3 hours ago',
  ]);
});

test('sizes have the form of the language of the page', () => {
  vi.stubGlobal('document', { documentElement: { lang: 'de' } });
  expect([1500, 86_000_000].map(sizeWords)).toEqual(['1,5 kB', '86 MB']);
});

test('a card has the facts of its part, and what is added to it', () => {
  const cardOf = (change: Partial<System>, title: string) =>
    systemGroups({ ...healthy, ...change }, { backup: { children: 'More.' } })
      .flatMap(({ cards }) => cards)
      .find((card) => card.title === title);
  expect(cardOf({ backup: null }, 'Backup')).toEqual({
    title: 'Backup',
    health: { status: 'attention', advice: expect.stringMatching(/^Run npm run backup/) },
    facts: [['Last backup', 'Not known']],
    children: 'More.',
  });
  expect(cardOf({ storage: { ...storage, bucket: lost } }, 'Storage')?.facts).toContainEqual([
    'Bucket',
    'portal-pictures',
  ]);
  const waiting = [job('emails', { waiting: 1200, failed: 1, oldest: before(3) }), job('refunds')];
  expect(cardOf({ jobs: waiting }, 'Background jobs')?.facts).toEqual([
    ['Emails', '1,200 waiting, 1 failed, oldest 3 hours ago'],
    ['Refunds', 'None'],
  ]);
});
