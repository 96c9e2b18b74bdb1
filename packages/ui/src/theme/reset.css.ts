import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { focusRing, onPaper, rem, textStyle } from './css.ts';
import { space } from './scale.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box', margin: 0, padding: 0 });
globalStyle(':root', { colorScheme: 'light dark' });
globalStyle('[data-theme=light]', { colorScheme: 'light' });
globalStyle('[data-theme=dark]', { colorScheme: 'dark' });
// The colour of the page, which a section would inherit, is that of the page's theme.
globalStyle(':where([data-theme])', { color: vars.color.text });
// Paper is light.
globalStyle(':root, [data-theme=dark]', onPaper({ colorScheme: 'light' }));
globalStyle('html', { textSizeAdjust: 'none', scrollPaddingBlock: '72px 96px' });
globalStyle('body', {
  ...textStyle('body'),
  fontFamily: vars.fontFamily.text,
  color: vars.color.text,
  background: vars.color.canvas,
  textRendering: 'geometricPrecision',
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'anywhere',
});
// A prerendered page keeps the system font, since changing the font would shift its layout.
globalStyle('[data-font=system] body', { fontFamily: vars.fontFamily.system });
globalStyle('button, input, textarea, select', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
globalStyle('button', { background: 'none', border: 0, cursor: 'pointer', textAlign: 'inherit' });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('img, svg', { display: 'block', flexShrink: 0 });
globalStyle('table', { borderCollapse: 'collapse', borderSpacing: 0 });
globalStyle('th', { fontWeight: 'inherit', textAlign: 'inherit' });
globalStyle('fieldset', { border: 0, minInlineSize: 0 });
globalStyle(':focus-visible', focusRing());
globalStyle(':focus:not(:focus-visible)', { outline: 'none' });
globalStyle('[hidden]', { display: 'none' });
globalStyle('@page', { margin: rem(space.page) });
globalStyle('tr, li, figure', onPaper({ breakInside: 'avoid' }));
globalStyle('h1, h2, h3, h4, h5, h6', onPaper({ breakAfter: 'avoid' }));
