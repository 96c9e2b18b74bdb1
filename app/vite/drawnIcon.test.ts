import * as loader from 'lucide-react/icons/loader-circle';
import * as sun from 'lucide-react/icons/sun';
import * as tag from 'lucide-react/icons/tag';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import drawnIcon from './drawnIcon.ts';

/** Which attributes each element has: apart from names that nothing here goes by, and in no order. */
const drawing = (markup: string) =>
  markup
    .replace(/ (class|xmlns)="[^"]*"/g, '')
    .split('>')
    .map((element) => element.split(/ (?=[\w-]+=)/).sort());

/** The library's types leave out what its file of an icon hands to `createLucideIcon`. */
const dataOf = (icon: object): Parameters<typeof drawnIcon>[0] => Reflect.get(icon, '__iconData');

test.each([
  ['a tag', tag],
  ['a sun', sun],
  ['a loader', loader],
])('%s is drawn as the library draws it', (_name, icon) => {
  const Drawn = drawnIcon(dataOf(icon));
  for (const props of [{}, { size: 16, strokeWidth: 1.75, 'aria-hidden': true }] as const) {
    const markup = renderToStaticMarkup(createElement(Drawn, props));
    const wanted = renderToStaticMarkup(createElement(icon.default, props));
    expect(drawing(markup)).toEqual(drawing(wanted));
  }
});
