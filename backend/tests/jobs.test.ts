import knex from 'knex';
import { expect, it, onTestFinished } from 'vitest';
import type { Sql } from '../src/base/database.ts';
import { claim, dueRows, held, waitAfter } from '../src/base/jobs.ts';

const SECOND = 1000;

/** A table of jobs; `next` is in milliseconds from now. */
const tableOf = async (rows: readonly { line: string; next: number; state?: string }[]) => {
  const sql = knex({ client: 'better-sqlite3', connection: ':memory:', useNullAsDefault: true });
  onTestFinished(() => sql.destroy());
  await sql.schema.createTable('jobs', (table) => {
    table.increments('id');
    table.string('line');
    table.string('state');
    table.bigInteger('next');
    table.integer('tries');
    table.string('problem');
  });
  const now = Date.now();
  await sql('jobs').insert(
    rows.map(({ next, ...row }) => ({ state: 'pending', tries: 1, ...row, next: now + next })),
  );
  return sql as unknown as Sql;
};

it.each([
  [1, 5],
  [2, 10],
  [4, 40],
  [8, 60],
  [5000, 60],
])('waits after try %d for %d seconds, doubled up to the longest', (tries, seconds) => {
  expect(waitAfter(tries, 5 * SECOND, 60 * SECOND)).toBe(seconds * SECOND);
});

it('has due what waits for no earlier one of its line', async () => {
  const later = 60 * SECOND;
  const sql = await tableOf([
    { line: 'put off', next: later },
    { line: 'put off', next: 0 },
    { line: 'done', next: 0, state: 'done' },
    { line: 'done', next: 0 },
    { line: 'other', next: 0 },
  ]);
  const due = (...line: [string[]?, string?]) =>
    dueRows(sql, 'jobs', ...line)
      .orderBy('id')
      .pluck('id');
  expect(await due()).toEqual([2, 3, 4, 5]);
  expect(await due(['line'])).toEqual([3, 5]);
  expect(await due(['line'], "state = 'pending'")).toEqual([4, 5]);
});

it('is claimed by one of two servers until the lease ends', async () => {
  const sql = await tableOf([{ line: '', next: 0 }]);
  const row = await dueRows(sql, 'jobs').first();
  const before = Date.now();
  const claimed = await claim(sql('jobs'), row, 60 * SECOND);
  expect(claimed).toMatchObject({ id: 1, tries: 2, problem: null });
  expect(claimed.next - before).toBeGreaterThanOrEqual(60 * SECOND);
  expect(await claim(sql('jobs'), row, 60 * SECOND)).toBeNull();
  expect(await dueRows(sql, 'jobs')).toEqual([]);
});

it('is no longer changed by a server whose lease ended, once another has claimed it', async () => {
  const sql = await tableOf([{ line: '', next: 0 }]);
  const row = await dueRows(sql, 'jobs').first();
  const first = await claim(sql('jobs'), row, -SECOND);
  expect(await held(sql('jobs'), first)).toHaveLength(1);
  const second = await claim(sql('jobs'), await dueRows(sql, 'jobs').first(), 60 * SECOND);
  expect(await held(sql('jobs'), first)).toEqual([]);
  expect(await held(sql('jobs'), second)).toHaveLength(1);
});
