import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { richText } from './richText.tsx';

test('tags of a message become nodes wherever a language puts them', () => {
  const tags = { terms: (text: string) => <a href="/terms">{text}</a> };
  const markup = (message: string) => renderToStaticMarkup(richText(message, tags));
  expect(markup('I accept the <terms>terms</terms>.')).toBe(
    'I accept the <a href="/terms">terms</a>.',
  );
  expect(markup('<terms>Bedingungen</terms> akzeptieren, <b>1 < 2</b>')).toBe(
    '<a href="/terms">Bedingungen</a> akzeptieren, &lt;b&gt;1 &lt; 2&lt;/b&gt;',
  );
});
