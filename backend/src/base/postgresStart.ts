import { createHash } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import type { Sql } from './database.ts';
import { say } from './log.ts';

/* What a start changes in a PostgreSQL database that other instances use meanwhile. */

/** Milliseconds between two attempts to lock tables. */
const PAUSE = 300;

/** A lock timeout, and a deadlock. */
const notNow = new Set<unknown>(['55P03', '40P01']);

/**
 * Locks tables at once, waiting for the calls of other instances that use them. Each attempt ends before PostgreSQL looks for
 * a deadlock, which could end such a call.
 */
export const lockTables = async (
  sql: Sql,
  modes: Readonly<Record<string, readonly string[]>>,
): Promise<void> => {
  const locks = Object.entries(modes).filter(([, tables]) => tables.length > 0);
  for (let attempts = 1; ; attempts += 1) {
    try {
      await sql.transaction(async (part) => {
        await part.raw(`set local lock_timeout = '300ms'`);
        for (const [mode, tables] of locks)
          await part.raw(`lock table ${tables.join()} in ${mode} mode`);
        await part.raw('set local lock_timeout = 0');
      });
      return;
    } catch (error) {
      if (!notNow.has(Object(error).code)) throw error;
      const names = locks.flatMap(([, tables]) => tables).join(', ');
      if (attempts === 10) say(`Waiting for connections that use these tables: ${names}.`);
      // The calls that queued behind this attempt go on.
      await after(PAUSE);
    }
  }
};

/** Name and table of a statement that creates a trigger. */
export const triggerOfStatement = (statement: string) => {
  const [, name, table] = /^create .*?trigger (\w+) after .*? on (\w+)/.exec(statement) ?? [];
  return name && table ? { name, table } : undefined;
};

/** Creates triggers, each by several statements, unless they were made by the same ones: then no table is locked. */
export const updateTriggers = async (
  sql: Sql,
  triggers: readonly (readonly string[])[],
): Promise<void> => {
  const made: { name: string; hash: string }[] = await sql('pg_trigger')
    .where({ tgisinternal: false })
    .whereRaw(
      'tgrelid in (select oid from pg_class where relnamespace = current_schema()::regnamespace)',
    )
    .select({ name: 'tgname', hash: sql.raw("obj_description(oid, 'pg_trigger')") });
  const known = new Map(made.map(({ name, hash }) => [name, hash]));
  const changed = triggers.flatMap((statements) => {
    const hash = createHash('sha256').update(statements.join(';')).digest('hex');
    const trigger = statements.map(triggerOfStatement).find(Boolean);
    return trigger && known.get(trigger.name) !== hash ? [{ ...trigger, statements, hash }] : [];
  });
  const tables = [...new Set(changed.map(({ table }) => table))];
  await lockTables(sql, { 'share row exclusive': tables });
  for (const { name, table, statements, hash } of changed) {
    for (const statement of statements) await sql.raw(statement);
    await sql.raw(`comment on trigger ${name} on ${table} is '${hash}'`);
  }
};
