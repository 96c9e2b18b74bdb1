import { expect, it } from 'vitest';
import { portProblem, startProblem } from '../src/base/startProblem.ts';

const withCode = (code: string) => Object.assign(new Error('of a driver'), { code });

it.each([
  ['SQLITE_CORRUPT_INDEX', 'is damaged. Restore a backup'],
  ['SQLITE_NOTADB', 'is damaged. Restore a backup'],
  ['SQLITE_CANTOPEN', 'must belong to the user of the backend'],
  ['EACCES', 'must belong to the user of the backend'],
  ['ENOSPC', 'The disk is full'],
  ['42501', 'Make it the owner'],
  ['28P01', 'rejects the user or password'],
  ['3D000', 'does not exist'],
  ['53300', 'no connection left'],
  ['57P03', 'is starting or stopping'],
  ['ENOTFOUND', 'was not found'],
  ['ECONNREFUSED', 'cannot be reached'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'certificate'],
])('%s is explained', (code, words) => {
  const said = startProblem(withCode(code), true);
  expect(said).toContain(words);
  expect(said.split('\n')).toHaveLength(1);
});

it('a lost connection is explained without the statement and its values', () => {
  for (const words of ['Connection terminated unexpectedly', 'Client … is not queryable'])
    expect(startProblem(new Error(`insert into users ('a secret') - ${words}`), true)).toMatch(
      /^PostgreSQL does not respond at the address of DATABASE_URL\. \([\w ]+\)$/,
    );
});

it('a database that accepts no connections is told from other states of one code', () => {
  const error = (text: string) => Object.assign(new Error(text), { code: '55000' });
  expect(startProblem(error('database "a" is not currently accepting connections'), true)).toBe(
    'PostgreSQL accepts no connections to the database of DATABASE_URL. Allow them: alter database NAME allow_connections true. (55000)',
  );
  expect(startProblem(error('currval is not yet defined'), true)).toMatch(/^The backend could not/);
});

it('an unknown error keeps its stack, as do those of other servers on SQLite', () => {
  expect(startProblem(new TypeError('of ours'), true)).toMatch(
    /^The backend could not.*\n.*of ours\n +at /,
  );
  for (const error of [new Error('a timeout'), withCode('ECONNREFUSED')])
    expect(startProblem(error, false)).toMatch(/^The backend could not start/);
});

it.each([
  ['EADDRINUSE', 'Port 80 is taken by another program'],
  ['EACCES', 'Port 80 needs more rights'],
  ['ENOTFOUND', 'HOST is not an address of this machine'],
])('a port that fails with %s is explained', (code, words) => {
  expect(portProblem(withCode(code), 80)).toContain(words);
});
