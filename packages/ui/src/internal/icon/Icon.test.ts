import { ArrowRight, Check } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as styles from './Icon.css.ts';
import { Icon, type IconType } from './Icon.tsx';

test('an icon scales with the font size of the browser', () => {
  expect(renderToStaticMarkup(createElement(Icon, { icon: Check }))).toContain(
    'width="1rem" height="1rem"',
  );
  expect(renderToStaticMarkup(createElement(Icon, { icon: Check, size: 14 }))).toContain(
    'width="0.875rem" height="0.875rem"',
  );
});

test('right-to-left text mirrors an arrow, not a check mark', () => {
  const markup = (icon: IconType) => renderToStaticMarkup(createElement(Icon, { icon }));
  expect(markup(ArrowRight)).toContain(styles.mirrored);
  expect(markup(Check)).not.toContain(styles.mirrored);
});
