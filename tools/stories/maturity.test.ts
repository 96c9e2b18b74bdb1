import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type Maturity, maturities } from '../../.storybook/maturity.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((path) => ({
    path: path.replaceAll('\\', '/'),
    text: readFileSync(`${root}${path}`, 'utf8'),
  }));

const parts = read('packages/ui/src/{components,patterns}/*/*.stories.tsx')
  .filter(({ text }) => !text.includes("title: 'Tests/"))
  .map(({ path, text }) => {
    const meta = text.slice(text.indexOf('const meta'), text.indexOf('export default'));
    const tags = /\n {2}tags: \[([^\]]*)\]/.exec(meta)?.[1] ?? '';
    const levels = Object.keys(maturities).filter((level) => tags.includes(`'${level}'`));
    return { path, levels: levels as Maturity[], name: path.split('/').at(-2) ?? '' };
  });

test('every component and pattern has one maturity level', () => {
  expect(parts.filter(({ levels }) => levels.length !== 1)).toEqual([]);
  expect(parts.length).toBeGreaterThan(80);
});

test('a component is stable if the product uses it, else beta', () => {
  const users = read('{app,packages/*}/src/**/*.{ts,tsx}').filter(
    ({ path }) => !/node_modules|\.(stories|test|sample)\./.test(path),
  );
  const wrong = parts
    .filter(({ path, levels }) => path.includes('/components/') && !levels.includes('deprecated'))
    .filter(({ name, levels }) => {
      const used = users.some(
        ({ path, text }) =>
          !path.includes(`/components/${name}/`) && new RegExp(`/${name}(/[\\w.]+)?'`).test(text),
      );
      return used !== levels.includes('stable');
    });
  expect(wrong).toEqual([]);
});
