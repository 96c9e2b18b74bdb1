import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import type { Knex } from 'knex';
import knex from 'knex';
import { prepareSqlite, type SqliteConnection } from '../src/base/database.ts';

/** The data of a started server. */
interface BackendData {
  folder: string;
  /** URL of the database, unless it is a file in the folder. */
  databaseUrl: string | undefined;
}

/** Settings that change the data of a first start. With Stripe's own keys there is no sandbox. */
const shaping = ['CURRENCY', 'STRIPE_PUBLISHABLE_KEY', 'S3_BUCKET'];

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Returns true for one caller. After its failure the next one gets the turn. */
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
 * The data of a first start with the demo. Creating tables and demo takes most of the time of a start, so the first file that
 * needs them creates them, and the others copy them. Undefined for settings that need their own first start.
 */
const firstStart = async (env: Record<string, string>): Promise<BackendData | undefined> => {
  const place = process.env.TEST_FIRST_STARTS;
  if (!place || shaping.some((name) => name in env)) return undefined;
  const { DEMO = env.NODE_ENV === 'production' ? 'off' : 'on' } = env;
  if (DEMO === 'off') return undefined;
  const made = join(place, 'demo.json');
  const turn = join(place, 'demo.turn');
  for (;;) {
    const known = await readFile(made, 'utf8').catch(() => undefined);
    if (known) return JSON.parse(known);
    if (!(await takeTurn(turn))) {
      await after(50);
      continue;
    }
    const folder = join(place, 'demo');
    try {
      const data = await makeFirst(folder);
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
  /** URL of the database, unless it is a file in the data folder. */
  databaseUrl: string | undefined;
  pid: number | undefined;
  /** The output so far. */
  said(): string;
  /** Stops the server as Ctrl-C does, and deletes its data. */
  stop(): Promise<void>;
  /** Stops the server; the data stays. */
  end(): Promise<void>;
  /** Kills the process; the data stays. */
  kill(): Promise<void>;
  /** Resolves once the process has ended. */
  ended: Promise<void>;
}

interface Options {
  /** Settings of the server. */
  env?: Record<string, string>;
  /** Data of an earlier start. Default: a new folder with the demo. */
  dataDir?: string;
  /** A PostgreSQL database. Default: that of the data folder. */
  databaseUrl?: string;
  /** A program that runs the server, such as one that drops capabilities. */
  under?: string[];
}

const root = resolve(import.meta.dirname, '..');

/** Stripe keys in the environment are for the end-to-end tests. */
const appServices = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('STRIPE_')),
);

/** Used for first starts too, so that demo users have cheap hashes; the memory is that of `npm start` in backend. */
const CHEAP = `--max-semi-space-size=16 --import=${new URL('passwords.ts', import.meta.url)}`;

/** Settings of a server that does work of insideServer.ts on SIGUSR2. */
export const insideServer = (work: string): Record<string, string> => ({
  NODE_OPTIONS: `${CHEAP} --import=${new URL('insideServer.ts', import.meta.url)}`,
  INSIDE: work,
});

/** Has a server do its work of insideServer.ts once, and returns the result. */
export const workInside = async ({
  pid,
  said,
  ended,
}: Pick<Backend, 'pid' | 'said' | 'ended'>): Promise<string> => {
  const gone = ended.then(() => {
    throw new Error(`The server ended before it had a result:\n${said()}`);
  });
  // It may end later, as it should.
  gone.catch(() => undefined);
  const resultsOf = () => said().match(/(?<=^results: ).*/gm) ?? [];
  const before = resultsOf().length;
  process.kill(Number(pid), 'SIGUSR2');
  while (resultsOf().length === before) await Promise.race([after(20), gone]);
  return String(resultsOf().at(-1));
};

/** Settings of a program of the backend: compiled code is a fifth of the work of a start; it stays for the next run. */
export const COMPILED = { NODE_COMPILE_CACHE: join(tmpdir(), 'portal-compiled') };

const cluster = process.env.TEST_DATABASE_URL;
/** Databases by data folder, so that a second start uses the same one. */
const databases = new Map<string, string>();

/** Creates a database on the server of TEST_DATABASE_URL, empty or as a copy of another one. */
export const createDatabase = async (template = 'template1', options = ''): Promise<string> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const sql = knex({ client: 'pg', connection: String(cluster) });
  await sql.raw(`create database ${name} template ${template} ${options}`);
  await sql.destroy();
  return new URL(`/${name}`, cluster).href;
};

