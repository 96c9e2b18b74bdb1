import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { findOrInstall } from './apt.mjs';
import { freePort } from './backend.mjs';

const debian = '/usr/lib/postgresql';
const isRoot = () => process.getuid?.() === 0;

/** The folder of PostgreSQL's programs: Debian's newest version, or a folder in PATH with `initdb`. */
function findPrograms() {
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}

/** Finds the folder of PostgreSQL's programs, or installs them as root. @param {(line: string) => void} say */
export const requirePrograms = (say) =>
  findOrInstall({ name: 'PostgreSQL', package: 'postgresql', find: findPrograms }, say);

/**
 * Starts a temporary PostgreSQL server. As root it runs as another user, since PostgreSQL does not run as root.
 * @param {string} programs
 */
export async function startPostgres(programs) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'));
  const data = join(folder, 'data');
  /** @type {{ uid?: number, gid?: number }} */
  const account = {};
  if (isRoot()) {
    const idOf = (/** @type {string} */ flag) =>
      Number(
        execFileSync('id', [flag, existsSync(debian) ? 'postgres' : 'nobody'], {
          encoding: 'utf8',
        }),
      );
    Object.assign(account, { uid: idOf('-u'), gid: idOf('-g') });
    chownSync(folder, idOf('-u'), idOf('-g'));
  }
  const options = { ...account, cwd: folder, env: { ...process.env, HOME: folder, LC_ALL: 'C' } };
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'portal', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    {
      ...options,
      stdio: 'ignore',
    },
  );
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    // The data is temporary, so durability is off.
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'autovacuum=off',
    'max_connections=200',
  ];
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-k', folder, ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => server.once('exit', resolve));
  // Stop the database if the tests are interrupted.
  const abandon = () => {
    spawnSync(join(programs, 'pg_ctl'), ['stop', '-D', data, '-m', 'fast', '-t', '5'], options);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', abandon);
  const ready = () => {
    try {
      execFileSync(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], {
        stdio: 'ignore',
      });
      return true;
    } catch {
      return false;
    }
  };
  const until = Date.now() + 30_000;
  while (!ready()) {
    if (Date.now() > until || server.exitCode !== null)
      throw new Error('PostgreSQL did not start.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url: `postgres://portal@127.0.0.1:${port}/postgres`,
    pid: server.pid,
    async stop() {
      process.off('exit', abandon);
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
