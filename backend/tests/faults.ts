// What happens to the data when the process dies in the middle of writing, and when the disk takes no more.
// npm run faults -- --rounds 100
import { parseArgs } from 'node:util';
import { anApp, type Caller, callerOf, signUp } from './caller.ts';
import { check, integrityOf, key, namesIn } from './damage.ts';
import { fullDisk, lockedFolder } from './faultyDisk.ts';
import { startBackend } from './startBackend.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(values.rounds);
const WRITERS = 50;
const UP_AGAIN = 120_000;
const env = { DEMO: 'off', ACCESS_TOKEN_SECONDS: '86400', LOG_LEVEL: 'silent' };

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

await Promise.all([killRounds(), fullDisk().then(lockedFolder)]);
