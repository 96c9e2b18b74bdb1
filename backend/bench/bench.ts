import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, type Caller, call, callerOf, signIn, signUp } from '../tests/caller.ts';
import { fillListings } from './fill.ts';
import { type MeasuredServer, startServer } from './server.ts';

const PEOPLE = 50;

export interface Bench {
  server: MeasuredServer;
  dataDir: string;
  admin: Caller;
  /** Each has listings of their own, and Premium. */
  vendors: Caller[];
  /** The call of a vendor who signs in. */
  signInAs(index: number): Promise<Answer>;
}

const nameOf = (index: number): string => `bench${index}`;

const signInAs = (url: string, index: number): Promise<Answer> =>
  call(url, 'POST', '/auth/local', {
    body: {
      identifier: `${nameOf(index % PEOPLE)}@test.example`,
      password: 'a long password',
    },
  });

/** What a start leaves to be done, such as news of the card provider, is no part of what is measured. */
const comesToRest = async (server: MeasuredServer): Promise<void> => {
  let before = await server.read();
  for (let looked = 0; looked < 60; looked += 1) {
    await wait(500);
    const now = await server.read();
    if (now.cpuBefore - before.cpuAfter < 10) return;
    before = now;
  }
};

/** A data folder with the demo marketplace and fifty vendors more, for servers that are measured on it one after another. */
export const prepare = async (profiles: string | undefined) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const names = Array.from({ length: PEOPLE }, (_, index) => nameOf(index));
  const first = await startServer(dataDir);
  for (const name of names) await signUp(first.url, name);
  await first.stop();
  return {
    dataDir,
    /** A server on so many apps and as many services, while `work` measures it. */
    async on(listings: number, work: (bench: Bench) => Promise<void>): Promise<void> {
      const emails = names.map((name) => `${name}@test.example`);
      fillListings(dataDir, emails, listings);
      const server = await startServer(dataDir, profiles);
      try {
        await comesToRest(server);
        const vendors: Caller[] = [];
        for (const index of names.keys()) {
          const answer = await signInAs(server.url, index);
          vendors.push(callerOf(server.url, String(answer.at('jwt'))));
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
