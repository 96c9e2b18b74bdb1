import { expect, test } from 'vitest';
import { firstPaintCss, usedCss } from './usedCss.ts';

const on =
  (...names: string[]) =>
  (name: string) =>
    names.includes(name);

test('rules of classes that cannot appear are left out, all others stay', () => {
  const css = 'body{margin:0}.a{gap:0}.b{gap:1px}.a .b,.a:hover{gap:2px}.a[data-x="1,5"]{gap:3px}';
  expect(usedCss(css, on('a'))).toBe(
    'body{margin:0}.a{gap:0}.a:hover{gap:2px}.a[data-x="1,5"]{gap:3px}',
  );
});

test('a condition goes with its last rule', () => {
  const css =
    '@media print{.a{gap:0}.b{gap:1px}}@media screen{.b{gap:1px}}@container deeds (width>=1px){.b{gap:0}}';
  expect(usedCss(css, on('a'))).toBe('@media print{.a{gap:0}}');
});

test('values of data attributes count as names, except where the server sets them', () => {
  const css = '[data-theme=dark]{gap:0}.a[data-tone=calm]{gap:1px}.a[data-tone=loud]{gap:2px}';
  expect(usedCss(css, on('a', 'calm'))).toBe('[data-theme=dark]{gap:0}.a[data-tone=calm]{gap:1px}');
});

test('a selector in brackets is judged as a whole', () => {
  const css = '.a:not(.b,.c){gap:0}.a:is(:hover,p:not([x],[y])) i{gap:1px}';
  expect(usedCss(css, on('a', 'b'))).toBe('.a:is(:hover,p:not([x],[y])) i{gap:1px}');
});

test('movements and custom properties stay where they are mentioned', () => {
  const css =
    ':root{--x1:red;--x12:blue;color-scheme:dark}@keyframes in{to{opacity:0}}@keyframes up{to{opacity:1}}.a{color:var(--x12);animation:1s in}.b{animation:1s up}';
  expect(usedCss(css, on('a'))).toBe(
    ':root{--x12:blue;color-scheme:dark}@keyframes in{to{opacity:0}}.a{color:var(--x12);animation:1s in}',
  );
});

test('what moves, what a pointer does and fonts are no part of the first paint', () => {
  const css =
    '@font-face{src:url(a)}.a{gap:0}.a:hover,.a:focus-visible{gap:1px}.a:active{gap:2px}.a:not(:hover){gap:3px}@media (prefers-reduced-motion:no-preference){.a{transition:1s}}@media print{.a:hover{gap:0}}@media screen{.a{gap:4px}}';
  expect(firstPaintCss(css)).toBe(
    '.a{gap:0}.a:focus-visible{gap:1px}.a:not(:hover){gap:3px}@media screen{.a{gap:4px}}',
  );
});
