import { describe, expect, test, vi } from 'vitest';
import { safeLink } from './link.ts';

describe('links', () => {
  test.each([
    ['https://example.com', 'https://example.com/'],
    ['  http://example.com/a b \n', 'http://example.com/a%20b'],
    ['https://māori.example/ū?q=1#x', 'https://xn--mori-qsa.example/%C5%AB?q=1#x'],
    ['HTTPS://A.NZ', 'https://a.nz/'],
    ['https://[::1]:8080', 'https://[::1]:8080/'],
    ['http://127.0.0.1', 'http://127.0.0.1/'],
    ['http://portal_backend.local./', 'http://portal_backend.local./'],
    ['https://a-1--b.nz', 'https://a-1--b.nz/'],
    ['\u202ahttps://a.nz/plans\u200b\u202c', 'https://a.nz/plans'],
    ['\u3164https://a.nz/plans\u034f\u{e0020}\u2800', 'https://a.nz/plans'],
    ['https://a.nz/❤\ufe0f', 'https://a.nz/%E2%9D%A4%EF%B8%8F'],
  ])('%s is a link', (text, href) => expect(safeLink(text)).toBe(href));

  test.each([
    '',
    'example.com',
    '//a.nz',
    'http://',
    'http://a b',
    'https://a,b',
    'https://*.a.nz',
    'https://.',
    'https://a..nz',
    'https://.a.nz',
    'https://-',
    'https://a-.nz',
    `https://${'a'.repeat(64)}.nz`,
    'ftp://example.com',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://ho\nst/',
    'http://ho\tst/',
    'https://a.nz/\0',
    'https://a.nz/\ud800',
    'https://bank.nz@a.nz',
    'https://:secret@a.nz/',
    'https://a.nz/pl\u00adans',
    'https://a\ufeff.nz/',
    'https://a.nz/pl\u3164ans',
    'https://a.nz/pl\u034fans',
    'https://a.nz/pl\u{e0061}ans',
  ])('%s is no link', (text) => expect(safeLink(text)).toBeNull());

  test('are parsed in browsers without URL.parse', () => {
    const parse = vi.spyOn(URL, 'parse').mockImplementation(() => {
      throw new TypeError('URL.parse is not a function');
    });
    expect(safeLink('https://example.com')).toBe('https://example.com/');
    parse.mockRestore();
  });
});
