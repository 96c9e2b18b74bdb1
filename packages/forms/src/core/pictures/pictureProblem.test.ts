import { expect, test } from 'vitest';
import { pictureProblem } from './pictureProblem.ts';

const bytes = (...start: number[]) =>
  new Blob([new Uint8Array([...start, ...new Array(20).fill(0)])]);
const ascii = (text: string) => [...text].map((email) => email.charCodeAt(0));

// Rows: 5.10, 9.4
test('JPEG, PNG and WEBP are recognised by their content', async () => {
  expect(await pictureProblem(bytes(0xff, 0xd8, 0xff, 0xe0))).toBeNull();
  expect(await pictureProblem(bytes(0x89, ...ascii('PNG\r\n\x1a\n')))).toBeNull();
  expect(await pictureProblem(bytes(...ascii('RIFF'), 9, 9, 9, 9, ...ascii('WEBP')))).toBeNull();
});

test('any other file is rejected, whatever its name', async () => {
  const rejected = 'Unsupported Format: Must be JPEG or PNG';
  for (const start of ['GIF89a', '<svg xmlns=', '%PDF-1.7', 'RIFF....WAVE', '']) {
    expect(await pictureProblem(new Blob([start], { type: 'image/png' }))).toBe(rejected);
  }
});

test('a field may accept fewer types, with a message of its own', async () => {
  const icons = { types: ['image/png'], message: 'Must be PNG' } as const;
  expect(await pictureProblem(bytes(0x89, ...ascii('PNG\r\n\x1a\n')), icons)).toBeNull();
  expect(await pictureProblem(bytes(0xff, 0xd8, 0xff, 0xe0), icons)).toBe('Must be PNG');
});

test('a picture may have 5 MB, and not one byte more', async () => {
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff]);
  const rest = (size: number) => new Uint8Array(size - jpeg.length);
  const limit = 5 * 1024 * 1024;
  expect(await pictureProblem(new Blob([jpeg, rest(limit)]))).toBeNull();
  expect(await pictureProblem(new Blob([jpeg, rest(limit + 1)]))).toBe('Maximum 5 MB');
});
