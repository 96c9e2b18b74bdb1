import { textRule } from '@portal/data/schemas';
import {
  array,
  boolean,
  date,
  enums,
  integer,
  min,
  nonempty,
  number,
  object,
  size,
  string,
} from 'superstruct';
import { expect, test } from 'vitest';
import { type FieldRule, problemsIn } from './rules.ts';

const said = (it: FieldRule, value: unknown) =>
  problemsIn({ it: value }, { fields: { it } }).map(({ message }) => message);

test('a broken rule is told in its printed sentence', () => {
  expect(said(textRule({ required: 'Link is required' }), '')).toEqual(['Link is required']);
  expect(said(textRule({ max: 3 }), 'four')).toEqual(['Maximum 3 symbols']);
  expect(said(textRule({ max: 3 }), 'ā🐦x')).toEqual([]);
});

test('the words of the validation library never reach anybody', () => {
  const bare = [
    string(),
    number(),
    boolean(),
    date(),
    integer(),
    array(string()),
    enums(['a', 'b']),
    object({ a: string() }),
    nonempty(string()),
    min(number(), 3),
    size(string(), 2, 4),
  ];
  for (const rule of bare) {
    for (const value of [undefined, null, '', 1.5, [1], {}, new Date(Number.NaN)]) {
      for (const message of said(rule, value)) expect(message).toBe('This is not valid');
    }
  }
});

test('rules over several fields wait until their fields are right', () => {
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
