import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import type { Knex } from 'knex';
import knex from 'knex';

/** What a start leaves behind. */
interface BackendData {
  folder: string;
  /** Where its database is, when that is no file in the folder. */
  databaseUrl: string | undefined;
}

/** Settings that change what a first start writes; with a key of Stripe's own there is no sandbox. */
const shaping = ['CURRENCY', 'STRIPE_PUBLISHABLE_KEY'];

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Whether it is the caller's turn to make it; where that failed, it is another's turn. */
const takeTurn = async (turn: string): Promise<boolean> => {
  try {
    await mkdir(turn);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
};

/**
 * What a first start with these settings leaves. Its tables and its demo are most of the time that it
 * takes, so that one is made in a run, by the file of tests that wants it first, and copied for all others.
 * Undefined for settings that need a first start of their own.
 */
const firstStart = async (
  env: Record<string, string>,
  make: (folder: string, env: Record<string, string>) => Promise<BackendData>,
): Promise<BackendData | undefined> => {
  const place = process.env.TEST_FIRST_STARTS;
  if (!place || shaping.some((name) => name in env)) return undefined;
  const { DEMO = env.NODE_ENV === 'production' ? 'off' : 'on' } = env;
  const made = join(place, `demo-${DEMO}.json`);
  const turn = join(place, `demo-${DEMO}.turn`);
  for (;;) {
    const known = await readFile(made, 'utf8').catch(() => undefined);
    if (known) return JSON.parse(known);
    if (!(await takeTurn(turn))) {
      await after(50);
      continue;
    }
    const folder = join(place, `demo-${DEMO}`);
    try {
      const data = await make(folder, { DEMO });
      await writeFile(`${made}.new`, JSON.stringify(data));
      await rename(`${made}.new`, made);
      return data;
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      await rmdir(turn);
      throw error;
    }
  }
};

export interface Backend {
  url: string;
  dataDir: string;
  /** Where its database is, when that is no file in the data folder. */
  databaseUrl: string | undefined;
  pid: number | undefined;
  /** What it has written so far. */
  said(): string;
  /** As by Ctrl-C; takes the data along. */
  stop(): Promise<void>;
  /** As by a power cut of the process; the data stays. */
  kill(): Promise<void>;
}

interface Options {
  /** Settings of the server. */
  env?: Record<string, string>;
  /** Data of an earlier start. Default: a folder of its own with the demo in it. */
  dataDir?: string;
  /** A database on PostgreSQL. Default: the data folder's own. */
  databaseUrl?: string;
  /** A program to run it with, such as one that takes rights away. */
  under?: string[];
}

const root = resolve(import.meta.dirname, '..');

/** Keys of Stripe in the environment are for the journeys. */
const appServices = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('STRIPE_')),
);

/** A first start is with it as well, so that the demo's people have such passwords. */
const CHEAP = `--import=${new URL('passwords.ts', import.meta.url)}`;

const cluster = process.env.TEST_DATABASE_URL;
/** Databases of the data folders of this file, so that a second start finds the first one's. */
const databases = new Map<string, string>();

/** A new database on the server of TEST_DATABASE_URL: without tables, unless it is copied from one that has them. */
export const createDatabase = async (template = 'template1'): Promise<string> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const sql = knex({ client: 'pg', connection: String(cluster) });
  await sql.raw(`create database ${name} template ${template}`);
  await sql.destroy();
  return new URL(`/${name}`, cluster).href;
};

/** The database of a data folder: with TEST_DATABASE_URL one there, in place of a file. */
const databaseFor = async (folder: string, template?: string): Promise<string | undefined> => {
  if (!cluster) return undefined;
  const known = databases.get(folder);
  if (known) return known;
  const url = await createDatabase(template);
  databases.set(folder, url);
  return url;
};

/** Starts a server on data that is there, and gives what tests have of it beside a way to end it. */
const serve = async (
  { folder: dataDir, databaseUrl }: BackendData,
  { env = {}, under = [] }: Pick<Options, 'env' | 'under'>,
) => {
  const database = databaseUrl ? { DATABASE_CLIENT: 'postgres', DATABASE_URL: databaseUrl } : {};
  const [program = process.execPath, ...rest] = [...under, process.execPath, 'src/server.ts'];
  const server = spawn(program, rest, {
    cwd: root,
    env: {
      ...appServices,
      NODE_ENV: 'test',
      PORT: '0',
      DATA_DIR: dataDir,
      NODE_OPTIONS: CHEAP,
      ...database,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Only then has all been heard that it said; its end alone does not promise that.
  const closed = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    server.kill(signal);
    await closed;
  };
  let said = '';
  const url = await new Promise<string>((started, failed) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const ready = /^(?:{.*"message":")?ready ([^\s"]+)(?:"})?$/m.exec(said)?.[1];
      if (ready) started(ready);
    };
    server.stdout.on('data', listen);
    server.stderr.on('data', listen);
    server.once('close', () => failed(new Error(`The backend did not start:\n${said}`)));
  });
  return { url, dataDir, databaseUrl, pid: server.pid, said: () => said, end };
};

const makeFirst = async (folder: string, env: Record<string, string>): Promise<BackendData> => {
  // Not one of a former try, which failed.
  const data = { folder, databaseUrl: cluster ? await createDatabase() : undefined };
  const { end } = await serve(data, { env });
  await end('SIGTERM');
  return data;
};

const newFolder = (): Promise<string> =>
  mkdtemp(join(process.env.TEST_FIRST_STARTS ?? tmpdir(), 'portal-backend-'));

/** The data that a server is to begin with: what is given of it, else what a first start leaves. */
const dataFor = async ({ env = {}, dataDir, databaseUrl }: Options): Promise<BackendData> => {
  const folder = dataDir ?? (await newFolder());
  if (databaseUrl) return { folder, databaseUrl };
  const first = dataDir ? undefined : await firstStart(env, makeFirst);
  if (first) await cp(first.folder, folder, { recursive: true });
  const template = first?.databaseUrl && new URL(first.databaseUrl).pathname.slice(1);
  return { folder, databaseUrl: await databaseFor(folder, template) };
};

/** A server of its own, in a process of its own, on a free port. */
export const startBackend = async (options: Options = {}): Promise<Backend> => {
  const data = await dataFor(options);
  const { end, ...server } = await serve(data, options);
  return {
    ...server,
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM');
      await rm(data.folder, { recursive: true, force: true });
    },
  };
};

/** For tests of hundreds of calls or several starts of a server: they take seconds, and minutes where many share a machine. */
export const LONG = { timeout: 180_000 };

/** Access to the tables without the server, closed at the end of its scope. For what no call can do, such as ending a plan. */
export const openDatabase = ({
  dataDir,
  databaseUrl,
}: Pick<Backend, 'dataDir' | 'databaseUrl'>) => {
  const sql = databaseUrl
    ? knex({ client: 'pg', connection: databaseUrl })
    : knex({
        client: 'better-sqlite3',
        connection: { filename: join(dataDir, 'portal.db') },
        useNullAsDefault: true,
      });
  return Object.assign(sql, { [Symbol.asyncDispose]: () => sql.destroy() });
};

export const inDatabase = async <T>(
  backend: Pick<Backend, 'dataDir' | 'databaseUrl'>,
  work: (sql: Knex) => PromiseLike<T>,
): Promise<T> => {
  await using sql = openDatabase(backend);
  return await work(sql);
};
