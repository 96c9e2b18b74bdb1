import { expect, test } from 'vitest';
import { type ToastOptions, withToast } from './Toast.tsx';

const ends: ToastOptions = { tone: 'positive', message: 'Your plan ends.', about: 'plan' };
const goesOn: ToastOptions = { tone: 'positive', message: 'Your plan goes on.', about: 'plan' };
const saved: ToastOptions = { tone: 'positive', message: 'Saved.' };

test('what is told last is all that is told about one thing', () => {
  expect(withToast([ends, saved], goesOn)).toEqual([saved, goesOn]);
});

test('news of different things, or of nothing named, stands beside each other', () => {
  expect(withToast([saved], saved)).toEqual([saved, saved]);
  expect(withToast([ends], { ...saved, about: 'card' })).toHaveLength(2);
});

test('the oldest makes room', () => {
  expect(withToast([ends, saved, saved], saved)).toEqual([saved, saved, saved]);
});
