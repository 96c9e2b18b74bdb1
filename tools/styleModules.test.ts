import { expect, test } from 'vitest';
import { styleModules } from './lib/styleModules.mjs';

test('what a stylesheet imports, also through other modules, leads to it', () => {
  const sources = new Map([
    ['packages/ui/src/theme/color.ts', ''],
    ['packages/ui/src/theme/vars.css.ts', "import { color } from './color.ts';"],
    ['packages/ui/src/theme/index.ts', "export {\n  vars,\n} from './vars.css.ts';"],
    ['packages/ui/src/components/Badge/Badge.tsx', "import { badge } from './Badge.css.ts';"],
    [
      'packages/ui/src/components/Badge/Badge.css.ts',
      "import type { Tone } from './Badge.tsx';\nimport { vars } from '../../theme/vars.css.ts';",
    ],
    ['packages/forms/src/brand/Brand.css.ts', "import { vars } from '@portal/ui/theme';"],
  ]);
  const found = styleModules(sources).map(({ name, reasons }) => [
    name,
    ...reasons.map(({ moduleName }) => moduleName),
  ]);
  expect(found).toEqual([
    ['./packages/ui/src/theme/color.ts', './packages/ui/src/theme/vars.css.ts'],
    [
      './packages/ui/src/theme/vars.css.ts',
      './packages/ui/src/components/Badge/Badge.css.ts',
      './packages/ui/src/theme/index.ts',
    ],
    ['./packages/ui/src/theme/index.ts', './packages/forms/src/brand/Brand.css.ts'],
  ]);
});
