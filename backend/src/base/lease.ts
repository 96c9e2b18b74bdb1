import { randomUUID } from 'node:crypto';
import { inTransaction, rawTable } from './database.ts';
import type { Strapi } from './registry.ts';

const LEASES = 'leases';

/** Work that one instance does for all, until a time in milliseconds since 1970. */
export const leasesModel = rawTable(
  LEASES,
  { name: 'string', holder: 'string', until: 'biginteger' },
  { unique: 'name' },
);

/** This process. */
const holder = randomUUID();

/** Takes the lease, or extends it; false while another instance has it. */
export const takeLease = (strapi: Strapi, name: string, milliseconds: number): Promise<boolean> =>
  inTransaction(strapi, async (sql) => {
    const now = Date.now();
    const until = now + milliseconds;
    const free = sql(LEASES)
      .where({ name })
      .where((each) => each.where({ holder }).orWhere('until', '<=', now));
    if ((await free.update({ holder, until })) === 1) return true;
    const made = await sql(LEASES)
      .insert({ name, holder, until })
      .onConflict('name')
      .ignore()
      .returning('id');
    return made.length === 1;
  });

/** Ends the lease, unless it expired and another instance took it. */
export const endLease = (strapi: Strapi, name: string): Promise<number> =>
  inTransaction(strapi, (sql) => sql(LEASES).where({ name, holder }).delete());
