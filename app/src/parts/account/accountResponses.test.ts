import { DataError } from '@portal/data/schemas';
import { describe, expect, test } from 'vitest';
import { accountRejected, passwordRejected } from './accountResponses.ts';

const invalid = (reason: string, message: string, path?: string) =>
  new DataError('invalid', { reason, message, fields: path ? [{ path, message }] : [] });

describe('a rejected account', () => {
  const inUse = 'Email address already in use';

  test('shows a used email at its field, with the other errors', () => {
    const email = {
      path: 'email',
      message: 'This attribute must be unique',
      reason: 'email-taken',
    };
    const name = { path: 'firstName', message: 'First name is required' };
    const rejected = (...fields: DataError['fields']) =>
      accountRejected(new DataError('invalid', { fields }));
    const taken = { ...email, message: inUse };
    expect(rejected(email)).toEqual({ ok: false, message: inUse, fields: [taken] });
    expect(rejected(name, email)).toMatchObject({ fields: [name, taken] });
  });

  test('shows a message for other failures', () => {
    expect(accountRejected(new DataError('timeout'))).toMatchObject({
      message: 'The server took too long to respond. Try again.',
    });
  });
});

describe('a rejected password', () => {
  const failed = 'Your password could not be changed.';
  const same = 'Your new password must be different than your current password';
  const wrong = 'The provided current password is invalid';
  const common = 'Password is too common';

  test.each([
    [invalid('password-unchanged', same), ['password', 'passwordConfirmation'], same],
    [invalid('current-password-rejected', wrong), ['currentPassword'], wrong],
    [invalid('invalid', common, 'password'), ['password'], common],
  ])('is shown at its fields', (error, paths, message) => {
    expect(passwordRejected(error)).toEqual({
      ok: false,
      message: failed,
      fields: paths.map((path) => ({ path, message })),
    });
  });

  test.each([
    ['offline', 'The server could not be reached. Check your connection and try again.'],
    ['timeout', 'The server took too long to respond. Try again.'],
    ['malformed', 'The server sent an unexpected response. Try again.'],
    ['server', 'An unknown error occurred.'],
  ] as const)('may have been changed when there was no response (%s)', (code, why) => {
    expect(passwordRejected(new DataError(code))).toEqual({
      ok: false,
      message: `${why} Your password may have changed. If you’re asked to sign in, try the new one first.`,
      unclear: true,
    });
  });

  test.each([
    invalid('current-password-rejected', wrong),
    invalid('password-unchanged', same),
    invalid('invalid', common, 'password'),
    new DataError('forbidden'),
  ])('may have been changed by an earlier attempt without a response', (error) => {
    expect(passwordRejected(error, true)).toMatchObject({
      message:
        'An earlier attempt may have changed your password. Try the new one as your current password.',
    });
  });

  test('has a general message, and a specific one for too many attempts', () => {
    expect(passwordRejected(new DataError('forbidden'))).toEqual({ ok: false, message: failed });
    expect(passwordRejected(new DataError('limited'))).toMatchObject({
      message: 'Too many attempts. Wait a while and try again.',
    });
  });
});
