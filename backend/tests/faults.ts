// Checks that no data is lost when the process is killed while writing, the disk is full, or the folder is read-only.
// npm run faults -- --rounds 100
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { anApp, type Caller, call, callerOf, pictureForm, signUp } from './caller.ts';
import { type Backend, inDatabase, startBackend } from './startBackend.ts';

const check = (fact: boolean, what: string): void => {
  if (!fact) throw new Error(what);
};

const key = (name: string) => ({ 'idempotency-key': name });

const integrityOf = async (backend: Backend): Promise<unknown> => {
  const [found] = await inDatabase(backend, (sql) => sql.raw('pragma integrity_check'));
  return found?.integrity_check;
};

const namesIn = (backend: Backend): Promise<string[]> =>
  inDatabase(backend, (sql) => sql('apps').pluck('name'));

/** Each save stores one event. */
const eventsIn = async (backend: Backend): Promise<number> =>
  (await inDatabase(backend, (sql) => sql('events').pluck('id'))).length;

const env = { DEMO: 'off', ACCESS_TOKEN_SECONDS: '86400', LOG_LEVEL: 'error' };
const WRITERS = 10;
const isRoot = process.getuid?.() === 0;

// Root may write anywhere unless its capabilities are dropped.
const under = isRoot ? ['setpriv', '--bounding-set=-all', '--inh-caps=-all'] : [];

/** Mounts a small disk, which needs root. */
const mountDisk = (folder: string): boolean => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

const fill = (file: string): void => {
  for (const size of [1024 * 1024, 4096]) {
    try {
      while (true) appendFileSync(file, Buffer.alloc(size));
    } catch (error) {
      check(String(error).includes('ENOSPC'), `The disk was not filled: ${error}`);
    }
  }
};

const upload = async (vendor: Caller): Promise<number> =>
  (await vendor.post('/api/upload', await pictureForm('logo.png', { side: 640 }))).status;

const checkReads = async ({ url }: Backend, vendor: Caller): Promise<void> => {
  for (const path of ['/users/me', '/pending/apps', '/industries', '/auth/sessions']) {
    const { status } = await vendor.get(path);
    check(status === 200, `Reading ${path} returned ${status}.`);
  }
  const { status } = await fetch(`${url}/_health`);
  check(status === 204, `The health check returned ${status}.`);
};

/**
 * Signs in until the full disk rejects it. The first calls may succeed: a rejected save leaves its space in SQLite's write-ahead
 * log, and a sign-in writes less than a save.
 */
const checkSignInRejected = async ({ url }: Backend): Promise<void> => {
  const body = { identifier: 'writer@test.example', password: 'a long password' };
  for (let count = 1; ; count += 1) {
    const { status, at, text } = await call(url, 'POST', '/auth/local', { body });
    const message = String(at('error.message'));
    if (message.startsWith('You can’t sign in or register right now')) return;
    check(status === 200, `Signing in returned ${text}`);
    check(count < 20, `The full disk accepted ${count} sign-ins.`);
  }
};

/** Status and body of the readiness check. */
const readinessOf = async ({ url }: Backend): Promise<string> => {
  const response = await fetch(`${url}/_ready`);
  return `${response.status} ${await response.text()}`;
};

const startFails = (dataDir: string): Promise<string> =>
  startBackend({ env, dataDir, under }).then(
    () => 'It started.',
    (error: unknown) => String(error),
  );

/** A server that is restarted on its data, and a user. */
interface Running {
  backend: Backend;
  vendor: Caller;
}

const restart = async (running: Running): Promise<void> => {
  const { dataDir } = running.backend;
  running.backend = await startBackend({ env, dataDir, under });
  running.vendor = callerOf(running.backend.url, running.vendor.jwt);
};

