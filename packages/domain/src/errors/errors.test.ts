import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { errorOf, errorReasons, foreignReason, reasonOfFields } from '../index.ts';

test('docs/api.md lists every reason with its status and message', () => {
  const rows = Object.entries(errorReasons).map(
    ([reason, { status, text }]) => `| \`${reason}\` | ${status} | ${text} |\n`,
  );
  const page = readFileSync('docs/api.md', 'utf8');
  expect(page.slice(page.indexOf('## Reasons')).split('|---|---|---|\n')[1]).toBe(rows.join(''));
});

test('an error has the status and name of its reason, and its own message if given', () => {
  expect(errorOf('not-found')).toEqual({
    status: 404,
    name: 'NotFoundError',
    message: 'Not Found',
    details: { reason: 'not-found' },
  });
  const facts = { message: 'Your card has expired.', details: { code: 'expired_card' } };
  expect(errorOf('card-declined', facts)).toEqual({
    status: 402,
    name: 'CardError',
    message: 'Your card has expired.',
    details: { code: 'expired_card', reason: 'card-declined' },
  });
});

test('the reason of the only wrong field is the reason of the call', () => {
  expect(reasonOfFields([{ reason: 'name-taken' }])).toBe('name-taken');
  expect(reasonOfFields([{}])).toBe('invalid');
  expect(reasonOfFields([{ reason: 'name-taken' }, {}])).toBe('invalid');
});

test('an error of other software gets the reason with its message and status, or that of its status', () => {
  expect(foreignReason(400, 'Your account has been blocked by an administrator')).toBe(
    'account-blocked',
  );
  expect(foreignReason(403, 'Your account has been blocked by an administrator')).toBe('forbidden');
  expect(foreignReason(404, 'Entity not found')).toBe('not-found');
  expect(foreignReason(500, 'Internal Server Error')).toBe('internal');
  expect(foreignReason(501, 'Not Implemented')).toBe('internal');
});
