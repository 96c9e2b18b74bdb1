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
import sharp from 'sharp';
import { anApp, type Caller, callerOf, signUp } from './caller.ts';
import { check, eventsIn, integrityOf, key, namesIn } from './damage.ts';
import { type Backend, startBackend } from './startBackend.ts';

const env = { DEMO: 'off', LOG_LEVEL: 'silent' };
const WRITERS = 10;
const isRoot = process.getuid?.() === 0;

/** A small disk of its own, which only root may ask for. */
const mountDisk = (): string | undefined => {
  const disk = mkdtempSync(join(tmpdir(), 'portal-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', disk], { stdio: 'ignore' });
    return disk;
  } catch {
    rmSync(disk, { recursive: true });
    return undefined;
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

const upload = async ({ url }: Backend, { jwt }: Caller): Promise<number> => {
  const picture = await sharp({
    create: { width: 640, height: 480, channels: 3, background: '#284' },
  })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('files', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'logo.png');
  const headers = { authorization: `Bearer ${jwt}` };
  const answer = await fetch(`${url}/api/upload`, { method: 'POST', headers, body: form });
  await answer.body?.cancel();
  return answer.status;
};

const checkReads = async ({ url }: Backend, vendor: Caller): Promise<void> => {
  for (const path of ['/users/me', '/pending/apps', '/industries', '/auth/sessions']) {
    const { status } = await vendor.get(path);
    check(status === 200, `Reading ${path} was answered with ${status}.`);
  }
  const { status } = await fetch(`${url}/_health`);
  check(status === 204, `The health was answered with ${status}.`);
};

const startFails = (dataDir: string, under: string[]): Promise<string> =>
  startBackend({ env, dataDir, under }).then(
    () => 'It started.',
    (error: unknown) => String(error),
  );

/** Saves until the disk has refused many: what was acknowledged is there, what was refused has left nothing. */
export const fullDisk = async (): Promise<void> => {
  const disk = mountDisk();
  if (!disk) {
    console.log('disk full: NOT TRIED, a small disk can only be made by root');
    return;
  }
  const filler = join(disk, 'filler');
  const dataDir = join(disk, 'data');
  let backend: Backend | undefined;
  try {
    backend = await startBackend({ env, dataDir });
    const vendor = await signUp(backend.url, 'writer');
    const acknowledged = new Set<string>();
    const refused = new Set<string>();
    const save = async (name: string): Promise<void> => {
      const { status, at } = await vendor.post('/apps', anApp({ name }), key(name));
      const plain = at('error.details.reason') === 'disk-full';
      check(status === 201 || plain, `Saving on the full disk was answered with ${status}.`);
      (status === 201 ? acknowledged : refused).add(name);
    };
    const burst = (round: string) =>
      Promise.all(Array.from({ length: WRITERS }, (_, index) => save(`${round}-${index}`)));
    await burst('before');
    for (let round = 0; refused.size < 200; round += 1) {
      fill(filler);
      await burst(`full-${round}`);
    }
    await checkReads(backend, vendor);
    const status = await upload(backend, vendor);
    check(status === 503, `A picture was answered with ${status}.`);
    const kept = (await namesIn(backend)).sort().join();
    check(kept === [...acknowledged].sort().join(), 'What is stored is not what was acknowledged.');
    check((await eventsIn(backend)) === acknowledged.size, 'An event was stored by itself.');

    await backend.kill();
    const refusal = await startFails(dataDir, []);
    check(refusal.includes('is full. Make room'), `A start on the full disk says: ${refusal}`);
    rmSync(filler);
    backend = await startBackend({ env, dataDir });
    const again = callerOf(backend.url, vendor.jwt);
    for (const name of refused) {
      const answer = await again.post('/apps', anApp({ name }), key(name));
      check(answer.status === 201, `With room again, saving was answered with ${answer.status}.`);
    }
    check((await upload(backend, again)) === 200, 'With room again, a picture was refused.');
    const names = await namesIn(backend);
    check(names.length === acknowledged.size + refused.size, 'A repeated save was made twice.');
    const integrity = await integrityOf(backend);
    check(integrity === 'ok', `The database says ${integrity}.`);
    console.log(
      `disk full: ${acknowledged.size} acknowledged, 0 lost, ${refused.size} refused with 503, 0 half stored, reads answered, all saved once there was room, integrity ok`,
    );
  } finally {
    await backend?.kill();
    execFileSync('umount', ['-l', disk]);
    rmSync(disk, { recursive: true });
  }
};

const chmodAll = (folder: string, write: boolean): void => {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const mode = entry.isDirectory() ? 0o555 : 0o444;
    const path = join(entry.parentPath, entry.name);
    // A file that the server was writing may have its own name by now.
    if (existsSync(path)) chmodSync(path, write ? mode | 0o200 : mode);
  }
  chmodSync(folder, write ? 0o755 : 0o555);
};

/** Files that are open stay writable; what needs a new one is refused, and a start says why it stops. */
export const lockedFolder = async (): Promise<void> => {
  // Root may write anywhere, until that right is taken away.
  const under = isRoot ? ['setpriv', '--bounding-set=-all', '--inh-caps=-all'] : [];
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-locked-'));
  let backend: Backend | undefined;
  try {
    mkdirSync(join(dataDir, 'outbox'));
    backend = await startBackend({ env, dataDir, under });
    const vendor = await signUp(backend.url, 'writer');
    chmodAll(dataDir, false);
    const status = await upload(backend, vendor);
    check(status === 503, `A picture in a locked folder was answered with ${status}.`);
    const saved = await vendor.post('/apps', anApp({ name: 'locked' }), key('locked'));
    check([201, 503].includes(saved.status), `Saving was answered with ${saved.status}.`);
    await checkReads(backend, vendor);
    const names = (await namesIn(backend)).length;
    check(names === (saved.status === 201 ? 1 : 0), 'What is stored is not what was said.');
    await backend.kill();
    const refusal = await startFails(dataDir, under);
    check(
      refusal.includes('cannot be written (EACCES). Set DATA_DIR'),
      `A start in a locked folder says: ${refusal}`,
    );
    chmodAll(dataDir, true);
    backend = await startBackend({ env, dataDir, under });
    const again = callerOf(backend.url, vendor.jwt);
    check((await upload(backend, again)) === 200, 'Unlocked, a picture was refused.');
    const integrity = await integrityOf(backend);
    check(integrity === 'ok', `The database says ${integrity}.`);
    console.log(
      'folder locked: pictures refused with 503, reads answered, a start refused with a sentence, all well once unlocked, integrity ok',
    );
  } finally {
    await backend?.kill();
    chmodAll(dataDir, true);
    rmSync(dataDir, { recursive: true });
  }
};
