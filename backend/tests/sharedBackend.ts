import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { appendFile, cp, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import type { Knex } from 'knex';
import { KEY, type Relay, startRelay } from './billing.ts';
import { signIn } from './caller.ts';
import { type Backend, openDatabase, startBackend } from './startBackend.ts';

/** A time zone whose date differs from UTC for at least another hour. */
export const ZONE = new Date().getUTCHours() < 11 ? 'Etc/GMT+12' : 'Etc/GMT-14';
export const DIRECTORY = 'https://directory.example';
export const OTHER_DIRECTORY = 'https://other-directory.example';

/** Token of the metrics of `strict`. */
export const METRICS_TOKEN = 'only for this test';

/** The brand of `strict`, of a file. */
export const fileBrand = {
  names: { portal: 'Tui & Co' },
  look: { accent: '#1e40af' },
  dateFormat: 'day-first',
  supportEmail: 'help@tui.example',
  legalLinks: [{ label: 'Privacy', href: 'https://tui.example/privacy' }],
  currency: 'NZD',
  timeZone: 'Pacific/Auckland',
};

const patient = {
  LOGIN_TRIES_PER_ADDRESS: '100000',
  REGISTRATIONS_PER_ADDRESS: '100000',
  VIEWS_PER_MINUTE: '100000',
  READS_PER_MINUTE: '100000',
  STRIPE_SECRET_KEY: KEY,
};

/** Settings of the servers that test files share. */
const profiles = {
  usual: {
    ...patient,
    STRIPE_TEST_CLOCKS: 'on',
    REFUND_AFTER_SECONDS: '0',
  },
  /** With all that is optional; refunds and emails are delayed, as time for Undo. */
  equipped: {
    ...patient,
    LINK_CHECKS: 'on',
    HIDE_BROKEN_AFTER_DAYS: '2',
    PAGE_DATA_SECONDS: '60',
    PUBLIC_URL: 'https://portal.test',
  },
  /** New accounts confirm their email address; the clock of the marketplace changes twice a year. */
  confirming: { ...patient, CONFIRM_EMAIL: 'on', TIME_ZONE: 'Pacific/Auckland' },
  /** In production behind a proxy, with low limits. */
  strict: {
    NODE_ENV: 'production',
    DEMO: 'on',
    PUBLIC_URL: 'https://portal.test',
    SECRET: 'only for this test, and long enough to be accepted',
    STRIPE_ALLOW_SANDBOX: 'on',
    COOKIE_DOMAIN: 'portal.test',
    CONFIRM_EMAIL: 'off',
    TRUST_PROXY: 'on',
    LOGIN_TRIES: '2',
    REGISTRATIONS_PER_ADDRESS: '5',
    REFRESH_GRACE_SECONDS: '0',
    // Only hides pages; views are still counted.
    ANALYTICS: 'off',
    TIME_ZONE: ZONE,
    DIRECTORY_URL: `${DIRECTORY}/apps`,
    DIRECTORY_ORIGINS: `${OTHER_DIRECTORY}/`,
    VIEWS_PER_MINUTE: '12',
    READS_PER_MINUTE: '2',
    METRICS_TOKEN,
    ADMIN_PANEL: 'on',
  },
};

const repository = resolve(import.meta.dirname, '../..');

/** Pages of a small portal in two languages, and a file with a brand. */
const makePages = (): { portal: string; brandFile: string } => {
  const portal = mkdtempSync(join(process.env.TEST_FIRST_STARTS ?? tmpdir(), 'portal-dist-'));
  for (const [folder, lang] of [
    ['', 'en'],
    ['de', 'de'],
  ] as const) {
    mkdirSync(join(portal, folder, 'auth'), { recursive: true });
    const html = (head: string, body: string) =>
      `<!doctype html><html lang="${lang}" data-theme="system"><head>${head}</head><body>${body}</body></html>`;
    writeFileSync(join(portal, folder, 'index.html'), html('', '<p>Portal</p>'));
    const title = '<title>Sign in · Customer portal</title>';
    writeFileSync(join(portal, folder, 'auth/login.html'), html(title, ''));
  }
  writeFileSync(join(portal, '.brand-variables.json'), '{"--portal-color-accent":"--a1"}');
  const brandFile = join(portal, 'brand.json');
  writeFileSync(brandFile, JSON.stringify(fileBrand));
  return { portal, brandFile };
};
type Profile = keyof typeof profiles;

interface Shared {
  backend: Backend;
  /** The proxy between the server and its card provider. */
  relay: Relay;
  /** Restores the data of the start. */
  reset: () => Promise<void>;
}

/** Servers of this worker, which runs one file after another. */
const servers = new Map<Profile, Promise<Shared>>();

const start = async (profile: Profile): Promise<Shared> => {
  const relay = await startRelay();
  const { portal, brandFile } = makePages();
  const env = {
    ...profiles[profile],
    STRIPE_API_BASE: relay.url,
    PORTAL_DIST: portal,
    ...(profile === 'strict' ? { BRAND_FILE: relative(repository, brandFile) } : {}),
  };
  const place = String(process.env.TEST_FIRST_STARTS);
  const backend = await startBackend({ env });
  await appendFile(join(place, 'servers'), `${backend.pid}\n`);
  relay.open(backend.url);
  if (profile === 'usual') {
    // The plans are read once and have their prices from then on.
    const { get, post, cookie } = await signIn(backend.url, 'vendor');
    await get('/stripe/products');
    await post('/auth/logout', undefined, { cookie });
  }
  return { backend, relay, reset: await backUp(backend) };
};

/** Copies the tables of a SQLite database and returns a function that restores them. */
const copySqlite = async (sql: Knex, copy: string): Promise<() => Promise<void>> => {
  await sql.raw('vacuum into ?', [copy]);
  await sql.raw('attach ? as kept', [copy]);
  await sql.raw('pragma foreign_keys = off');
  const tables: string[] = await sql('sqlite_master')
    .where({ type: 'table' })
    .whereNot('name', 'like', 'sqlite_%')
    // Triggers write them.
    .whereNot('name', 'like', '%s_list%')
    // Versions of the brand continue.
    .whereNot('name', 'brand')
    .pluck('name');
  // They reject every change.
  const guards: { name: string; sql: string }[] = await sql('sqlite_master')
    .where({ type: 'trigger', tbl_name: 'audit_log' })
    .select('name', 'sql');
  return () =>
    sql.transaction(async (all) => {
      for (const { name } of guards) await all.raw('drop trigger if exists ??', [name]);
      // Ids continue, so that the server cannot confuse a new record with a cached one.
      for (const table of tables) {
        await all.raw('delete from main.??', [table]);
        await all.raw('insert into main.?? select * from kept.??', [table, table]);
      }
      for (const guard of guards) await all.raw(guard.sql);
    });
};

/** PostgreSQL's code of a lock that another transaction holds. */
const lockNotAvailable = '55P03';

/**
 * Locks tables before one of them is changed, so that a transaction of the server cannot hold a row of a later one and wait
 * for an earlier one. It waits for none while it holds another, which would be a deadlock too.
 */
const lockAll = async (all: Knex.Transaction, tables: readonly string[]): Promise<void> => {
  const names = tables.map(() => 'public.??').join();
  const lock = `lock table ${names} in exclusive mode nowait`;
  const isLocked = () =>
    all
      .transaction((inner) => inner.raw(lock, tables))
      .then(
        () => true,
        (error) => {
          if (error.code !== lockNotAvailable) throw error;
          return false;
        },
      );
  while (!(await isLocked())) await after(10);
};

/** The same on PostgreSQL. */
const copyPostgres = async (sql: Knex): Promise<() => Promise<void>> => {
  const tables: string[] = await sql('pg_tables')
    .where({ schemaname: 'public' })
    .whereNot('tablename', 'brand')
    .pluck('tablename');
  await sql.raw('create schema kept');
  for (const table of tables)
    await sql.raw('create table kept.?? as table public.??', [table, table]);
  return () =>
    sql.transaction(async (all) => {
      await lockAll(all, tables);
      // Without triggers and foreign keys.
      await all.raw('set local session_replication_role = replica');
      for (const table of tables) {
        await all.raw('delete from public.??', [table]);
        await all.raw('insert into public.?? select * from kept.??', [table, table]);
      }
    });
};

/** Saves the data of a server and returns a function that restores them. */
const backUp = async (backend: Backend): Promise<() => Promise<void>> => {
  const { dataDir, databaseUrl } = backend;
  const [copy = '', pictures = '', outbox = ''] = ['copy.db', 'public', 'outbox'].map((name) =>
    join(dataDir, name),
  );
  const sql = openDatabase(backend);
  const restore = await (databaseUrl ? copyPostgres(sql) : copySqlite(sql, copy));
  await cp(pictures, `${pictures}.kept`, { recursive: true });
  return async () => {
    await restore();
    await rm(outbox, { recursive: true });
    await mkdir(outbox);
    await cp(`${pictures}.kept`, pictures, { recursive: true });
  };
};

/**
 * A server with its relay for all tests of a file, with the data of its start. The first file of a worker that needs it
 * starts it; it ends with the run.
 */
export const shareBackend = async (profile: Profile = 'usual') => {
  const running = servers.get(profile);
  const shared = running ?? start(profile);
  servers.set(profile, shared);
  const { backend, relay, reset } = await shared;
  if (running) await reset();
  relay.reset();
  relay.open(backend.url);
  return { backend, relay };
};

/** The same without the relay. */
export const sharedBackend = async (profile?: Profile): Promise<Backend> =>
  (await shareBackend(profile)).backend;