/** Saves until the disk has rejected many. Acknowledged saves must be stored, rejected ones must leave nothing. */
const fullDisk = async (running: Running, filler: string): Promise<void> => {
  const { backend, vendor } = running;
  const acknowledged = new Set<string>();
  const rejected = new Set<string>();
  const save = async (name: string): Promise<void> => {
    const { status, at } = await vendor.post('/apps', anApp({ name }), key(name));
    const plain = at('error.details.reason') === 'disk-full';
    check(status === 201 || plain, `Saving on the full disk returned ${status}.`);
    (status === 201 ? acknowledged : rejected).add(name);
  };
  const burst = (round: string) =>
    Promise.all(Array.from({ length: WRITERS }, (_, index) => save(`${round}-${index}`)));
  await burst('before');
  for (let round = 0; rejected.size < 60; round += 1) {
    fill(filler);
    await burst(`full-${round}`);
  }
  await checkReads(backend, vendor);
  check(
    backend.said().includes('The disk is full or cannot be written: SQLITE_FULL'),
    'The log does not say that the disk is full.',
  );
  await checkSignInRejected(backend);
  const status = await upload(vendor);
  check(status === 503, `An upload returned ${status}.`);
  const kept = (await namesIn(backend)).sort().join();
  check(
    kept === [...acknowledged].sort().join(),
    'The stored listings are not the acknowledged ones.',
  );
  check(
    (await eventsIn(backend)) === acknowledged.size,
    'An event was stored without its listing.',
  );

  await backend.kill();
  const message = await startFails(backend.dataDir);
  check(
    message.includes('is full. Free some space'),
    `A start on the full disk printed: ${message}`,
  );
  rmSync(filler);
  await restart(running);
  for (const name of rejected) {
    const response = await running.vendor.post('/apps', anApp({ name }), key(name));
    check(response.status === 201, `After freeing space, saving returned ${response.status}.`);
  }
  check((await upload(running.vendor)) === 200, 'After freeing space, an upload was rejected.');
  const names = await namesIn(backend);
  check(names.length === acknowledged.size + rejected.size, 'A repeated save was stored twice.');
  const integrity = await integrityOf(backend);
  check(integrity === 'ok', `The integrity check returned ${integrity}.`);
  console.log(
    `disk full: ${acknowledged.size} acknowledged, 0 lost, ${rejected.size} rejected with 503, 0 half stored, reads succeeded, all saved after freeing space, integrity ok`,
  );
};

const chmodAll = (folder: string, write: boolean): void => {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const mode = entry.isDirectory() ? 0o555 : 0o444;
    const path = join(entry.parentPath, entry.name);
    // A temporary file may have been renamed.
    if (existsSync(path)) chmodSync(path, write ? mode | 0o200 : mode);
  }
  chmodSync(folder, write ? 0o755 : 0o555);
};

/** Open files stay writable; calls that need a new file are rejected, and a start prints why it fails. */
const lockedFolder = async (running: Running): Promise<void> => {
  const { backend, vendor } = running;
  const { dataDir } = backend;
  const before = (await namesIn(backend)).length;
  chmodAll(dataDir, false);
  const status = await upload(vendor);
  check(status === 503, `An upload to the locked folder returned ${status}.`);
  const saved = await vendor.post('/apps', anApp({ name: 'locked' }), key('locked'));
  check([201, 503].includes(saved.status), `Saving returned ${saved.status}.`);
  await checkReads(backend, vendor);
  check(
    (await readinessOf(backend)) === '503 {"database":"ok","storage":"failed"}',
    'The locked folder was not reported.',
  );
  const added = (await namesIn(backend)).length - before;
  check(added === (saved.status === 201 ? 1 : 0), 'The stored listings do not match the response.');
  await backend.kill();
  const message = await startFails(dataDir);
  check(
    message.includes('cannot be written (EACCES). Set DATA_DIR'),
    `A start in the locked folder printed: ${message}`,
  );
  chmodAll(dataDir, true);
  await restart(running);
  check((await upload(running.vendor)) === 200, 'After unlocking, an upload was rejected.');
  check(
    (await readinessOf(running.backend)).startsWith('200'),
    'The unlocked folder was not reported as ready.',
  );
  const integrity = await integrityOf(backend);
  check(integrity === 'ok', `The integrity check returned ${integrity}.`);
  console.log(
    'folder locked: uploads rejected with 503, reads succeeded, a start failed with a message, all succeeded after unlocking, integrity ok',
  );
};

