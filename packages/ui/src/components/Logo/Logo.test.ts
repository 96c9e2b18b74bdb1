import { expect, test } from 'vitest';
import { pictureSrcSet, pictureWidths } from './Logo.tsx';

test('every kept width is offered, narrow first', () => {
  const sources = pictureWidths.map((width) => ({ url: `/logo-${width}.webp`, width })).reverse();
  const offered = pictureSrcSet(sources);
  expect(offered?.split(', ')).toHaveLength(10);
  expect(offered).toMatch(/^\/logo-320\.webp 320w, \/logo-640\.webp 640w, .*3840w$/);
});

test('other widths and empty addresses are left out', () => {
  expect(pictureSrcSet([{ url: '/thumb.png', width: 245 }])).toBeUndefined();
  expect(pictureSrcSet([{ url: '', width: 320 }])).toBeUndefined();
});

test('an address with a space or a comma stays one address', () => {
  expect(pictureSrcSet([{ url: '/my logo,1.webp', width: 320 }])).toBe('/my%20logo,1.webp 320w');
  expect(pictureSrcSet([{ url: '/logo,', width: 320 }])).toBe('/logo%2C 320w');
});
