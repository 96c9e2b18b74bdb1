import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import type { Reading } from './probe.ts';

export interface MeasuredServer {
  url: string;
  pid: number | undefined;
  read(): Promise<Reading>;
  stop(): Promise<void>;
}

const folder = resolve(import.meta.dirname, '..');

/** Limits against guessing would stop fifty people at one address; a token outlives the longest run. */
const env = {
  LOG_LEVEL: 'error',
  LOGIN_TRIES: '1000000',
  LOGIN_TRIES_PER_ADDRESS: '1000000',
  REGISTRATIONS_PER_ADDRESS: '1000',
  ACCESS_TOKEN_SECONDS: '86400',
};

/** The product as `npm start` runs it, on a free port. With a folder for `profiles` it leaves one of its processor there. */
export const startServer = async (dataDir: string, profiles?: string): Promise<MeasuredServer> => {
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
      const [answer]: Reading[] = await once(server, 'message');
      if (!answer) throw new Error('The server told nothing of itself.');
      return answer;
    },
    async stop() {
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
};
