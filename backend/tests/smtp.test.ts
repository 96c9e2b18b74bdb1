import { expect, it } from 'vitest';
import { problemOf } from '../src/features/mail/smtp.ts';

const failure = (message: string, codes: object) => Object.assign(new Error(message), codes);

it.each([
  ['connect ECONNREFUSED 127.0.0.1:1', { code: 'ESOCKET' }, /refused the connection.*\(ESOCKET\)$/],
  [
    'getaddrinfo ENOTFOUND nowhere.invalid',
    { code: 'EDNS' },
    /^The host in SMTP_URL was not found/,
  ],
  ['Invalid login', { code: 'EAUTH', responseCode: 535 }, /name or password.*\(EAUTH 535\)$/],
  [
    'No recipients',
    { code: 'EENVELOPE', responseCode: 550 },
    /rejected the sender or the recipient/,
  ],
  ['Greeting never received', { code: 'ETIMEDOUT' }, /did not respond in time/],
  ['Try later', { code: 'EMESSAGE', responseCode: 451 }, /is busy/],
  ['secret@example.org', {}, /^The mail server did not accept the email\. \(of an error/],
])('%s is explained in plain words, without the message', (message, codes, sentence) => {
  const problem = problemOf(failure(message, codes));
  expect(problem).toMatch(sentence);
  expect(problem).not.toContain(message);
});
