// Builds the portal for production, whether or not anything changed.
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/runtime.mjs';
import { fail } from './lib/say.mjs';

try {
  requireNode();
  await ensureInstalled();
  await ensureBuilt({ anew: true });
} catch (error) {
  fail(error);
}
