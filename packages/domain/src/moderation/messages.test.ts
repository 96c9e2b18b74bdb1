import { expect, it } from 'vitest';
import type { FieldError } from '../fields/fields.ts';
import { isEditable, linkParts, newMessages, readMessage } from './messages.ts';

it('keeps line breaks of a message and rejects blank and long ones', () => {
  const errors: FieldError[] = [];
  expect(readMessage({ text: ' One\n\nTwo \n' }, errors)).toBe('One\n\nTwo');
  expect(errors).toEqual([]);
  for (const text of [undefined, ' \n', 'x'.repeat(2001), 7, 'a\0b'])
    expect(readMessage({ text }, errors)).toBeNull();
  expect(errors.map(({ message }) => message)).toEqual([
    'Message is required',
    'Message is required',
    'Maximum 2000 symbols',
    'Message is not valid',
    'Message is not valid',
  ]);
});

it('lets only the author edit a message, for five minutes', () => {
  const message = { authorId: 4, sentAt: 1000 };
  const fiveMinutes = 5 * 60_000;
  expect(isEditable(message, 4, 1000 + fiveMinutes - 1)).toBe(true);
  expect(isEditable(message, 4, 1000 + fiveMinutes)).toBe(false);
  expect(isEditable(message, 5, 1000)).toBe(false);
});

it('counts the messages of the other side as new, to staff until one of them answers', () => {
  const of = (ids: string) =>
    [...ids].map((side, index) => ({ id: index + 1, byAdmin: side === 'a' }));
  const ids = (thread: string, admin: boolean, readTo: number) =>
    newMessages(of(thread), { admin, readTo }).map(({ id }) => id);
  expect(ids('vav', true, 0)).toEqual([3]);
  expect(ids('vav', true, 3)).toEqual([]);
  expect(ids('vva', true, 0)).toEqual([]);
  expect(ids('ava', false, 0)).toEqual([1, 3]);
  expect(ids('ava', false, 1)).toEqual([3]);
});

it.each([
  ['https://kea.example/Kea_(bird).', 'https://kea.example/Kea_(bird)'],
  ['(https://kea.example/Kea_(bird))', 'https://kea.example/Kea_(bird)'],
  ['[https://kea.example/a[1]]', 'https://kea.example/a[1]'],
  ['https://māori.example/ā', 'https://māori.example/ā'],
  ['https://аpple.example/x', 'https://xn--pple-43d.example/x'],
  ['https://kеa.example:8080', 'https://xn--ka-nlc.example:8080'],
])('shows the link of %s as %s', (text, shown) =>
  expect(linkParts(text).find(({ href }) => href)?.text).toBe(shown),
);

it('finds the links of a message that are safe', () => {
  expect(linkParts('See https://a.example/x?y=1, or (http://b.example).')).toEqual([
    { text: 'See ' },
    { text: 'https://a.example/x?y=1', href: 'https://a.example/x?y=1' },
    { text: ', or (' },
    { text: 'http://b.example', href: 'http://b.example/' },
    { text: ').' },
  ]);
  for (const text of ['javascript:alert(1)', 'https://bank.example@evil.example', 'no link'])
    expect(linkParts(text)).toEqual([{ text }]);
});
