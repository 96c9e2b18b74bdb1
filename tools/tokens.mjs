// Writes the design tokens of packages/ui for Figma and other tools. A unit test fails when they are stale.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tokenFiles } from '../packages/ui/src/theme/designTokens.ts';
import { root } from './lib/runtime.mjs';

const folder = join(root, 'packages/ui/tokens');
await mkdir(folder, { recursive: true });
for (const [name, content] of Object.entries(tokenFiles()))
  await writeFile(join(folder, name), content);
