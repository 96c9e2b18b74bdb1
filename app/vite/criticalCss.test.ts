import { expect, test } from 'vitest';
import { criticalCss } from './criticalCss.ts';

const on =
  (...names: string[]) =>
  (name: string) =>
    names.includes(name);

test.each([
  [
    'keeps rules whose classes can occur',
    'body{margin:0}.a{gap:0}.b{gap:1px}.a .b,.a:focus{gap:2px}.a[data-x="1,5"]{gap:3px}',
    'body{margin:0}.a{gap:0}.a:focus{gap:2px}.a[data-x="1,5"]{gap:3px}',
  ],
  [
    'drops a condition with its last rule',
    '@media print{.a{gap:0}.b{gap:1px}}@media screen{.b{gap:1px}}@container card (width>=1px){.b{gap:0}}',
    '@media print{.a{gap:0}}',
  ],
  [
    'compares values of data attributes, except where the server sets them',
    '[data-theme=dark]{gap:0}.a[data-tone=calm]{gap:1px}.a[data-tone=loud]{gap:2px}',
    '[data-theme=dark]{gap:0}.a[data-tone=calm]{gap:1px}',
  ],
  [
    'does not split a selector inside brackets',
    '.a:not(.calm,.b){gap:0}.a:is(:focus,p:not([x],[y])) i{gap:1px}.a:not(.calm,.a){gap:2px}',
    '.a:is(:focus,p:not([x],[y])) i{gap:1px}.a:not(.calm,.a){gap:2px}',
  ],
  [
    'keeps keyframes and custom properties that are used',
    ':root{--x1:red;--x12:blue;color-scheme:dark}@keyframes in{to{opacity:0}}@keyframes up{to{opacity:1}}.a{color:var(--x12);animation:1s in}.b{animation:1s up}',
    ':root{--x12:blue;color-scheme:dark}@keyframes in{to{opacity:0}}.a{color:var(--x12);animation:1s in}',
  ],
  [
    'drops fonts, pointer states and motion',
    '@font-face{src:url(a)}.a{gap:0}.a:hover,.a:focus-visible{gap:1px}.a:active{gap:2px}.a:not(:hover){gap:3px}@media (prefers-reduced-motion:no-preference){.a{transition:1s}}@media print{.a:hover{gap:0}}@media screen{.a{gap:4px}}',
    '.a{gap:0}.a:focus-visible{gap:1px}.a:not(:hover){gap:3px}@media screen{.a{gap:4px}}',
  ],
])('%s', (_title, css, critical) => {
  expect(criticalCss(css, on('a', 'calm'))).toBe(critical);
});
