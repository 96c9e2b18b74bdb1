import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { richText } from './richText.tsx';

// Compiled messages have U+0002 in place of the `<` of their tags; here `[`.
test('tags of a message become nodes wherever a language puts them, and those of a value do not', () => {
  const tags = { terms: (text: string) => <a href="/terms">{text}</a> };
  const markup = (message: string) =>
    renderToStaticMarkup(richText(message.replaceAll('[', '\u0002').replaceAll(']', '>'), tags));
  expect(markup('I accept the [terms]terms[/terms].')).toBe(
    '<span>I accept the </span><a href="/terms">terms</a><span>.</span>',
  );
  expect(markup('[terms]Bedin\ngungen[/terms] akzeptieren, <terms>1 < 2</terms>')).toBe(
    '<a href="/terms">Bedin\ngungen</a><span> akzeptieren, &lt;terms&gt;1 &lt; 2&lt;/terms&gt;</span>',
  );
});
