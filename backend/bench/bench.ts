import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type ApiResponse, type Caller, call, callerOf, signIn, signUp } from '../tests/caller.ts';
import { fillListings } from './fill.ts';
import type { Reading } from './probe.ts';

export interface MeasuredServer {
  url: string;
  pid: number | undefined;
  read(): Promise<Reading>;
  stop(): Promise<void>;
}

const folder = resolve(import.meta.dirname, '..');

/** Without the limits per address, and with access tokens that outlive the longest run. */
const env = {
  LOG_LEVEL: 'error',
  LOGIN_TRIES: '1000000',
  LOGIN_TRIES_PER_ADDRESS: '1000000',
  REGISTRATIONS_PER_ADDRESS: '1000',
  ACCESS_TOKEN_SECONDS: '86400',
};

/** Starts the backend as `npm start` does, on a free port. With `profiles`, a folder, it writes a CPU profile there. */
const startServer = async (dataDir: string, profiles?: string): Promise<MeasuredServer> => {
  const profile = profiles ? ['--cpu-prof', `--cpu-prof-dir=${resolve(profiles)}`] : [];
  const server = fork('src/server.ts', {
    cwd: folder,
    execArgv: [...profile, '--import', join(import.meta.dirname, 'probe.ts')],
    env: { ...process.env, ...env, PORT: '0', DATA_DIR: dataDir },
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
    async read() {
      server.send('read');
      const [response]: Reading[] = await once(server, 'message');
      if (!response) throw new Error('The server sent no readings.');
      return response;
    },
    async stop() {
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
};

const PEOPLE = 50;

export interface Bench {
  server: MeasuredServer;
  dataDir: string;
  admin: Caller;
  /** Each user has Premium and listings. */
  vendors: Caller[];
  signInAs(index: number): Promise<ApiResponse>;
}

const nameOf = (index: number): string => `bench${index}`;

const signInAs = (url: string, index: number): Promise<ApiResponse> =>
  call(url, 'POST', '/auth/local', {
    body: {
      identifier: `${nameOf(index % PEOPLE)}@test.example`,
      password: 'a long password',
    },
  });

/** Waits until the background work of the start is done. */
const waitUntilIdle = async (server: MeasuredServer): Promise<void> => {
  let before = await server.read();
  for (let looked = 0; looked < 60; looked += 1) {
    await wait(500);
    const now = await server.read();
    if (now.cpuBefore - before.cpuAfter < 10) return;
    before = now;
  }
};

/** A data folder with the demo data and fifty more vendors, for several servers in turn. */
export const prepare = async (profiles: string | undefined) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const names = Array.from({ length: PEOPLE }, (_, index) => nameOf(index));
  const first = await startServer(dataDir);
  for (const name of names) await signUp(first.url, name);
  await first.stop();
  return {
    dataDir,
    /** Runs `work` on a server with this many apps and as many services. */
    async on(listings: number, work: (bench: Bench) => Promise<void>): Promise<void> {
      const emails = names.map((name) => `${name}@test.example`);
      fillListings(dataDir, emails, listings);
      const server = await startServer(dataDir, profiles);
      try {
        await waitUntilIdle(server);
        const vendors: Caller[] = [];
        for (const index of names.keys()) {
          const response = await signInAs(server.url, index);
          vendors.push(callerOf(server.url, String(response.at('jwt'))));
        }
        await work({
          server,
          dataDir,
          admin: await signIn(server.url, 'admin'),
          vendors,
          signInAs: (index) => signInAs(server.url, index),
        });
      } finally {
        await server.stop();
      }
    },
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
};
