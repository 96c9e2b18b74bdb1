import { expect, test } from 'vitest';

const doors = import.meta.glob<Record<string, unknown>>(
  './{theme,components/*,patterns/*}/index.ts',
  { eager: true },
);

test('what the library hands out changes only on purpose', () => {
  const names = Object.entries(doors).map(([path, door]) => [
    path.slice(2, -'/index.ts'.length),
    Object.keys(door).sort(),
  ]);
  expect(Object.fromEntries(names)).toMatchSnapshot();
});
