import { expect, test } from 'vitest';
import { type FieldRule, problemsIn, textRule } from './rules.ts';

const said = (it: FieldRule, value: unknown) =>
  problemsIn({ it: value }, { fields: { it } }).map(({ message }) => message);

test('a broken rule is told in its printed sentence', () => {
  expect(said(textRule({ required: 'Link is required' }), '')).toEqual(['Link is required']);
  expect(said(textRule({ max: 3 }), 'four')).toEqual(['Maximum 3 symbols']);
  expect(said(textRule({ max: 3 }), 'ā🐦x')).toEqual([]);
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
