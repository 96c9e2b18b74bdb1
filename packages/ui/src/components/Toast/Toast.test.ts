import { expect, test } from 'vitest';
import { type ToastOptions, withToast } from './Toast.tsx';

const ends: ToastOptions = { tone: 'positive', message: 'Your plan ends.', about: 'plan' };
const goesOn: ToastOptions = { tone: 'positive', message: 'Your plan goes on.', about: 'plan' };
const saved: ToastOptions = { tone: 'positive', message: 'Saved.' };

test('a toast replaces an earlier one with the same subject', () => {
  expect(withToast([ends, saved], goesOn)).toEqual([saved, goesOn]);
});

test('a toast replaces an earlier one with the same text', () => {
  expect(withToast([saved, ends], saved)).toEqual([ends, saved]);
});

test('toasts with different subjects are shown together', () => {
  expect(withToast([ends], { ...saved, about: 'card' })).toHaveLength(2);
});

test('a fourth toast replaces the oldest', () => {
  const other = (message: string): ToastOptions => ({ tone: 'positive', message });
  const three = [ends, saved, other('Copied.')];
  expect(withToast(three, other('Sent.'))).toEqual([saved, other('Copied.'), other('Sent.')]);
});
