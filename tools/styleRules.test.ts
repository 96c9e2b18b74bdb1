import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('no rule begins below any next sibling, which styles a whole list anew for each row added to it', () => {
  const files = globSync('{app,packages/*}/src/**/*.css.ts');
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => /[+~] \* [^`'}]/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
