import { expect, test } from 'vitest';
import { personFields } from '../account/personFields.ts';
import { fieldProblem } from './fields.ts';
import { emailProblem, isBlank, isGreetable, passwordProblem, textProblem } from './text.ts';

// Rows: 5.9
test('a text without visible symbols is blank', () => {
  for (const text of [
    '',
    ' \n',
    '\u200b\u2060\ufeff',
    '\u2800\u3164 \u00ad',
    '\u200b'.repeat(10_001),
  ])
    expect([text.slice(0, 4), isBlank(text)]).toEqual([text.slice(0, 4), true]);
  expect(isBlank('\u200bKia ora')).toBe(false);
  expect([null, undefined, ' '].map((text) => textProblem(text, {}))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(textProblem(' ', { required: 'Name is required' })).toBe('Name is required');
});

test('symbols are counted by code point', () => {
  expect(textProblem('🥝'.repeat(3), { min: 3, max: 3 })).toBeUndefined();
  expect(textProblem('🥝🥝', { min: 3 })).toBe('Minimum 3 symbols');
  expect(textProblem('x🥝ā!', { max: 3 })).toBe('Maximum 3 symbols');
});

test('unstorable text and values of other types are invalid', () => {
  for (const value of ['Kia\0ora', 'Kia \ud800', 7, true, ['x'], {}])
    expect(textProblem(value, { label: 'Name' })).toBe('Name is not valid');
});

// Rows: 5.2, 5.5
test('email addresses', () => {
  const good = [
    'kiri@example.org',
    ' \u202akiri@example.org\u202c\n',
    'a.b+c@mail.example.org',
    '',
  ];
  const longest = `${'a'.repeat(242)}@example.org`;
  for (const address of [...good, longest, `  ${longest}  `])
    expect([address.slice(0, 30), emailProblem(address)]).toEqual([
      address.slice(0, 30),
      undefined,
    ]);
  const bad = [
    'hello',
    '.kiri@example.org',
    'kiri.@example.org',
    'a..b@example.org',
    'kiri@example',
    'kiri@a.b',
    'kiri@127.0.0.1',
    'kiri@example.x1',
    'ki ri@example.org',
    'ki\nri@example.org',
    'ā@example.org',
    'ki\u200bri@example.org',
  ];
  for (const address of bad)
    expect([address, emailProblem(address)]).toEqual([address, 'Invalid email address']);
  expect(emailProblem(`a${longest}`)).toBe('Maximum 254 symbols');
  expect(fieldProblem(personFields.email, ' ')).toBe('Email is required');
});

// Rows: 5.2
test('passwords', () => {
  const blank = ['', ' '.repeat(8), '\u200b'.repeat(8)];
  const unstorable = ['pass\0word', 'passwor\ud800'];
  const said = [...blank, 'x'.repeat(7), 'x'.repeat(65), 'ā'.repeat(37), ...unstorable];
  expect(said.map(passwordProblem)).toEqual([
    ...blank.map(() => 'Password is required'),
    'Minimum 8 symbols',
    'Maximum 64 symbols',
    'This password is too long',
    ...unstorable.map(() => 'Password is not valid'),
  ]);
  expect(['x'.repeat(8), 'x'.repeat(64)].map(passwordProblem)).toEqual([undefined, undefined]);
});

test('names that an email does not greet', () => {
  const greeted = [
    'Mere',
    'Ana-Mária O’Hara',
    'J. R. Smith',
    'J.R.',
    'Dr. Ng',
    'محمد\u200cرضا',
    '李小龍',
  ];
  const spam = [
    ...['https://evil.example', 'Win at evil.com', 'www.x', 'evil。com', 'EVIL．COM/a', '10.0.0.1'],
    ...[
      'e\u200bvil.c\u200bom',
      'x@evil.nz',
      'ftp://a',
      'Mere\u0007',
      'a\nBcc: b',
      'a\u2028b',
      '\u0085',
    ],
  ];
  expect(greeted.filter((name) => !isGreetable(name))).toEqual([]);
  expect(spam.filter(isGreetable)).toEqual([]);
});
