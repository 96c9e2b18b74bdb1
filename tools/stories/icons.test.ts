import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const gallery = 'packages/ui/src/theme/Icons.stories.tsx';

/** The lucide-react icons that a file imports. */
function iconsOf(path: string): string[] {
  const text = readFileSync(`${root}${path}`, 'utf8');
  return [...text.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)].flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => /^[A-Z]\w*/.exec(name.trim())?.[0] ?? []),
  );
}

test('the gallery shows exactly the icons of the product', () => {
  const files = globSync('{app,packages/*}/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !/\.(stories|test)\.|sample/i.test(path),
  );
  const used = new Set(files.flatMap(iconsOf));
  expect(iconsOf(gallery).sort()).toEqual([...used].sort());
});
