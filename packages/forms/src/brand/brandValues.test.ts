import type { Media } from '@portal/data/schemas';
import { expect, test } from 'vitest';
import { imageOf } from './brandValues.ts';

const picture = (width: number, height: number, copies: readonly number[]): Media => ({
  id: 1,
  name: 'harbour.jpg',
  url: '/original.jpg',
  mime: 'image/jpeg',
  size: 5000,
  alternativeText: null,
  caption: null,
  blurhash: null,
  width,
  height,
  formats: Object.fromEntries(
    copies.map((copy) => [
      `w${copy}`,
      { url: `/w${copy}.webp`, width: copy, height: Math.round((copy * height) / width) },
    ]),
  ),
});
const urlBesideSignIn = (media: Media) => imageOf(media, 'signIn').url;

// Rows: X24R.5
test('beside sign-in is a copy of a picture, never a large original', () => {
  const copies = [320, 640, 1024, 1920, 2732, 3840];
  expect(urlBesideSignIn(picture(6000, 4000, copies))).toBe('/w1920.webp');
  // None of its copies is as high as the panel.
  expect(urlBesideSignIn(picture(8000, 1000, copies))).toBe('/w3840.webp');
  expect(urlBesideSignIn(picture(300, 400, []))).toBe('/original.jpg');
});
