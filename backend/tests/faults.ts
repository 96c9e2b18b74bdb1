// What happens to the data when the process dies in the middle of writing, and when the disk is full or read-only.
// npm run faults -- --rounds 100
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { anApp, type Caller, callerOf, signUp } from './caller.ts';
import { openDatabase } from './database.ts';
import { type Backend, startBackend } from './startBackend.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' } } });
const rounds = Number(values.rounds);
const WRITERS = 50;
const UP_AGAIN = 30_000;
const env = { DEMO: 'off', ACCESS_TOKEN_SECONDS: '86400', LOG_LEVEL: 'silent' };

const check = (fact: boolean, what: string): void => {
  if (!fact) throw new Error(what);
};
const key = (name: string) => ({ 'idempotency-key': name });

const integrityOf = async (backend: Backend): Promise<unknown> => {
  const sql = openDatabase(backend);
  const [found] = await sql.raw('pragma integrity_check');
  await sql.destroy();
  return found?.integrity_check;
};

const namesIn = async (backend: Backend): Promise<string[]> => {
  const sql = openDatabase(backend);
  const rows: { name: string }[] = await sql('apps').select('name');
  await sql.destroy();
  return rows.map(({ name }) => name);
};

/** Writes until the server is gone; what was not acknowledged is what the writer was at. */
const write = async (vendor: Caller, writer: string, acknowledged: Set<string>) => {
  for (let count = 0; ; count += 1) {
    const name = `${writer}-${count}`;
    const answer = await vendor.post('/apps', anApp({ name }), key(name)).catch(() => undefined);
    if (!answer) return name;
    if (answer.status === 201) acknowledged.add(name);
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
    const writers = Array.from({ length: WRITERS }, (_, index) =>
      write(vendor, `${round}-${index}`, acknowledged),
    );
    // Another moment in every round, and never before something was written.
    const enough = before + 5 + ((round * 7) % 23);
    while (acknowledged.size < enough) await new Promise((resolve) => setTimeout(resolve, 5));
    await backend.kill();
    const interrupted = await Promise.all(writers);
    const started = Date.now();
    backend = await startBackend({ env, dataDir: backend.dataDir });
    const up = Date.now() - started;
    slowest = Math.max(slowest, up);
    check(up < UP_AGAIN, `Round ${round}: up again after ${up} ms.`);
    const integrity = await integrityOf(backend);
    check(integrity === 'ok', `Round ${round}: the database says ${integrity}.`);
    const kept = new Set(await namesIn(backend));
    const lost = [...acknowledged].filter((name) => !kept.has(name));
    check(lost.length === 0, `Round ${round}: acknowledged and lost: ${lost.join(', ')}`);
    const again = callerOf(backend.url, jwt);
    for (const name of interrupted) {
      const { status } = await again.post('/apps', anApp({ name }), key(name));
      check(status === 201, `Round ${round}: repeating ${name} was answered with ${status}.`);
      acknowledged.add(name);
    }
    const names = await namesIn(backend);
    check(names.length === new Set(names).size, `Round ${round}: a repeated save was made twice.`);
  }
  await backend.stop();
  console.log(
    `kill -9: ${rounds} rounds with ${WRITERS} writers, ${acknowledged.size} acknowledged, 0 lost, 0 doubled, integrity ok, up again in at most ${(slowest / 1000).toFixed(1)} s`,
  );
};

const mount = (...args: string[]): void => {
  execFileSync('mount', args, { stdio: 'ignore' });
};

const diskRounds = async (): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-disk-'));
  try {
    mount('-t', 'tmpfs', '-o', 'size=96m', 'tmpfs', folder);
  } catch {
    await rm(folder, { recursive: true });
    console.log('full disk: not tried, because only root may mount a small one');
    return;
  }
  try {
    const backend = await startBackend({ env, dataDir: folder });
    const vendor = await signUp(backend.url, 'writer');
    const save = (name: string) =>
      vendor.post('/apps', anApp({ name, description: '🥝'.repeat(10_000) }));
    check((await save('before')).status === 201, 'A save with room on the disk failed.');
    const ballast = join(folder, 'ballast');
    try {
      for (let part = 0; ; part += 1)
        writeFileSync(`${ballast}${part}`, Buffer.alloc(64 * 1024, 1));
    } catch {
      // That was the last of it.
    }
    let refused = await save('full');
    for (let count = 0; refused.status === 201 && count < 1000; count += 1)
      refused = await save('full');
    check(refused.status === 503, `A save on a full disk was answered with ${refused.status}.`);
    check(/disk/.test(String(refused.at('error.message'))), `It said: ${refused.text}`);
    check((await vendor.get('/pending/apps')).status === 200, 'Reading failed on a full disk.');
    for (let part = 0; part < 2000; part += 1) rmSync(`${ballast}${part}`, { force: true });
    check((await save('after')).status === 201, 'A save failed when there was room again.');
    check((await integrityOf(backend)) === 'ok', 'The database was damaged by the full disk.');
    await backend.kill();
    mount('-o', 'remount,ro', folder);
    const said = await startBackend({ env, dataDir: folder }).then(
      () => 'it started',
      (error: Error) => error.message,
    );
    check(/cannot be written/.test(said), `On a read-only folder: ${said}`);
    console.log(
      'disk: full is refused with a sentence and undone, read-only stops the start with one, integrity ok',
    );
  } finally {
    execFileSync('umount', ['-l', folder]);
    await rm(folder, { recursive: true, force: true });
  }
};

await killRounds();
await diskRounds();
