import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Storage } from '../../sandbox/store.ts';
import { inTransaction } from '../database.ts';
import type { Strapi } from '../registry.ts';
import { settings } from '../settings.ts';
import { SANDBOX } from './tables.ts';

const name = 'state';

/** Earlier versions kept the sandbox in this file. */
const former = join(settings.dataDir, 'sandbox.json');

/**
 * One row of the database for all instances. Whoever holds it has it locked: by the row on PostgreSQL, by the only connection
 * on SQLite.
 */
export const sandboxStorage = (strapi: Strapi): Storage => ({
  hold: (work) =>
    inTransaction(strapi, async (sql, afterwards) => {
      const row = () => sql(SANDBOX).where({ name });
      const lock = (): Promise<{ version: string } | undefined> =>
        row().forUpdate().first('version');
      let held = await lock();
      if (!held) {
        const state = existsSync(former) ? readFileSync(former, 'utf8') : '';
        await sql(SANDBOX)
          .insert({ name, version: randomUUID(), state })
          .onConflict('name')
          .ignore();
        afterwards(() => rmSync(former, { force: true }));
        held = await lock();
      }
      if (!held) throw new Error('The state of the card sandbox was not kept.');
      return work({
        version: held.version,
        read: async () => (await row().first('state')).state,
        async write(state) {
          const version = randomUUID();
          await row().update({ version, state });
          return version;
        },
      });
    }),
});
