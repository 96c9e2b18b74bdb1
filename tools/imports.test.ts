import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** [the file that imports, what it imports] */
type Import = readonly [string, string];

const forbidden: readonly Import[] = [
  ['packages/ui/src/components/Button/Button.tsx', '@portal/data/schemas'],
  ['packages/ui/src/components/Button/Button.tsx', '../../patterns/Shell/index.ts'],
  ['packages/ui/src/components/Button/Button.tsx', 'react-router-dom'],
  ['packages/ui/src/patterns/Shell/Shell.tsx', '@portal/data/client'],
  ['packages/ui/src/patterns/Shell/Shell.tsx', '@radix-ui/react-dialog'],
  ['packages/data/src/schemas/user.ts', '../client/request.ts'],
  ['packages/data/src/schemas/user.ts', 'zustand/vanilla'],
  ['packages/data/src/client/request.ts', '../stores/session/index.ts'],
  ['packages/data/src/stores/session/sessionStore.ts', 'react'],
  ['packages/data/src/stores/session/sessionStore.ts', 'zustand'],
  ['packages/data/src/react/useSession.ts', '@portal/ui/theme'],
  ['packages/forms/src/listing/ListingForm.tsx', '@portal/data/client'],
  ['packages/forms/src/listing/ListingForm.tsx', '@portal/data/stores'],
  ['packages/forms/src/listing/ListingForm.tsx', 'react-router-dom'],
  ['app/src/router.tsx', 'left-pad'],
];

const allowed: readonly Import[] = [
  ['packages/ui/src/components/Select/Select.tsx', '@radix-ui/react-select'],
  ['packages/ui/src/patterns/Shell/Shell.tsx', '../../components/Brand/index.ts'],
  ['packages/data/src/client/request.ts', '../schemas/user.ts'],
  ['packages/data/src/stores/session/sessionStore.ts', 'zustand/vanilla'],
  ['packages/forms/src/listing/ListingForm.tsx', '@portal/data/schemas'],
  ['packages/forms/src/listing/ListingForm.tsx', '@portal/ui/components/Button'],
  ['app/src/router.tsx', '@portal/data/stores'],
];

const manifests = [
  'package.json',
  ...['ui', 'data', 'forms'].map((name) => `packages/${name}/package.json`),
  'app/package.json',
];

/** A copy of the house's walls with one file for each import of the two tables. */
let house: string;
let report: string;

const probe = ([file, specifier]: Import) =>
  file.replace(/\.tsx?$/, `.${specifier.replace(/\W+/g, '-')}$&`);

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'imports-'));
  const rules: unknown = JSON.parse(readFileSync('biome.json', 'utf8'));
  writeFileSync(
    join(house, 'biome.json'),
    JSON.stringify({ ...Object(rules), vcs: { enabled: false } }),
  );
  for (const file of manifests) cpSync(file, join(house, file));
  for (const each of [...forbidden, ...allowed]) {
    const path = join(house, probe(each));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `import { x } from '${each[1]}';\nx();\n`);
  }
  const { stdout } = spawnSync(
    resolve('node_modules/.bin/biome'),
    [
      'lint',
      '--only=style/noRestrictedImports',
      '--only=correctness/noUndeclaredDependencies',
      '--max-diagnostics=none',
      '--reporter=json',
    ],
    { cwd: house, encoding: 'utf8' },
  );
  report = stdout;
});

afterAll(() => rmSync(house, { recursive: true }));

test.each(forbidden)('%s may not import %s', (...each) => {
  expect(report).toContain(probe(each));
});

test.each(allowed)('%s may import %s', (...each) => {
  expect(report).not.toContain(probe(each));
});
