import { expect, test } from 'vitest';
import { timeSince } from './SubmitBar.tsx';
import { onlyField, sortProblems } from './submitResult.ts';
import { summaryLines } from './summaryLines.ts';

test('the time since a save is told in plain words', () => {
  const seconds = (count: number) => timeSince(count * 1000);
  expect([-60, 0, 4.9].map(seconds)).toEqual(['just now', 'just now', 'just now']);
  expect([12, 59.9].map(seconds)).toEqual(['12 seconds ago', '59 seconds ago']);
  expect([60, 180].map(seconds)).toEqual(['a minute ago', '3 minutes ago']);
  expect([3600, 9000].map(seconds)).toEqual(['an hour ago', '2 hours ago']);
});

test('the summary follows the fields on screen and says which field a general sentence is about', () => {
  const labels = { name: 'Name', trial: 'Free trial link', link: 'Link', email: 'Email' };
  const problems = [
    { path: 'link', message: 'Must be a valid link' },
    { path: 'trial', message: 'Must be a valid link' },
    { path: 'email', message: 'Invalid email address' },
    { path: 'name', message: 'Maximum 120 symbols' },
  ];
  expect(summaryLines(problems, labels).map(({ message }) => message)).toEqual([
    'Name: Maximum 120 symbols',
    'Free trial link: Must be a valid link',
    'Link: Must be a valid link',
    'Invalid email address',
  ]);
});

test('a sentence about two fields stands once in the summary', () => {
  const labels = { password: 'New password', again: 'Confirm new password' };
  const message = 'Your new password must be different than your current password';
  const problems = [
    { path: 'again', message },
    { path: 'password', message },
  ];
  expect(summaryLines(problems, labels)).toEqual([{ name: 'password', message }]);
});

test('problems the server found stand at their fields, those of no field apart', () => {
  const found = [
    { path: 'industries.0', message: 'industries is not valid' },
    { path: 'elsewhere', message: 'Your plan allows three listings' },
  ];
  expect(sortProblems(found, new Set(['name', 'industries']))).toEqual({
    atFields: [{ path: 'industries', message: 'industries is not valid' }],
    loose: ['Your plan allows three listings'],
  });
});

test('a field that says the whole story says it alone', () => {
  const message = 'Email address already in use';
  const email = { path: 'email', message };
  expect(onlyField(message, { atFields: [email], loose: [] })).toBe('email');
  expect(onlyField('Not saved', { atFields: [email], loose: [] })).toBeNull();
  expect(onlyField(message, { atFields: [email], loose: ['More'] })).toBeNull();
  expect(onlyField(message, { atFields: [email, email], loose: [] })).toBeNull();
});
