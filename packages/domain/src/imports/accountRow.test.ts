import { expect, test } from 'vitest';
import { accountChanges, newAccountProblems, readAccountRow } from './accountRow.ts';
import { importTargetLabels, planOf, requiredTargets, targetsProblem } from './importColumns.ts';

// Rows: X45T.10
test('a row has the address as users sign in with it, and trimmed names', () => {
  const targets = ['email', null, 'first_name', 'last_name', 'id'];
  const row = readAccountRow([' ANA@X.example ', 'secret', ' Ana ', 7, 12], targets);
  expect(row).toEqual({
    id: '12',
    email: 'ana@x.example',
    input: { first_name: 'Ana', last_name: '7' },
    errors: [],
  });
  expect(newAccountProblems(row)).toEqual([]);
  const other = readAccountRow(['x@y', '', {}, 'a', 'b', 'c'], targets);
  expect(other.errors.map(({ path }) => path)).toEqual([['row'], ['first_name']]);
  expect(newAccountProblems(other).map(({ path }) => path)).toEqual([['email'], ['first_name']]);
});

test('only names that a row changes are checked, so that an account without one can be exported and imported', () => {
  const was = { first_name: '', last_name: 'Tau' };
  expect(accountChanges(was, { ...was })).toEqual({ changes: {}, errors: [] });
  expect(accountChanges(was, { last_name: 'Kea' })).toEqual({
    changes: { last_name: 'Kea' },
    errors: [],
  });
  expect(accountChanges(was, { last_name: '' }).errors).toEqual([
    { path: ['last_name'], message: 'Last name is required' },
  ]);
});

test('accounts are found by the address rather than the ID of another product, and never emailed by an earlier choice', () => {
  const columns = ['ID', 'user_email', 'Vorname', 'Surname', 'user_pass', 'Plan'];
  const plan = planOf(columns, 'accounts', importTargetLabels('accounts'), [], false);
  expect([plan.key, ...plan.targets]).toEqual([
    'email',
    ...['id', 'email', 'first_name', 'last_name', null, null],
  ]);
  const again = planOf(columns, 'accounts', [], [{ ...plan, columns, emailsVendors: true }], false);
  expect(again).toEqual(plan);
  expect(requiredTargets('accounts', 'draft')).toEqual(['email', 'first_name', 'last_name']);
  expect(targetsProblem(['first_name'], 1, 'accounts')).toMatch(/email address or the ID/);
  expect(targetsProblem(['staff_roles'], 1, 'accounts')).toBe('Columns are not valid');
});
