// Compiles the message catalogues of each package, the app and the backend. Does nothing after an installation without devDependencies.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessages } from './lib/messages.mjs';
import { root } from './lib/runtime.mjs';
import { fail } from './lib/say.mjs';

try {
  const installed = existsSync(join(root, 'node_modules/@inlang/paraglide-js'));
  if (installed || process.env.npm_lifecycle_event !== 'prepare') await compileMessages();
} catch (error) {
  fail(error);
}