/** Both on the data of one server. */
const withoutWriting = async (): Promise<void> => {
  const place = mkdtempSync(join(tmpdir(), 'portal-disk-'));
  const mounted = mountDisk(place);
  const dataDir = join(place, 'data');
  let running: Running | undefined;
  try {
    mkdirSync(join(dataDir, 'outbox'), { recursive: true });
    const backend = await startBackend({ env, dataDir, under });
    running = { backend, vendor: await signUp(backend.url, 'writer') };
    if (mounted) await fullDisk(running, join(place, 'filler'));
    else console.log('disk full: SKIPPED, mounting a small disk needs root');
    await lockedFolder(running);
  } finally {
    await running?.backend.kill();
    chmodAll(dataDir, true);
    if (mounted) execFileSync('umount', ['-l', place]);
    rmSync(place, { recursive: true });
  }
};

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
const rounds = Number(values.rounds);
const KILLED_WRITERS = 50;
const UP_AGAIN = 120_000;
const SAVES_WITHIN = 120_000;

/** Saves until the server is killed. Returns the name of the save that was not acknowledged. */
const write = async (vendor: Caller, writer: string, acknowledged: Set<string>) => {
  for (let count = 0; ; count += 1) {
    const name = `${writer}-${count}`;
    const response = await vendor.post('/apps', anApp({ name }), key(name)).catch(() => undefined);
    if (!response) return name;
    if (response.status === 201) acknowledged.add(name);
  }
};

const killRounds = async (): Promise<void> => {
  const acknowledged = new Set<string>();
  let backend = await startBackend({ env });
  const { jwt } = await signUp(backend.url, 'writer');
  let slowest = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const vendor = callerOf(backend.url, jwt);
    const before = acknowledged.size;
    const writers = Array.from({ length: KILLED_WRITERS }, (_, index) =>
      write(vendor, `${round}-${index}`, acknowledged),
    );
    // At a different moment in every round, after at least a few saves.
    const enough = before + 5 + ((round * 7) % 23);
    const limit = Date.now() + SAVES_WITHIN;
    while (acknowledged.size < enough) {
      check(Date.now() < limit, `Round ${round}: ${acknowledged.size - before} saves succeeded.`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await backend.kill();
    const interrupted = await Promise.all(writers);
    const started = Date.now();
    backend = await startBackend({ env, dataDir: backend.dataDir });
    const up = Date.now() - started;
    slowest = Math.max(slowest, up);
    check(up < UP_AGAIN, `Round ${round}: running again after ${up} ms.`);
    const integrity = await integrityOf(backend);
    check(integrity === 'ok', `Round ${round}: the integrity check returned ${integrity}.`);
    const kept = new Set(await namesIn(backend));
    const lost = [...acknowledged].filter((name) => !kept.has(name));
    check(lost.length === 0, `Round ${round}: acknowledged and lost: ${lost.join(', ')}`);
    const again = callerOf(backend.url, jwt);
    for (const name of interrupted) {
      const { status } = await again.post('/apps', anApp({ name }), key(name));
      check(status === 201, `Round ${round}: repeating ${name} returned ${status}.`);
      acknowledged.add(name);
    }
    const names = await namesIn(backend);
    check(
      names.length === new Set(names).size,
      `Round ${round}: a repeated save was stored twice.`,
    );
  }
  await backend.stop();
  console.log(
    `kill -9: ${rounds} ${rounds === 1 ? 'round' : 'rounds'} with ${KILLED_WRITERS} writers, ${acknowledged.size} acknowledged, 0 lost, 0 duplicated, integrity ok, running again in at most ${(slowest / 1000).toFixed(1)} s`,
  );
};

await Promise.all([killRounds(), withoutWriting()]);
