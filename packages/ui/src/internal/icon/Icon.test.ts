import { Check } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon } from './Icon.tsx';

test('a drawing grows with the size of letters that is set in the browser', () => {
  expect(renderToStaticMarkup(createElement(Icon, { icon: Check }))).toContain(
    'width="1rem" height="1rem"',
  );
  expect(renderToStaticMarkup(createElement(Icon, { icon: Check, size: 14 }))).toContain(
    'width="0.875rem" height="0.875rem"',
  );
});
