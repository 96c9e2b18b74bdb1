import { expect, test } from 'vitest';
import { newsOf } from './news.ts';

// Rows: 2.2, 8.1, 8.6, X3
test.each([
  ['register-success', 'Your account has been created.'],
  ['email-verified', 'Your email has been successfuly verified...'],
  ['password-reset', 'Your password has been reset.'],
  ['session-ended', 'What you typed is stored on this device.'],
  ['session-ended-unkept', 'What you typed may be lost.'],
  ['cookies-needed', 'Signing in needs cookies.'],
])('%s has a message', (message, words) => {
  expect(newsOf(new URLSearchParams({ message }))?.text).toContain(words);
});

test('an unknown message is ignored', () => {
  expect(newsOf(new URLSearchParams({ message: '<b>hello</b>' }))).toBeUndefined();
});