/** The database of a data folder if TEST_DATABASE_URL is set. */
const databaseFor = async (folder: string, template?: string): Promise<string | undefined> => {
  if (!cluster) return undefined;
  const known = databases.get(folder);
  if (known) return known;
  const url = await createDatabase(template);
  databases.set(folder, url);
  return url;
};

/** Starts a server on existing data. */
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
      ...COMPILED,
      LINK_CHECKS: 'off',
      ...database,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // `exit` may come before the last output.
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
  return { url, dataDir, databaseUrl, pid: server.pid, said: () => said, end, ended: closed };
};

const makeFirst = async (folder: string): Promise<BackendData> => {
  // A new database, because a failed attempt may have left tables.
  const data = { folder, databaseUrl: cluster ? await createDatabase() : undefined };
  const { end } = await serve(data, {});
  await end('SIGTERM');
  return data;
};

const newFolder = (): Promise<string> =>
  mkdtemp(join(process.env.TEST_FIRST_STARTS ?? tmpdir(), 'portal-backend-'));

/** The data of a new server: that of the options, or a copy of a first start. */
const dataFor = async ({ env = {}, dataDir, databaseUrl }: Options): Promise<BackendData> => {
  const folder = dataDir ?? (await newFolder());
  if (databaseUrl) return { folder, databaseUrl };
  const first = dataDir ? undefined : await firstStart(env);
  if (first) await cp(first.folder, folder, { recursive: true });
  const template = first?.databaseUrl && new URL(first.databaseUrl).pathname.slice(1);
  return { folder, databaseUrl: await databaseFor(folder, template) };
};

/** The data of a stopped server with the demo, for tests that change it before a start. */
export const newData = async (): Promise<Pick<Backend, 'dataDir' | 'databaseUrl'>> => {
  const { folder, databaseUrl } = await dataFor({});
  return { dataDir: folder, databaseUrl };
};

/** Starts a server in its own process on a free port. */
export const startBackend = async (options: Options = {}): Promise<Backend> => {
  const data = await dataFor(options);
  const { end, ...server } = await serve(data, options);
  return {
    ...server,
    end: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM');
      await rm(data.folder, { recursive: true, force: true });
    },
  };
};

/** For tests with hundreds of calls or several starts, which take seconds, or minutes on a busy machine. */
export const LONG = { timeout: 180_000 };

/** For tests that kill and start a server several times. */
export const VERY_LONG = { timeout: 900_000 };

/** Whether everything is tried of which `npm test` tries a part: with `--all`, and where Vitest runs a file alone. */
export const areAll = process.env.TEST_SAMPLE !== 'on';

/** Whether every combination is tried (`npm run sweep`) of which `npm test -- --all` tries a part. */
export const isSweep = process.env.SWEEP === 'on';

/** A third of the items in turn, such as of the calls for each of many inputs, so that each call gets a third of these; all in a sweep. */
export const turnOf = <T>(items: readonly T[], turn: number): T[] =>
  isSweep ? [...items] : items.filter((_item, index) => index % 3 === turn % 3);

/** For tests of what databases do differently, such as queries, orders and locks: they run on PostgreSQL too. */
export const DATABASE = { tags: ['database'] };

/** Opens the database for changes that no call can make, such as ending a plan. Closed at the end of its scope. */
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
        pool: {
          afterCreate(connection: SqliteConnection, done: (error: unknown, made: object) => void) {
            // The server may hold the lock for longer than the default of 5 seconds.
            connection.pragma('busy_timeout = 60000');
            prepareSqlite(connection, done);
          },
        },
      });
  return Object.assign(sql, { [Symbol.asyncDispose]: () => sql.destroy() });
};

/** Connections to PostgreSQL by URL: each is a process there, so they stay open for the next work, for 5 seconds. */
const pools = new Map<string, Knex>();

const poolOf = (url: string): Knex => {
  const pool =
    pools.get(url) ??
    knex({ client: 'pg', connection: url, pool: { min: 0, idleTimeoutMillis: 5000 } });
  pools.set(url, pool);
  return pool;
};

/** Works in the database of a server. Sets nothing for its session: the next work may get the same connection. */
export const inDatabase = async <T>(
  backend: Pick<Backend, 'dataDir' | 'databaseUrl'>,
  work: (sql: Knex) => PromiseLike<T>,
): Promise<T> => {
  if (backend.databaseUrl) return work(poolOf(backend.databaseUrl));
  await using sql = openDatabase(backend);
  return await work(sql);
};

/** Waits until the server has numbered the changes of the directory; only then are they events of webhooks. */
export const changesNumbered = async (backend: Pick<Backend, 'dataDir' | 'databaseUrl'>) => {
  await using sql = openDatabase(backend);
  while (await sql('pending_changes').first('id')) await after(50);
};
