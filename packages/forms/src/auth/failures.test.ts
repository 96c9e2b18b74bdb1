import { DataError } from '@portal/data/schemas';
import { expect, test } from 'vitest';
import { emailFailure, forgotFailure, registrationFailure, resetFailure } from './failures.ts';

const offline = new DataError('offline');
const broken = new DataError('server', { status: 500 });
const invalid = (message: string, reason: string, fields: DataError['fields'] = []) =>
  new DataError('invalid', { status: 400, message, reason, fields });
const away = {
  path: '',
  message: 'The server could not be reached. Check your connection and try again.',
};

// Rows: 8.3
test('a taken address is shown above the fields and at the email', () => {
  const message = 'Email or Username are already taken';
  expect(registrationFailure(invalid(message, 'email-taken'))).toEqual({
    ok: false,
    message,
    fields: [
      { path: 'email', message },
      { path: '', message: 'Sign in instead, or use another email address.' },
    ],
  });
});

// Rows: 8.3
test('a taken address with another invalid field is shown with its help', () => {
  const email = { path: 'email', message: 'This attribute must be unique', reason: 'email-taken' };
  const name = { path: 'first_name', message: 'First name is required' };
  expect(registrationFailure(invalid('', 'invalid', [name, email])).fields).toEqual([
    { ...name, path: 'firstName' },
    email,
    { path: '', message: 'Sign in instead, or use another email address.' },
  ]);
});

// Rows: 8.3
test('server errors of a registration are shown at their fields, other failures as one message', () => {
  const fields = [{ path: 'first_name', message: 'First name is required' }];
  const message = 'Registration failed, please try again.';
  expect(registrationFailure(invalid(message, 'invalid', fields)).fields).toEqual([
    { path: 'firstName', message: 'First name is required' },
  ]);
  expect(registrationFailure(offline)).toEqual({ ok: false, message, fields: [away] });
});

// Rows: 8.4
test('an email that cannot be sent is reported with and without a response', () => {
  expect(forgotFailure(broken).message).toBe(
    'An error occurred while sending password reset email',
  );
  expect(forgotFailure(offline).message).toBe('An error has occurred, please try again.');
  expect(emailFailure(offline).fields).toEqual([away]);
  const fields = [{ path: 'email', message: 'Invalid email address' }];
  expect(forgotFailure(invalid('Invalid email address', 'invalid', fields)).fields).toEqual(fields);
});

// Rows: 8.5
test('an expired code is a separate case, other rejections keep their message', () => {
  expect(resetFailure(invalid('', 'reset-code-rejected'))).toBe('timed-out');
  expect(resetFailure(invalid('Passwords do not match', 'invalid'))).toMatchObject({
    message: 'Passwords do not match',
  });
  expect(resetFailure(broken)).toMatchObject({ message: 'Password reset failed' });
  expect(resetFailure(new DataError('malformed'))).toMatchObject({
    message: 'Password reset unsuccessful',
  });
});
