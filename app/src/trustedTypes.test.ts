import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { trustedStyle } from './trustedTypes.ts';

test('the installed Radix Select writes exactly the style sheet that the policy allows', () => {
  const require = createRequire(new URL('../../packages/ui/package.json', import.meta.url));
  const source = readFileSync(require.resolve('@radix-ui/react-select'), 'utf8');
  expect(source).toContain(trustedStyle);
});
