import * as loader from 'lucide-react/icons/loader-circle';
import * as sun from 'lucide-react/icons/sun';
import * as tag from 'lucide-react/icons/tag';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import smallIcon from './smallIcon.ts';

/** The attributes of each element in a fixed order, without class and namespace. */
const attributesOf = (markup: string) =>
  markup
    .replace(/ (class|xmlns)="[^"]*"/g, '')
    .split('>')
    .map((element) => element.split(/ (?=[\w-]+=)/).sort());

/** What the file of an icon passes to `createLucideIcon`; missing in the types of the library. */
const dataOf = (icon: object): Parameters<typeof smallIcon>[0] => Reflect.get(icon, '__iconData');

test.each([
  ['a tag', tag],
  ['a sun', sun],
  ['a loader', loader],
])('%s renders as with lucide-react', (_name, icon) => {
  const Icon = smallIcon(dataOf(icon));
  for (const props of [{}, { size: 16, strokeWidth: 1.75, 'aria-hidden': true }] as const) {
    const markup = renderToStaticMarkup(createElement(Icon, props));
    const expected = renderToStaticMarkup(createElement(icon.default, props));
    expect(attributesOf(markup)).toEqual(attributesOf(expected));
  }
});
