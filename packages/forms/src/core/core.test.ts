import { brandTexts, listingTexts } from '@portal/domain';
import { expect, test } from 'vitest';
import { createAttempts } from './attempt.ts';
import { type FieldRule, problemsIn, textRule } from './rules.ts';
import { doneAgo } from './SubmitBar.tsx';
import { onlyProblem, sortProblems } from './submitResult.ts';
import { summaryLines } from './summaryLines.ts';

const said = (it: FieldRule, value: unknown) =>
  problemsIn({ it: value }, { fields: { it } }).map(({ message }) => message);

test('a broken rule returns its message', () => {
  expect(said(textRule({ required: 'Link is required' }), '')).toEqual(['Link is required']);
  expect(said(textRule({ max: 3 }), 'four')).toEqual(['Maximum 3 symbols']);
  expect(said(textRule({ max: 3 }), 'ā🐦x')).toEqual([]);
});

test('rules over several fields run once each field is valid', () => {
  const rules = {
    fields: { one: textRule({ min: 2 }), two: textRule({}) },
    together: (values: { one: string; two: string }) =>
      values.one === values.two ? [] : [{ path: 'one', message: 'Not the same' }],
  };
  expect(problemsIn({ one: 'a', two: 'b' }, rules)).toEqual([
    { path: 'one', message: 'Minimum 2 symbols' },
  ]);
  expect(problemsIn({ one: 'aa', two: 'b' }, rules)).toEqual([
    { path: 'one', message: 'Not the same' },
  ]);
});

test('formats the time since a save', () => {
  const saved = (seconds: number) => doneAgo('Saved', seconds * 1000);
  expect([-60, 0, 4.9].map(saved)).toEqual(new Array(3).fill('Saved just now'));
  expect([12, 59.9].map(saved)).toEqual(['Saved 12 seconds ago', 'Saved 59 seconds ago']);
  expect([60, 180].map(saved)).toEqual(['Saved a minute ago', 'Saved 3 minutes ago']);
  expect([3600, 9000].map(saved)).toEqual(['Saved an hour ago', 'Saved 2 hours ago']);
});

test('the summary is in screen order and names the field of a general message', () => {
  const labels = { name: 'Name', trial: 'Free trial link', link: 'Link', email: 'Email' };
  const problems = [
    { path: 'link', message: 'Must be a valid link' },
    { path: 'trial', message: 'Must be a valid link' },
    { path: 'email', message: 'Invalid email address' },
    { path: 'name', message: 'Maximum 120 symbols' },
  ];
  const lines = summaryLines(problems, labels, [listingTexts.link]);
  expect(lines.map(({ message }) => message)).toEqual([
    'Name: Maximum 120 symbols',
    'Free trial link: Must be a valid link',
    'Link: Must be a valid link',
    'Invalid email address',
  ]);
});

test('a message that names no field names each in the summary', () => {
  const labels = { accent: 'Accent colour', panel: 'Sign-in panel' };
  const linesOf = (message: string, general?: true) =>
    summaryLines(
      Object.keys(labels).map((path) => ({ path, message, ...(general && { general }) })),
      labels,
      [brandTexts.color],
    ).map((line) => line.message);
  const elsewhere = 'This was changed elsewhere. Choose a version.';
  for (const lines of [
    linesOf(brandTexts.color),
    linesOf(elsewhere),
    linesOf('Maximum 25 megapixels', true),
  ])
    expect(lines).toEqual([
      expect.stringMatching(/^Accent colour: ./),
      expect.stringMatching(/^Sign-in panel: ./),
    ]);
});

test('a message about two fields appears once in the summary', () => {
  const labels = { password: 'New password', again: 'Confirm new password' };
  const message = 'Your new password must be different than your current password';
  const problems = [
    { path: 'again', message },
    { path: 'password', message },
  ];
  expect(summaryLines(problems, labels)).toEqual([{ name: 'password', message }]);
});

test('separates server problems of fields from the rest', () => {
  const found = [
    { path: 'industries.0', message: 'industries is not valid' },
    { path: 'industries.2', message: 'industries is gone' },
    { path: 'elsewhere', message: 'Your plan allows three listings' },
  ];
  expect(sortProblems(found, new Set(['name', 'industries']))).toEqual({
    atFields: [
      {
        path: 'industries',
        message: 'industries is not valid',
        items: { 0: 'industries is not valid', 2: 'industries is gone' },
      },
    ],
    loose: ['Your plan allows three listings'],
  });
});

test('an error is alone only without others', () => {
  const email = { path: 'email', message: 'Email address already in use' };
  expect(onlyProblem({ atFields: [email], loose: [] })).toBe(email);
  expect(onlyProblem({ atFields: [email], loose: ['More'] })).toBeUndefined();
  expect(onlyProblem({ atFields: [email, email], loose: [] })).toBeUndefined();
});

const counted = () => {
  let count = 0;
  return createAttempts(() => `key ${++count}`);
};

test('a retry with the same values has the same key', () => {
  const attempts = counted();
  expect(attempts.keyFor({ name: 'Weka' })).toBe('key 1');
  expect(attempts.keyFor({ name: 'Weka' })).toBe('key 1');
});

test('changed values, or the same values after a save, get a new key', () => {
  const attempts = counted();
  attempts.keyFor({ name: 'Weka' });
  expect(attempts.keyFor({ name: 'Weka!' })).toBe('key 2');
  attempts.settle();
  expect(attempts.keyFor({ name: 'Weka!' })).toBe('key 3');
});

test('an attempt without a response continues after a reload', () => {
  const before = counted();
  before.keyFor({ name: 'Weka' });
  const open = before.open();
  const after = createAttempts(() => 'a new key');
  if (open) after.resume(open);
  expect(after.keyFor({ name: 'Weka' })).toBe('key 1');
});
