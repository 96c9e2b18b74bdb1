import { expect, test } from 'vitest';

const files = import.meta.glob<Record<string, unknown>>(
  ['./{components,patterns}/*/*.tsx', '!./**/*.{stories,sample,test}.tsx', './theme/index.ts'],
  { eager: true },
);

/** The entry points: `index.ts`, and the file with the name of its folder. */
const entries = Object.entries(files).flatMap(([path, module]) => {
  const folder = /^\.\/(.*?(\w+))\/(?:index\.ts|\2\.tsx)$/.exec(path)?.[1];
  return folder ? [[folder, Object.keys(module).sort()]] : [];
});

test('the public exports match the snapshot', () => {
  expect(Object.fromEntries(entries)).toMatchSnapshot();
});
