import { expect, test } from 'vitest';
import { type ToastOptions, withToast } from './Toast.tsx';

const ends: ToastOptions = { tone: 'positive', message: 'Your plan ends.', about: 'plan' };
const goesOn: ToastOptions = { tone: 'positive', message: 'Your plan goes on.', about: 'plan' };
const saved: ToastOptions = { tone: 'positive', message: 'Saved.' };

test('a toast replaces an earlier one with the same subject', () => {
  expect(withToast([ends, saved], goesOn)).toEqual([saved, goesOn]);
});

test('toasts with different subjects, or without one, are shown together', () => {
  expect(withToast([saved], saved)).toEqual([saved, saved]);
  expect(withToast([ends], { ...saved, about: 'card' })).toHaveLength(2);
});

test('a fourth toast replaces the oldest', () => {
  expect(withToast([ends, saved, saved], saved)).toEqual([saved, saved, saved]);
});
