import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Draws the icons of lucide-react with `drawnIcon.ts`: the library's own way answers far more questions than are asked here. */
export function iconParts(): Plugin {
  return {
    name: 'portal:icon-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/createLucideIcon\.mjs$/ },
      handler: () => join(import.meta.dirname, 'drawnIcon.ts'),
    },
  };
}
