import { expect, it } from 'vitest';
import { readOrigin } from './readKeys.ts';

it.each([
  ['https://Directory.example.org/', 'https://directory.example.org'],
  ['http://localhost:4000', 'http://localhost:4000'],
  ['https://*', null],
  ['https://kea..example', null],
  ['https://me@example.org', null],
  ['https://example.org/path', null],
])('reads the origin %s as %s', (text, origin) => expect(readOrigin(text)).toBe(origin));
