import { expect, it } from 'vitest';
import { decideRoute } from '../src/pages/route.ts';

const names = ['index', 'auth/login', 'auth/login.signed-out', 'auth/registration'];
const pages = new Map(names.map((name) => [`${name}.html`, '']));

const pageFor = (path: string, message?: string) => {
  const asked = { method: 'GET', path, message, fetchMode: 'navigate', hasAuthorization: false };
  const verdict = decideRoute(asked, { files: new Map(), pages });
  return verdict.kind === 'page' ? verdict.name : verdict.kind;
};

it('news choose the page that was built with them, and no other page', () => {
  expect(pageFor('/auth/login', 'signed-out')).toBe('auth/login.signed-out.html');
  expect(pageFor('/auth/login/', 'signed-out')).toBe('auth/login.signed-out.html');
  expect(pageFor('/auth/registration', 'signed-out')).toBe('auth/registration.html');
  expect(pageFor('/auth/elsewhere', 'signed-out')).toBe('auth/registration.html');
  expect(pageFor('/apps', 'signed-out')).toBe('index.html');
  // A file that was built for news is no address.
  expect(pageFor('/auth/login.signed-out')).toBe('auth/registration.html');
});

/** What people might write into an address, each as it is and in every wrapping. */
const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'><svg/onload=alert(1)>",
  '</title><script>alert(1)</script>',
  '--><script>alert(1)</script>',
  '__CSP_NONCE__',
  'javascript:alert(1)',
  '../login',
  '../../index',
  '..\\..\\secret',
  '/etc/passwd',
  'signed-out/../../secret',
  '__proto__',
  'constructor',
  'toString',
  '\u0000',
  '\u202etuo-dengis',
  'signed\u2010out',
  ' ',
  '.html',
  '%',
].flatMap((value) => [
  value,
  ` ${value}`,
  `${value}\u0000`,
  `signed-out${value}`,
  `${value}signed-out`,
  `signed-out.html${value}`,
  `${encodeURIComponent(value)}%00`,
  `"${value}`,
  value.toUpperCase() + value,
  value.repeat(500),
]);

it(`no message of ${hostile.length} hostile ones reaches a file or the page`, () => {
  expect(new Set(hostile).size).toBeGreaterThanOrEqual(200);
  const reached = hostile.filter((value) => pageFor('/auth/login', value) !== 'auth/login.html');
  expect(reached).toEqual([]);
});
