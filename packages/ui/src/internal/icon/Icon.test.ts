import { Check } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon } from './Icon.tsx';

test('an icon scales with the font size of the browser', () => {
  expect(renderToStaticMarkup(createElement(Icon, { icon: Check }))).toContain(
    'width="1rem" height="1rem"',
  );
  expect(renderToStaticMarkup(createElement(Icon, { icon: Check, size: 14 }))).toContain(
    'width="0.875rem" height="0.875rem"',
  );
});
