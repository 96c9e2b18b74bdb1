// Builds the packages as others install them: `packages/*/dist` is the folder that `npm pack` and `npm publish` take.
// In this repository nobody needs the build; the packages are used from their sources.
import { buildPackages } from './lib/packages.mjs';
import { requireNode } from './lib/runtime.mjs';
import { fail, say } from './lib/say.mjs';

try {
  requireNode();
  for (const { name, entries, modules } of await buildPackages())
    say(`${name.padEnd(16)} ${entries} entries, ${modules} modules`);
} catch (error) {
  fail(error);
}
