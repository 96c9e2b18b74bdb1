import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Knex } from 'knex';
import { serverFlags } from '../../tools/lib/backend.mjs';
import { openDatabase } from '../bin/openDatabase.ts';
import { type ApiResponse, type Caller, call, callerOf, signIn, signUp } from '../tests/caller.ts';
import { fillListings } from './listings.ts';
import type { Reading } from './probe.ts';

/** A PostgreSQL database, and the process of its server. */
export interface Postgres {
  url: string;
  pid: number;
}

export interface MeasuredServer {
  url: string;
  /** Milliseconds until it answered. */
  started: number;
  pid: number | undefined;
  read(): Promise<Reading & { database: number }>;
  stop(): Promise<void>;
}

const folder = resolve(import.meta.dirname, '..');

/** Without the limits per address, and with access tokens that outlive the longest run. */
const env = {
  LOG_LEVEL: 'error',
  LOGIN_TRIES: '1000000',
  LOGIN_TRIES_PER_ADDRESS: '1000000',
  REGISTRATIONS_PER_ADDRESS: '1000',
  READS_PER_MINUTE: '100000000',
  ACCESS_TOKEN_SECONDS: '86400',
};

/** Kernel ticks of a process and of its ended children. */
export const ticksOf = (pid: string): number => {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const times = fields.split(' ').slice(11, 15);
  return times.reduce((sum, each) => sum + Number(each), 0);
};

/** Milliseconds of CPU of a process and its children, such as a PostgreSQL server; a tick is 10. */
export const cpuOf = (pid: number): number => {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return [String(pid), ...children].reduce((sum, each) => sum + ticksOf(each), 0) * 10;
};

interface Script {
  file: string;
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** A folder for a CPU profile. */
  profiles?: string | undefined;
  postgres?: Postgres | undefined;
}

/** Starts a server that prints `ready` with its address, and can be measured. */
export const startScript = async ({
  file,
  cwd,
  env,
  profiles,
  postgres,
}: Script): Promise<MeasuredServer> => {
  const begun = performance.now();
  const profile = profiles ? ['--cpu-prof', `--cpu-prof-dir=${resolve(profiles)}`] : [];
  const server = fork(join(folder, file), {
    cwd,
    execArgv: [...serverFlags, ...profile, '--import', join(import.meta.dirname, 'probe.ts')],
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let said = '';
  const url = await new Promise<string>((started, failed) => {
    server.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const ready = /^(?:{.*"message":")?ready ([^\s"]+)(?:"})?$/m.exec(said)?.[1];
      if (ready) started(ready);
    });
    server.once('exit', () => failed(new Error(`The backend did not start:\n${said}`)));
  });
  return {
    url,
    pid: server.pid,
    started: performance.now() - begun,
    async read() {
      server.send('read');
      const [response]: Reading[] = await once(server, 'message');
      if (!response) throw new Error('The server sent no readings.');
      return { ...response, database: postgres ? cpuOf(postgres.pid) : 0 };
    },
    async stop() {
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
};

/** Starts the backend as `npm start` does, on a free port. With `profiles`, a folder, it writes a CPU profile there. */
const startServer = (
  dataDir: string,
  profiles?: string,
  postgres?: Postgres,
): Promise<MeasuredServer> =>
  startScript({
    file: 'src/server.ts',
    cwd: folder,
    env: {
      ...env,
      ...(postgres ? { DATABASE_CLIENT: 'postgres', DATABASE_URL: postgres.url } : {}),
      PORT: '0',
      DATA_DIR: dataDir,
    },
    profiles,
    postgres,
  });

export interface Bench {
  server: MeasuredServer;
  /** All instances, of which `server` is the first. */
  servers: MeasuredServer[];
  dataDir: string;
  admin: Caller;
  /** Each user has Premium and listings. */
  vendors: Caller[];
  signInAs(index: number): Promise<ApiResponse>;
}

interface Options {
  /** A folder for CPU profiles. */
  profiles?: string | undefined;
  /** Default: SQLite. */
  postgres?: Postgres;
  /** How many vendors can sign in. Default: 50. */
  people?: number;
  /** Whether each start has to do what the first one after an update does. Default: no. */
  outdated?: boolean;
}

const nameOf = (index: number): string => `bench${index}`;

const signInAs = (url: string, index: number): Promise<ApiResponse> =>
  call(url, 'POST', '/auth/local', {
    body: {
      identifier: `${nameOf(index)}@test.example`,
      password: 'a long password',
    },
  });

/** Waits until the background work of the start is done, such as numbering 200,000 changes. */
const waitUntilIdle = async (server: MeasuredServer): Promise<void> => {
  let before = await server.read();
  for (let looked = 0; looked < 600; looked += 1) {
    await wait(500);
    const now = await server.read();
    if (now.cpuBefore - before.cpuAfter < 10) return;
    before = now;
  }
};

/** Leaves a database as one of an earlier version: for the tables of lists, folded names, times of submission and indexes. */
const outdate = async (sql: Knex): Promise<void> => {
  await sql('list_index_versions').update({ version: 'earlier' });
  await sql('up_users').update({ sort_name: null, search_text: null });
  for (const table of ['reviews', 'special_offers'])
    await sql(table).update({ submitted_at: null });
  for (const index of ['up_users_sorted', 'up_users_list', 'events_kind_created'])
    await sql.raw(`drop index if exists ${index}_index`);
};

/** A data folder with the demo data and more vendors, for several servers in turn. */
export const prepare = async ({ profiles, postgres, people = 50, outdated = false }: Options) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const names = Array.from({ length: people }, (_, index) => nameOf(index));
  const first = await startServer(dataDir, undefined, postgres);
  for (const name of names) await signUp(first.url, name);
  await first.stop();
  let filled = 0;
  return {
    dataDir,
    /** Runs `work` on a server, or several, with this many apps and as many services, of which four fifths are live. */
    async on(
      listings: number,
      work: (bench: Bench) => Promise<void>,
      instances = 1,
    ): Promise<void> {
      const emails = names.map((name) => `${name}@test.example`);
      const sql = openDatabase(
        postgres
          ? { client: 'postgres', url: postgres.url }
          : { client: 'sqlite', filename: join(dataDir, 'portal.db') },
      );
      if (listings > filled) await fillListings(sql, emails, filled, listings);
      if (outdated) await outdate(sql);
      await sql.destroy();
      filled = Math.max(filled, listings);
      const server = await startServer(dataDir, profiles, postgres);
      const servers = [server];
      try {
        while (servers.length < instances)
          servers.push(await startServer(dataDir, profiles, postgres));
        await waitUntilIdle(server);
        const vendors: Caller[] = [];
        for (const index of names.keys()) {
          const response = await signInAs(server.url, index);
          vendors.push(callerOf(server.url, String(response.at('jwt'))));
        }
        await work({
          server,
          servers,
          dataDir,
          admin: await signIn(server.url, 'admin'),
          vendors,
          signInAs: (index) => signInAs(server.url, index % people),
        });
      } finally {
        for (const each of servers) await each.stop();
      }
    },
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
};
