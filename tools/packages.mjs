// Builds the packages as others install them: `packages/*/dist` is the folder that `npm pack` and `npm publish` take.
// This repository needs no build: it uses the packages from their sources.
import { compileMessages } from './lib/messages.mjs';
import { buildPackages } from './lib/packages.mjs';
import { requireNode } from './lib/runtime.mjs';
import { fail, say } from './lib/say.mjs';

try {
  requireNode();
  await compileMessages();
  for (const { name, entries, modules } of await buildPackages())
    say(`${name.padEnd(16)} ${entries} entries, ${modules} modules`);
} catch (error) {
  fail(error);
}
