import * as appWindow from 'lucide-react/icons/app-window';
import * as arrow from 'lucide-react/icons/arrow-right';
import * as clock from 'lucide-react/icons/clock';
import * as tag from 'lucide-react/icons/tag';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { onePath } from './onePath.ts';
import smallIcon from './smallIcon.ts';

/** What the file of an icon passes to `createLucideIcon`; missing in the types of the library. */
const dataOf = (icon: object): { node: Parameters<typeof onePath>[0] } =>
  Reflect.get(icon, '__iconData');

const small = (icon: object) => smallIcon(onePath(dataOf(icon).node));

/** The attributes of the root in a fixed order, without class and namespace. */
const rootOf = (markup: string) =>
  markup
    .replace(/ (class|xmlns)="[^"]*"/g, '')
    .split('>')[0]
    ?.split(/ (?=[\w-]+=)/)
    .sort();

test('an icon has the attributes of lucide-react', () => {
  for (const props of [{}, { size: 16, strokeWidth: 1.75, 'aria-hidden': true }] as const) {
    const markup = renderToStaticMarkup(createElement(small(tag), props));
    const expected = renderToStaticMarkup(createElement(tag.default, props));
    expect(rootOf(markup)).toEqual(rootOf(expected));
  }
});

test('an icon with a class has no attributes for its strokes', () => {
  const markup = renderToStaticMarkup(createElement(small(arrow), { className: 'x' }));
  expect(markup).toMatch(
    /^<svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" class="x">/,
  );
});

const outline =
  'M12.586 2.586A2 2 0 0 0 11.172 2H4a2 2 0 0 0-2 2v7.172a2 2 0 0 0 .586 1.414l8.704 8.704a2.426 2.426 0 0 0 3.42 0l6.58-6.58a2.426 2.426 0 0 0 0-3.42z';

test.each([
  ['paths are one path', arrow, '<path d="M5 12h14M0 0m12 5 7 7-7 7"></path>'],
  [
    'a circle is part of the path',
    clock,
    '<path d="M2 12a10 10 0 1 1 20 0a10 10 0 1 1 -20 0zM12 6v6l4 2"></path>',
  ],
  [
    'a rectangle is part of the path',
    appWindow,
    '<path d="M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2zM10 4v4M2 8h20M6 4v4"></path>',
  ],
  [
    'a filled shape keeps its element',
    tag,
    `<path d="${outline}"></path><circle cx="7.5" cy="7.5" r=".5" fill="currentColor"></circle>`,
  ],
])('%s', (_name, icon, shapes) => {
  const markup = renderToStaticMarkup(createElement(small(icon)));
  expect(markup.replace(/^<svg[^>]*>|<\/svg>$/g, '')).toBe(shapes);
});
