import { expect, test } from 'vitest';
import { withoutPreloads } from './shorterPreloads.ts';

const code = (files: string, lists: readonly string[]) =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=[${files}])))=>i.map(i=>d[i]);${lists
    .map((list) => `load(()=>import("./x.js"),__vite__mapDeps([${list}]));`)
    .join('')}`;

test('an import preloads only what may not have run yet', () => {
  const before = code('"a.js","base.js","b.css"', ['0,1', '1,2', '1', '']);
  const after = code('"a.js","b.css"', ['0', '1', '', '']);
  expect(withoutPreloads(before, (file) => file === 'base.js')).toBe(after);
});
