import { expect, test } from 'vitest';
import { createAttempts } from './attempt.ts';

const counted = () => {
  let count = 0;
  return createAttempts(() => `key ${++count}`);
};

test('a retry of the same values has the same key', () => {
  const attempts = counted();
  expect(attempts.keyFor({ name: 'Weka' })).toBe('key 1');
  expect(attempts.keyFor({ name: 'Weka' })).toBe('key 1');
});

test('changed values, or the same ones after they were stored, are another deed', () => {
  const attempts = counted();
  attempts.keyFor({ name: 'Weka' });
  expect(attempts.keyFor({ name: 'Weka!' })).toBe('key 2');
  attempts.settle();
  expect(attempts.keyFor({ name: 'Weka!' })).toBe('key 3');
});

test('an attempt without an answer goes on after a reload', () => {
  const before = counted();
  before.keyFor({ name: 'Weka' });
  const open = before.open();
  const after = createAttempts(() => 'a new key');
  if (open) after.resume(open);
  expect(after.keyFor({ name: 'Weka' })).toBe('key 1');
});
